import { mostLikelyScore, netDoubleBogey } from '@bagwise/golf/handicap/net-double-bogey'
import { loggedStrokes } from '@bagwise/golf/play/hole-log'
import type { HoleState } from '@bagwise/golf/play/hole-taps'
import { expectedStrokesAt } from '@bagwise/golf/play/spot'
import type { Spot } from '@bagwise/golf/play/spot'

/** Rules of Handicapping, Rule 3.3; in a tournament nothing is worked out from the place of the ball. */
export function scoreOfPickUp({
  state,
  spot,
  isTournament,
  received,
  handicap,
}: {
  readonly state: HoleState
  /** Where the ball is; undefined where nobody knows. */
  readonly spot: Spot | undefined
  readonly isTournament: boolean
  readonly received: number | undefined
  readonly handicap: number | null
}): number {
  const { par } = state.log.hole
  const { shots, penalties } = loggedStrokes(state.log)
  if (isTournament || spot === undefined) return Math.max(1, netDoubleBogey({ par, received }))
  const expectedStrokesToGo = expectedStrokesAt(spot, { handicap })
  return Math.max(1, mostLikelyScore({ strokesSoFar: shots + penalties, expectedStrokesToGo, par, received }))
}
