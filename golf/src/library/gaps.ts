/** The carries between the clubs of a bag. */
import * as model from '../gapping/find-gaps.ts'
import type { Gap, GapClub } from '../gapping/find-gaps.ts'
import { FIND_GAPS } from './inputs/bag.ts'
import { wrongInput } from './inputs/wrong-input.ts'
import type { WrongInput } from './inputs/wrong-input.ts'

export { LARGE_GAP_ABOVE_YARDS, OVERLAP_BELOW_YARDS } from '../gapping/find-gaps.ts'
export type { Gap, GapClub, GapVerdict } from '../gapping/find-gaps.ts'

/** Gaps between neighbours, longest carry first, without the putter: too close under 5 yards, too large over 20. */
export function findGaps(clubs: readonly GapClub[]): readonly Gap[] | WrongInput {
  return wrongInput(FIND_GAPS, { clubs }) ?? model.findGaps(clubs)
}
