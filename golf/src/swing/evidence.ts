import type { ChangeId } from './changes.ts'
import type { SwingSign } from './signs.ts'

// How much a sign speaks for a cause. That the face sends the ball and the path against the face curves it is measured
// (Wood, Henrikson and Broadie 2018, doi:10.3390/proceedings2060249); what a golfer does to bring the club there so is
// teaching experience. The weights are our judgement of it: rules of thumb, not measurements.

/** What the cause typically does. */
export const TYPICAL = 3
/** What it often does as well. */
export const COMMON = 2
/** What it can do. */
export const POSSIBLE = 1
/** What it hardly ever does: the sign speaks against the cause. */
export const UNLIKELY = -2

export type Cause = {
  readonly evidence: Readonly<Partial<Record<SwingSign, number>>>
  readonly changes: readonly ChangeId[]
}
