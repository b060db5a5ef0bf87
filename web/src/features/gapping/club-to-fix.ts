import type { ClubType } from '@bagwise/golf/club'
import type { CarryCertainties } from '@bagwise/golf/distances/carry-certainty'
import type { GapClub } from '@bagwise/golf/gapping/find-gaps'

/** The number to type first: the 7-iron while it is an estimate, else the estimate that is least certain, else the longest club's. */
export function clubToFix(clubs: readonly GapClub[], certainties: CarryCertainties): ClubType | undefined {
  const estimated = clubs.filter(({ isEstimated }) => isEstimated).map(({ club }) => club)
  if (estimated.includes('7-iron')) return '7-iron'
  const plusMinus = (club: ClubType) => certainties[club]?.plusMinusYards ?? 0
  const [leastCertain] = estimated.toSorted((a, b) => plusMinus(b) - plusMinus(a))
  return leastCertain ?? clubs[0]?.club
}
