import type { ChangeId } from './changes.ts'
import type { SwingSign } from './signs.ts'

// How strongly a sign supports a cause. That the face starts the ball and the path relative to the face curves it has
// been measured (Wood, Henrikson and Broadie 2018, doi:10.3390/proceedings2060249); how golfers bring the club there is
// teaching experience. The weights are our judgement of it: rules of thumb, not measurements.

/** A typical effect of the cause. */
export const TYPICAL = 3
/** A frequent effect. */
export const COMMON = 2
/** A possible effect. */
export const POSSIBLE = 1
/** An unlikely effect: the sign contradicts the cause. */
export const UNLIKELY = -2

export type Cause = {
  readonly evidence: Readonly<Partial<Record<SwingSign, number>>>
  readonly changes: readonly ChangeId[]
}
