import type { ClubType } from '../club.ts'
import { byPosition } from '../club.ts'
import { hardship } from './filler.ts'
import type { Gap, GapClub } from './find-gaps.ts'
import { LARGE_GAP_ABOVE_YARDS, findGaps } from './find-gaps.ts'

/** Clubs a bag is built around; they stay (our decision: `docs/deviations.md`, Distance gapping). */
export const KEPT_CLUBS: readonly ClubType[] = ['driver', '7-iron', 'pw', 'sw']

/**
 * The club to leave out when `newcomer` comes into a full bag to fill `hole`: from the smallest gap between two clubs
 * the one whose absence leaves the smaller gap. A pair that would open a new hole is passed over for the next; when
 * every pair would, the hole must at least get smaller by it. A gap between two estimates says little: such pairs come
 * last. Undefined when nothing can sensibly go.
 */
export function clubToLeaveOut({
  clubs,
  newcomer,
  hole,
  staying = [],
}: {
  readonly clubs: readonly GapClub[]
  readonly newcomer: GapClub
  readonly hole: Gap
  /** Clubs that came in by earlier advice, or that other advice would ask for again. */
  readonly staying?: readonly ClubType[]
}): ClubType | undefined {
  const gapsAfter = findGaps([...clubs, newcomer])
  const leftBy = (club: ClubType) => gapWithout(club, gapsAfter)
  const candidates = leastMissed(clubs, leftBy).filter((club) => !staying.includes(club))

  return (
    candidates.find((club) => leftBy(club) <= LARGE_GAP_ABOVE_YARDS) ??
    candidates.find((club) => leftBy(club) < hole.gapYards && !isBesideHole(club, gapsAfter))
  )
}

/**
 * The club to leave out of a full bag for a putter, which fills no hole: from the smallest gap between two clubs the one
 * whose absence leaves the smaller gap, unless that would be a hole. Undefined when every club would leave one.
 */
export function clubToSpare(clubs: readonly GapClub[]): ClubType | undefined {
  const gaps = findGaps(clubs)
  const leftBy = (club: ClubType) => gapWithout(club, gaps)
  return leastMissed(clubs, leftBy).find((club) => leftBy(club) <= LARGE_GAP_ABOVE_YARDS)
}

/** The clubs that may go, from the smallest gap on; of a pair first the one that leaves less behind. */
function leastMissed(clubs: readonly GapClub[], leftBy: (club: ClubType) => number): readonly ClubType[] {
  return findGaps(clubs)
    .toSorted((a, b) => Number(isGuess(a)) - Number(isGuess(b)) || a.gapYards - b.gapYards)
    .flatMap((gap) => pairByNeed(gap, leftBy))
    .filter((club) => !KEPT_CLUBS.includes(club))
}

/**
 * Two neighbours, first the one that is missed less: it leaves the smaller gap. Without either of two that carry the
 * same the bag is the same: then the one that is harder to hit.
 */
export function pairByNeed({ longer, shorter, gapYards }: Gap, leftBy: (club: ClubType) => number) {
  return [longer.club, shorter.club].toSorted((a, b) =>
    gapYards === 0 ? hardship(b) - hardship(a) || byPosition(a, b) : leftBy(a) - leftBy(b),
  )
}

function isGuess({ longer, shorter }: Gap): boolean {
  return longer.isEstimated && shorter.isEstimated
}

/** The gap left between its neighbours when the club goes: nothing below the shortest, everything above the longest. */
export function gapWithout(club: ClubType, gaps: readonly Gap[]): number {
  const above = gaps.find(({ shorter }) => shorter.club === club)
  const below = gaps.find(({ longer }) => longer.club === club)
  if (!above) return Infinity
  return below ? above.gapYards + below.gapYards : 0
}

function isBesideHole(club: ClubType, gaps: readonly Gap[]): boolean {
  return gaps.some(
    ({ longer, shorter, verdict }) => verdict === 'too-large' && (longer.club === club || shorter.club === club),
  )
}
