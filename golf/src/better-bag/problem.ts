import type { BagClub } from '../bag.ts'
import { clubsInBag } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { byPosition } from '../club.ts'
import type { ClubDistances } from '../distances/club-distance.ts'
import { clubsWithCarry } from '../distances/order.ts'
import type { GapClub } from '../gapping/find-gaps.ts'
import { findGaps, gapClubs } from '../gapping/find-gaps.ts'
import { KEPT_CLUBS, gapWithout, pairByNeed } from '../gapping/leave-out.ts'
import { sevenIronYards } from '../gapping/ideal-gap.ts'
import type { YardageRange } from './coverage.ts'
import { yardageRange } from './coverage.ts'

/** What is known about a golfer whose bag is to be improved. */
export type BagGolfer = {
  readonly golfBag: readonly Pick<BagClub, 'type' | 'loft' | 'isInBag'>[]
  readonly distances: ClubDistances
  readonly handicap: number | null
  /** Clubs that other advice would ask for again: they stay. */
  readonly needed?: readonly ClubType[]
}

/** The search problem: a bag with at least two different carries. */
export type BetterBagProblem = {
  /** Clubs in the bag with a carry, longest first. */
  readonly clubs: readonly GapClub[]
  /** Clubs in the bag without a distance: they take a slot, but what they cover is unknown. */
  readonly unmeasured: readonly ClubType[]
  readonly shelved: readonly ClubType[]
  readonly loftsDeg: ReadonlyMap<ClubType, number>
  readonly distances: ClubDistances
  readonly range: YardageRange
  readonly sevenIronCarryYards: number
  readonly handicap: number | null
  /** Stay in the bag. */
  readonly kept: readonly ClubType[]
  /** Of each overlapping pair, the club that other advice also removes. */
  readonly missedLess: readonly ClubType[]
}

/** Undefined while fewer than two clubs have different carries: there is no range to cover then. */
export function betterBagProblem({
  golfBag,
  distances,
  handicap,
  needed = [],
}: BagGolfer): BetterBagProblem | undefined {
  const clubs = gapClubs({ bag: golfBag, distances }).toSorted(
    (a, b) => b.carryYards - a.carryYards || byPosition(a.club, b.club),
  )
  const range = yardageRange(clubs.map(({ carryYards }) => carryYards))
  const sevenIronCarryYards = sevenIronYards(distances)
  if (!range || sevenIronCarryYards === undefined) return undefined
  const carried = clubsWithCarry(clubsInBag(golfBag).map(({ type }) => type))
  const kept = [...KEPT_CLUBS, ...needed]
  const gaps = findGaps(clubs)
  const overlaps = gaps.filter(({ verdict }) => verdict === 'too-close')
  return {
    clubs,
    unmeasured: carried.filter((club) => !distances[club]),
    shelved: clubsWithCarry(golfBag.map(({ type }) => type)).filter((club) => !carried.includes(club)),
    loftsDeg: new Map(golfBag.map(({ type, loft }) => [type, loft])),
    distances,
    range,
    sevenIronCarryYards,
    handicap,
    kept,
    missedLess: overlaps.flatMap((gap) => {
      const pair = pairByNeed(gap, (club) => gapWithout(club, gaps))
      return pair.find((club) => !kept.includes(club)) ?? []
    }),
  }
}
