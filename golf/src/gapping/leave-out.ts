import type { ClubType } from '../club.ts'
import { byPosition } from '../club.ts'
import { difficulty } from './filler.ts'
import type { Gap, GapClub } from './find-gaps.ts'
import { LARGE_GAP_ABOVE_YARDS, findGaps } from './find-gaps.ts'

/** Clubs a bag is built around, which always stay (our decision: `docs/deviations.md`, Distance gapping). */
const KEPT_CLUBS: readonly ClubType[] = ['driver', '7-iron', 'pw', 'sw']

/**
 * The club to leave out of a full bag so that `addedClub` can fill `hole`: of the closest pair, the club whose absence
 * leaves the smaller gap. Pairs that would open a new hole are skipped; if all would, `hole` must at least
 * shrink. Pairs of estimates come last. Undefined when no choice makes sense.
 */
export function clubToLeaveOut({
  clubs,
  addedClub,
  hole,
  staying = [],
}: {
  readonly clubs: readonly GapClub[]
  readonly addedClub: GapClub
  readonly hole: Gap
  /** Clubs added by earlier advice. */
  readonly staying?: readonly ClubType[]
}): ClubType | undefined {
  const gapsAfter = findGaps([...clubs, addedClub])
  const leftBy = (club: ClubType) => gapWithout(club, gapsAfter)
  const candidates = leastMissed(clubs, leftBy).filter((club) => !staying.includes(club))

  return (
    candidates.find((club) => leftBy(club) <= LARGE_GAP_ABOVE_YARDS) ??
    candidates.find((club) => leftBy(club) < hole.gapYards && !isBesideHole(club, gapsAfter))
  )
}

/**
 * The club to leave out of a full bag for a putter: of the closest pair, the club whose absence leaves the smaller gap,
 * unless that is a hole. Undefined when every choice leaves a hole.
 */
export function clubToSpare(clubs: readonly GapClub[]): ClubType | undefined {
  const gaps = findGaps(clubs)
  const leftBy = (club: ClubType) => gapWithout(club, gaps)
  return leastMissed(clubs, leftBy).find((club) => leftBy(club) <= LARGE_GAP_ABOVE_YARDS)
}

/** Clubs that may go, from the closest pair on; within a pair, the club that leaves the smaller gap first. */
function leastMissed(clubs: readonly GapClub[], leftBy: (club: ClubType) => number): readonly ClubType[] {
  return findGaps(clubs)
    .toSorted((a, b) => Number(isGuess(a)) - Number(isGuess(b)) || a.gapYards - b.gapYards)
    .flatMap((gap) => pairByNeed(gap, leftBy))
    .filter((club) => !KEPT_CLUBS.includes(club))
}

/**
 * Two neighbours, the more dispensable one first: it leaves the smaller gap. With equal carries, the one that is harder
 * to hit.
 */
function pairByNeed({ longer, shorter, gapYards }: Gap, leftBy: (club: ClubType) => number) {
  return [longer.club, shorter.club].toSorted((a, b) =>
    gapYards === 0 ? difficulty(b) - difficulty(a) || byPosition(a, b) : leftBy(a) - leftBy(b),
  )
}

function isGuess({ longer, shorter }: Gap): boolean {
  return longer.isEstimated && shorter.isEstimated
}

/** The gap between its neighbours without this club: 0 for the shortest club, infinite for the longest. */
function gapWithout(club: ClubType, gaps: readonly Gap[]): number {
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
