import type { ClubType } from '../club.ts'
import { CLUBS, CLUB_TYPES } from '../club.ts'
import type { BagGolfer, LoftedType } from './bag-golfer.ts'
import { handicapOf } from './bag-golfer.ts'

type Swing = Pick<BagGolfer, 'speedMph' | 'handicap'>
type Limits = { readonly fromMph?: number; readonly belowMph?: number; readonly belowHandicap?: number }

/**
 * Driver speeds in mph and handicaps of the golfers that a long club is sold to. Fitters' rules of thumb: most golfers
 * have not the swing for a lofted-down wood or a long iron (sgbgolf.co.uk), and slow swings get more from lofted woods
 * and hybrids.
 */
const SUITS: Readonly<Partial<Record<ClubType, Limits>>> = {
  '3-wood': { fromMph: 85 },
  '5-wood': { fromMph: 70 },
  '9-wood': { belowMph: 95 },
  '11-wood': { belowMph: 75 },
  '2-hybrid': { fromMph: 105 },
  '3-hybrid': { fromMph: 85 },
  '4-hybrid': { fromMph: 75 },
  '5-hybrid': { belowMph: 100 },
  '6-hybrid': { belowMph: 85 },
  '7-hybrid': { belowMph: 75 },
  '3-iron': { fromMph: 112, belowHandicap: 4 },
  '4-iron': { fromMph: 100, belowHandicap: 10 },
  '5-iron': { fromMph: 90, belowHandicap: 18 },
  '6-iron': { fromMph: 75 },
}

/** Wedges are sold in even degrees; the most lofted ask for a precise strike. */
const WEDGES_DEG = { from: 46, to: 60, step: 2 } as const
const LOB_WEDGE = { fromDeg: 58, belowHandicap: 18 } as const
/** A loft is called a gap wedge up to the first of these degrees and a sand wedge up to the second. */
const WEDGE_NAMES_DEG = { gapTo: 53, sandTo: 57 } as const

/** Two woods or hybrids nearer than this do one job, as do two wedges no farther apart. */
const SAME_LONG_CLUB_BELOW_DEG = 2
const SAME_WEDGE_WITHIN_DEG = 2

/** Whether a fitter would hand this golfer the club at all. */
export function suits({ type, loftDeg }: LoftedType, golfer: Swing): boolean {
  const { fromMph = 0, belowMph = Infinity, belowHandicap = Infinity } = SUITS[type] ?? {}
  const handicap = handicapOf(golfer)
  const isTooLofted =
    CLUBS[type].kind === 'wedge' && loftDeg >= LOB_WEDGE.fromDeg && handicap >= LOB_WEDGE.belowHandicap
  return golfer.speedMph >= fromMph && golfer.speedMph < belowMph && handicap < belowHandicap && !isTooLofted
}

/**
 * What could be bought: every club that suits the golfer, of a type and a loft that is not in `owned`, which holds the
 * clubs of the bag, of the shelf and those that the plan buys already.
 */
export function purchasableClubs(golfer: Swing, owned: readonly LoftedType[]): readonly LoftedType[] {
  const isNew = (club: LoftedType) => owned.every((other) => other.type !== club.type && !isSameClub(other, club))
  return FOR_SALE.filter((club) => suits(club, golfer) && isNew(club))
}

/** The club type that a wedge of this loft is kept under. */
export function wedgeOfLoft(loftDeg: number): LoftedType {
  const type = loftDeg <= WEDGE_NAMES_DEG.gapTo ? 'gw' : loftDeg <= WEDGE_NAMES_DEG.sandTo ? 'sw' : 'lw'
  return { type, kind: 'wedge', loftDeg }
}

const FOR_SALE: readonly LoftedType[] = [
  ...CLUB_TYPES.map((type) => ({ type, kind: CLUBS[type].kind, loftDeg: CLUBS[type].loftDeg })).filter(
    ({ kind }) => kind === 'wood' || kind === 'hybrid' || kind === 'iron',
  ),
  ...Array.from({ length: (WEDGES_DEG.to - WEDGES_DEG.from) / WEDGES_DEG.step + 1 }, (_, index) =>
    wedgeOfLoft(WEDGES_DEG.from + index * WEDGES_DEG.step),
  ),
]

function isSameClub(a: LoftedType, b: LoftedType): boolean {
  if (a.kind !== b.kind) return false
  const apartDeg = Math.abs(a.loftDeg - b.loftDeg)
  if (a.kind === 'wedge') return apartDeg <= SAME_WEDGE_WITHIN_DEG
  return (a.kind === 'wood' || a.kind === 'hybrid') && apartDeg < SAME_LONG_CLUB_BELOW_DEG
}
