import type { SwingSign } from '@bagwise/golf/swing/signs'

/** A cause's name, mechanism and self-check, and why the golfer's signs point to it. */
export type CauseText = {
  readonly title: string
  readonly what: string
  /** A check without a teacher: what to do, and what it shows. */
  readonly check: string
  /** Ids of shared drills, most specific first. */
  readonly drills: readonly [string, ...string[]]
  readonly why: Readonly<Partial<Record<SwingSign, string>>>
}
