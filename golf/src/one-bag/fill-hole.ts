import { aboutDollars } from './price.ts'
import type { BagClubCarry, BagGolfer, LoftedType, OwnedClub } from './bag-golfer.ts'
import { handicapOf } from './bag-golfer.ts'
import { carryBetween } from './club-place.ts'
import type { Yardstick } from './hole-strokes.ts'
import { strokesOfHole } from './hole-strokes.ts'
import type { Hole } from './holes.ts'
import { judgedPair } from './holes.ts'
import { purchasableClubs, suits } from './suitable-clubs.ts'

/** A club that splits a hole, in the order in which they help. */
export type Filler = {
  readonly club: LoftedType
  readonly isOwned: boolean
  readonly expectedCarryYards: number
  readonly plusMinusYards: number
  readonly priceDollars: number
  /** Strokes a round that it saves once those before it are in the bag. */
  readonly strokes: number
}

type Candidate = { readonly club: LoftedType; readonly carryYards: number; readonly isOwned: boolean }
type Edge = LoftedType & Pick<BagClubCarry, 'carryYards'>

/** A club stands at least this share of the ideal gap from each neighbour. */
const CLEAR_SHARE = 0.6
/** Wedges nearer than this do one job (convention: four to six degrees apart). */
const NARROWEST_WEDGE_STEP_DEG = 4
/** A hole is split, and each half once more. */
const MOST_SPLITS_DEEP = 3
/** A club of the shelf is preferred to one that stands this much nearer the middle, yards. */
const SHELF_AHEAD_YARDS = 6
/** How far four in five golfers are from what a new club carries: 1.28 standard deviations of its kind, in ln carry. */
const RANGE_SDS = 1.28
const NEW_CLUB_SD = { wedge: 0.045, other: 0.03 } as const
const LEAST_RANGE_YARDS = 2

/** A golfer for whom a club that is hard to hit has to stand nearer the middle. */
const WEAK = { belowMph: 90, aboveHandicap: 15 } as const
/** By how many yards, for weak and for strong golfers. Ours. */
const HARDSHIP_YARDS = {
  longIron: { weak: 8, strong: 3 },
  sixIron: { weak: 3, strong: 0 },
  wood: { weak: 0, strong: 2 },
  hybrid: { weak: 1, strong: 1 },
  other: { weak: 0, strong: 0 },
} as const
/** Irons with less loft than these are long irons; those below the second are hit like a 6-iron. */
const LONG_IRON_BELOW_DEG = 28
const SIX_IRON_BELOW_DEG = 30

/**
 * The clubs that split a hole, those that save most first: of the shelf where one fits, else bought. `owned` holds every
 * club of the golfer and those bought for other holes.
 */
export function fillersOf(hole: Hole, golfer: BagGolfer & Yardstick, owned: readonly LoftedType[]): readonly Filler[] {
  return inOrderOfWorth(hole, splitsOf(hole, golfer, owned), golfer)
}

/** Yards from the middle of a hole that a club gives away because it is hard to hit. */
export function hardshipYards({ kind, loftDeg }: LoftedType, golfer: Pick<BagGolfer, 'speedMph' | 'handicap'>): number {
  const isWeak = golfer.speedMph < WEAK.belowMph || handicapOf(golfer) > WEAK.aboveHandicap
  const isIron = kind === 'iron'
  const like =
    isIron && loftDeg < LONG_IRON_BELOW_DEG
      ? 'longIron'
      : isIron && loftDeg < SIX_IRON_BELOW_DEG
        ? 'sixIron'
        : kind === 'wood' || kind === 'hybrid'
          ? kind
          : 'other'
  return HARDSHIP_YARDS[like][isWeak ? 'weak' : 'strong']
}

/** What a new club may carry more or less, yards. */
export function newClubRangeYards({ kind }: LoftedType, carryYards: number): number {
  const sd = kind === 'wedge' ? NEW_CLUB_SD.wedge : NEW_CLUB_SD.other
  return Math.max(LEAST_RANGE_YARDS, Math.round(RANGE_SDS * sd * carryYards))
}

function splitsOf(hole: Hole, golfer: BagGolfer & Yardstick, owned: readonly LoftedType[]): readonly Candidate[] {
  const found: Candidate[] = []
  const split = (longer: Edge, shorter: Edge, depth: number) => {
    const gap = judgedPair(longer, shorter, golfer.sevenIronCarryYards)
    if (gap.verdict !== 'too-large' || depth === MOST_SPLITS_DEEP) return
    const clubCount = Math.ceil(gap.gapYards / gap.wideAboveYards)
    const targetYards = longer.carryYards - (gap.gapYards * Math.round(clubCount / 2)) / clubCount
    const taken = [...owned, ...found.map(({ club }) => club)]
    const [best] = [...shelfClubs(hole, golfer, found), ...newClubs(hole, golfer, taken)]
      .filter((candidate) => fits(candidate, longer, shorter, golfer.sevenIronCarryYards))
      .toSorted((a, b) => offYards(a, targetYards, golfer) - offYards(b, targetYards, golfer))
    if (!best) return
    found.push(best)
    const middle = { ...best.club, carryYards: best.carryYards }
    split(longer, middle, depth + 1)
    split(middle, shorter, depth + 1)
  }
  split(hole.longer, hole.shorter, 0)
  return found
}

/** A club of the shelf counts with its own number, which shows that the golfer hits it, else if it suits the swing. */
function shelfClubs(hole: Hole, golfer: BagGolfer, found: readonly Candidate[]): readonly Candidate[] {
  const isFree = ({ isInBag, type }: OwnedClub) => !isInBag && !found.some(({ club }) => club.type === type)
  return golfer.clubs.filter(isFree).flatMap(({ type, kind, loftDeg, carry }) => {
    const club = { type, kind, loftDeg }
    if (carry && !carry.isEstimated) return [{ club, carryYards: carry.carryYards, isOwned: true }]
    const carryYards = suits(club, golfer) ? carryBetween(club, hole) : undefined
    return carryYards === undefined ? [] : [{ club, carryYards, isOwned: true }]
  })
}

/** A wedge is bought between wedges only: between irons the set has one. */
function newClubs(hole: Hole, golfer: BagGolfer, taken: readonly LoftedType[]): readonly Candidate[] {
  const isBetweenWedges = hole.longer.kind === 'wedge' && hole.shorter.kind === 'wedge'
  return purchasableClubs(golfer, taken)
    .filter(({ kind }) => kind !== 'wedge' || isBetweenWedges)
    .flatMap((club) => {
      const carryYards = carryBetween(club, hole)
      return carryYards === undefined ? [] : [{ club, carryYards, isOwned: false }]
    })
}

function fits({ club, carryYards }: Candidate, longer: Edge, shorter: Edge, sevenIronCarryYards: number): boolean {
  const isClear = [
    judgedPair(longer, { carryYards }, sevenIronCarryYards),
    judgedPair({ carryYards }, shorter, sevenIronCarryYards),
  ].every(({ gapYards, idealYards }) => gapYards >= CLEAR_SHARE * idealYards)
  const isNearWedge = [longer, shorter].some(
    ({ kind, loftDeg }) => kind === 'wedge' && Math.abs(loftDeg - club.loftDeg) < NARROWEST_WEDGE_STEP_DEG,
  )
  return isClear && !(club.kind === 'wedge' && isNearWedge)
}

function offYards({ club, carryYards, isOwned }: Candidate, targetYards: number, golfer: BagGolfer): number {
  return Math.abs(carryYards - targetYards) + (isOwned ? -SHELF_AHEAD_YARDS : hardshipYards(club, golfer))
}

/** Each time the club that leaves the fewest strokes in what is left of the hole. */
function inOrderOfWorth(hole: Hole, candidates: readonly Candidate[], golfer: Yardstick): readonly Filler[] {
  const fillers: Filler[] = []
  let edges = [hole.longer.carryYards, hole.shorter.carryYards]
  let left = candidates
  while (left.length > 0) {
    const [best] = left
      .map((candidate) => {
        const after = [...edges, candidate.carryYards].toSorted((a, b) => b - a)
        return { candidate, after, strokes: strokesBetween(after, golfer) }
      })
      .toSorted((a, b) => a.strokes - b.strokes)
    if (!best) break
    const { club, carryYards, isOwned } = best.candidate
    fillers.push({
      club,
      isOwned,
      expectedCarryYards: Math.round(carryYards),
      plusMinusYards: newClubRangeYards(club, carryYards),
      priceDollars: isOwned ? 0 : aboutDollars(club.type),
      strokes: strokesBetween(edges, golfer) - best.strokes,
    })
    edges = best.after
    left = left.filter((candidate) => candidate !== best.candidate)
  }
  return fillers
}

function strokesBetween(carriesYards: readonly number[], golfer: Yardstick): number {
  return carriesYards.slice(1).reduce((sum, shorterYards, index) => {
    const longerYards = carriesYards[index] ?? shorterYards
    return sum + strokesOfHole({ longerYards, shorterYards }, golfer)
  }, 0)
}
