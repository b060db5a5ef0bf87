import type { ClubType } from '@bagwise/golf/club'
import type { Gap } from '@bagwise/golf/gapping/find-gaps'
import type { GapRecommendation } from '@bagwise/golf/gapping/gap-recommendation'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import * as copy from './gapping-advice.copy.ts'

type Context = {
  readonly units: PreferredUnits
  /** All gaps of the bag: they tell why a club may be left out. */
  readonly gaps: readonly Gap[]
}

/** What the golfer reads for a recommendation, in the golfer's units. */
export function recommendationText(
  recommendation: GapRecommendation,
  { units, gaps }: Context,
): copy.RecommendationText {
  const leaveOut = 'leaveOut' in recommendation ? recommendation.leaveOut : []
  return copy.adviceText(recommendation, { units, nearest: nearestTo(leaveOut, gaps) })
}

/** The nearest neighbour of a single club; of several none is named. */
function nearestTo([only, ...others]: readonly ClubType[], gaps: readonly Gap[]): copy.NearestClub | undefined {
  if (!only || others.length > 0) return undefined
  const [gap] = gaps
    .filter(({ longer, shorter }) => longer.club === only || shorter.club === only)
    .toSorted((a, b) => a.gapYards - b.gapYards)
  return gap && { gap, neighbour: gap.longer.club === only ? gap.shorter.club : gap.longer.club }
}
