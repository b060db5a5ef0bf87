import { clubsInBag } from '../bag.ts'
import type { ShaftFlex } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { CLUBS, byPosition } from '../club.ts'
import { fittedDriverLoft, loftAgainstSlice } from '../fitting/driver-loft.ts'
import { suitingFlexes } from '../fitting/driver-shaft.ts'
import { fittedIrons } from '../fitting/iron-rules.ts'
import { isSampleClub } from '../onboarding/sample-club.ts'
import type { BagPlan } from '../one-bag/plan-bag.ts'
import { leavingClubs } from '../one-bag/plan-bag.ts'
import type { AntiSliceDriver, ChangeShafts, EasierIrons } from './recommendation.ts'
import type { RecommendedGolfer } from './recommended-golfer.ts'
import { shopSpecifications } from './shop-specifications.ts'

/** 7-iron lofts of game-improvement sets, which are stronger than usual. */
const GAME_IMPROVEMENT_SEVEN_IRON = { fromDeg: 28, toDeg: 31 } as const

/** For slicers, a driver that counteracts the slice (specification 2 §9). */
export function antiSliceDriver(golfer: RecommendedGolfer): AntiSliceDriver | undefined {
  if (golfer.ballFlight !== 'slice') return undefined
  const own = golfer.bag.find(({ type }) => type === 'driver')
  const { mph } = golfer.speed
  const ownLoftDeg = own?.loft ?? undefined
  const loft = loftAgainstSlice({ swingSpeedMph: mph, ownLoftDeg })
  return {
    rule: 'anti-slice-driver',
    id: 'anti-slice-driver',
    category: 'club-replacement',
    priority: 'high',
    clubType: 'driver',
    specifications: { ...shopSpecifications('driver', golfer), loft },
    trigger: own ? 'slice' : 'slice no-driver',
    hasDriver: own !== undefined && !isSampleClub(own),
    ownLoftDeg,
    fittedLoftDeg: fittedDriverLoft(mph).loftDeg,
  }
}

/** Forgiving irons for golfers who play rarely or monthly (specification 2 §9); those that the plan leaves out stay old. */
export function easierIrons(golfer: RecommendedGolfer, plan: Pick<BagPlan, 'actions'>): EasierIrons | undefined {
  const { courseFrequency, handicap } = golfer
  if (courseFrequency !== 'rarely' && courseFrequency !== 'monthly') return undefined
  const leaving = leavingClubs(plan)
  const owned = golfer.bag.map(({ type }) => type).filter((type) => CLUBS[type].kind === 'iron')
  const irons = owned.filter((type) => !leaving.includes(type)).toSorted(byPosition)
  const clubType: ClubType = irons.find((club) => club === '7-iron') ?? irons.at(-1) ?? '7-iron'
  const usual = shopSpecifications(clubType, golfer)
  return {
    rule: 'easier-irons',
    id: 'easier-irons',
    category: 'club-replacement',
    priority: 'medium',
    clubType,
    specifications: clubType === '7-iron' ? { ...usual, loft: GAME_IMPROVEMENT_SEVEN_IRON } : usual,
    trigger: courseFrequency,
    frequency: courseFrequency,
    irons,
    fitted: fittedIrons(handicap ?? undefined),
  }
}

/**
 * Steel shafts in the bag whose flex is none that suits the speed, except the putter's (specification 2 §9) and default
 * values.
 */
export function changeShafts({ bag, speed }: RecommendedGolfer): ChangeShafts | undefined {
  const flexes = suitingFlexes(speed)
  const [flex, ...stiffer] = flexes
  const isGuess = speed.from === 'answers'
  const misfits = clubsInBag(bag)
    .filter(({ type, shaftType }) => shaftType === 'steel' && type !== 'putter')
    .flatMap(({ type, shaftFlex }) => (shaftFlex === null ? [] : [{ club: type, flex: shaftFlex }]))
    .filter((own) => !flexes.includes(own.flex))
  const [first] = misfits
  if (!first) return undefined
  return {
    rule: 'shaft-flex',
    id: 'shaft-flex',
    category: 'shaft-upgrade',
    priority: 'low',
    clubType: misfits.find(({ club }) => club === '7-iron')?.club ?? first.club,
    // Steel is hardly made in senior and ladies flex.
    specifications: isGuess ? {} : { shaftFlex: flex, shaftType: isSoft(flex) ? 'graphite' : 'steel' },
    trigger: [isGuess ? 'no-speed' : flex, ...misfits.map((own) => `${own.club}:${own.flex}`)].join(' '),
    flex,
    orFlex: stiffer.at(-1),
    speed,
    misfits,
  }
}

function isSoft(flex: ShaftFlex): boolean {
  return flex === 'ladies' || flex === 'senior'
}
