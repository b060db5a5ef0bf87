import { MAX_CLUBS_IN_BAG, clubsInBag } from '@bagwise/golf/bag'
import { findBagProblems } from '@bagwise/golf/bag-problems'
import { analyseGaps } from '@bagwise/golf/gapping/analyse-gaps'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'
import { isAssumed } from '@bagwise/golf/onboarding/unsaid'
import type { RecommendedGolfer } from '@bagwise/golf/recommendations/recommended-golfer'

/** A gap stands between two clubs. */
const FEWEST_FOR_GAPS = 2

/** What bag and gapping page say about a bag of which no recommendation speaks. */
export function bagNotes({ bag, distances }: Pick<RecommendedGolfer, 'bag' | 'distances'>): readonly string[] {
  if (clubsInBag(bag).length === 0) return ['Every club you own is left out of the bag.']
  const { recommendations } = analyseGaps({ bag, distances })
  return [
    ...findBagProblems(bag).map((problem) =>
      problem.code === 'no-putter'
        ? 'There is no putter in the bag yet.'
        : `There are ${problem.clubCount} clubs in the bag; the rules allow ${MAX_CLUBS_IN_BAG}.`,
    ),
    ...(recommendations.some(({ kind }) => kind === 'more-clubs')
      ? ['There is room for more clubs, when you want more options on the course.']
      : []),
    ...(gapClubs({ bag, distances }).length < FEWEST_FOR_GAPS
      ? ['Gaps and overlaps show once two clubs have distances.']
      : []),
    ...(bag.some((club) => club.type !== 'putter' && isAssumed(club, 'shaftFlex'))
      ? ['Shafts are judged once you have named your clubs.']
      : []),
  ]
}
