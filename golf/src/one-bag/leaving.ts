import type { ClubType } from '../club.ts'
import type { BagClubCarry, BagGolfer } from './bag-golfer.ts'
import { handicapOf } from './bag-golfer.ts'
import { hardshipYards } from './fill-hole.ts'
import type { Yardstick } from './hole-strokes.ts'
import { strokesOfHole } from './hole-strokes.ts'
import type { JudgedGap } from './holes.ts'
import { judgedPair } from './holes.ts'

/** Clubs a bag is built around. */
const KEPT_CLUBS: readonly ClubType[] = ['driver', '7-iron', '8-iron', '9-iron', 'pw', 'sw']
/** Below this handicap the lob wedge is one of them. */
const LOB_WEDGE_KEPT_BELOW_HANDICAP = 10
/** A beginner's only hybrid and the last three wedges of a serious golfer stay: other advice would ask for them again. */
const FEWEST_WEDGES = 3

/** What an end of the bag leaves behind: more than any gap. */
const NO_NEIGHBOUR_YARDS = 1000

/** Whether a club stays in the bag whatever the plan needs. */
export function isKept({ type, kind }: BagClubCarry, golfer: BagGolfer): boolean {
  const inBag = golfer.clubs.filter(({ isInBag }) => isInBag)
  const countOf = (sort: typeof kind) => inBag.filter((other) => other.kind === sort).length
  return (
    KEPT_CLUBS.includes(type) ||
    (type === 'lw' && handicapOf(golfer) < LOB_WEDGE_KEPT_BELOW_HANDICAP) ||
    (golfer.isBeginner && kind === 'hybrid' && countOf('hybrid') === 1) ||
    (golfer.isSerious && kind === 'wedge' && countOf('wedge') <= FEWEST_WEDGES)
  )
}

/** The gap that a club leaves behind between its neighbours; undefined at both ends of the bag, where nobody is beside. */
export function gapWithout(
  type: ClubType,
  clubs: readonly BagClubCarry[],
  sevenIronCarryYards: number,
): JudgedGap | undefined {
  const index = clubs.findIndex((club) => club.type === type)
  const [longer, shorter] = [clubs[index - 1], clubs[index + 1]]
  return longer && shorter && judgedPair(longer, shorter, sevenIronCarryYards)
}

/** A club that may leave, with the strokes a round that this costs. */
export type Leaver = { readonly type: ClubType; readonly strokes: number }

/** The club whose leaving costs the fewest strokes and opens no hole; undefined when each would. */
export function cheapestLeaver(
  clubs: readonly BagClubCarry[],
  golfer: BagGolfer & Yardstick,
  staying: readonly ClubType[],
): Leaver | undefined {
  return clubs
    .flatMap((club, index) => {
      const [longer, shorter] = [clubs[index - 1], clubs[index + 1]]
      if (!longer || !shorter || isKept(club, golfer) || staying.includes(club.type)) return []
      if (judgedPair(longer, shorter, golfer.sevenIronCarryYards).verdict === 'too-large') return []
      const cost = (a: BagClubCarry, b: BagClubCarry) =>
        strokesOfHole({ longerYards: a.carryYards, shorterYards: b.carryYards }, golfer)
      return [{ type: club.type, strokes: cost(longer, shorter) - cost(longer, club) - cost(club, shorter) }]
    })
    .toSorted((a, b) => a.strokes - b.strokes)[0]
}

/** The club that leaves the smallest gap behind. */
export function leastMissed(
  candidates: readonly BagClubCarry[],
  clubs: readonly BagClubCarry[],
  { sevenIronCarryYards }: BagGolfer,
): BagClubCarry | undefined {
  const leftYards = leftBehind(clubs, sevenIronCarryYards)
  return candidates.toSorted((a, b) => leftYards(a) - leftYards(b))[0]
}

/**
 * Of two that do one job the one to do without first: the harder to hit, of woods and hybrids the one with less loft,
 * else the one that leaves the smaller gap.
 */
export function harderFirst(
  pair: readonly BagClubCarry[],
  clubs: readonly BagClubCarry[],
  golfer: BagGolfer,
): readonly BagClubCarry[] {
  const isLong = ({ kind }: BagClubCarry) => kind === 'wood' || kind === 'hybrid'
  const leftYards = leftBehind(clubs, golfer.sevenIronCarryYards)
  return pair.toSorted(
    (a, b) =>
      hardshipYards(b, golfer) - hardshipYards(a, golfer) ||
      (pair.every(isLong) ? a.loftDeg - b.loftDeg : leftYards(a) - leftYards(b)),
  )
}

function leftBehind(clubs: readonly BagClubCarry[], sevenIronCarryYards: number): (club: BagClubCarry) => number {
  return ({ type }) => gapWithout(type, clubs, sevenIronCarryYards)?.gapYards ?? NO_NEIGHBOUR_YARDS
}
