import type { SwingSign } from '@bagwise/golf/swing/signs'

/** What a cause is called, what happens, how to find out alone, and why the golfer's signs speak for it. */
export type CauseText = {
  readonly title: string
  readonly what: string
  /** A test without a teacher: what to do, and what shows it. */
  readonly check: string
  /** Ids of shared drills, the closest first. */
  readonly drills: readonly [string, ...string[]]
  readonly why: Readonly<Partial<Record<SwingSign, string>>>
}
