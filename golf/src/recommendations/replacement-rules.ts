import { clubsInBag } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { CLUBS, byPosition } from '../club.ts'
import { fittedDriverLoft } from '../fitting/driver-rules.ts'
import { fittedIrons } from '../fitting/iron-rules.ts'
import { isAssumed, isSampleClub } from '../onboarding/unsaid.ts'
import { shaftFlexFor } from '../shaft-flex.ts'
import { knownSwingSpeedMph } from '../swing-speed.ts'
import { neededClubs } from './needed-clubs.ts'
import type { PlannedBag } from './planned-bag.ts'
import { NO_ROOM_NEEDED, bringIn } from './planned-bag.ts'
import type { AntiSliceDriver, ChangeShafts, EasierIrons } from './recommendation.ts'
import type { RecommendedGolfer } from './recommended-golfer.ts'
import type { Planned } from './set-rules.ts'
import { shopSpecifications } from './shop-specifications.ts'

/** Loft range against a slice, from the usual to the fitting's high one: more loft means less sidespin. */
const USUAL_DRIVER_LOFT_DEG = CLUBS.driver.loftDeg
const HIGH_DRIVER_LOFT_DEG = 12

/** 7-iron lofts of game-improvement sets, which are stronger than usual. */
const GAME_IMPROVEMENT_SEVEN_IRON = { fromDeg: 28, toDeg: 31 } as const

/** Below this speed shops sell a ladies flex, which the specification's table does not have, mph. */
const LADIES_FLEX_BELOW_MPH = 70

/** For slicers, a driver that counteracts the slice (specification 2 §9). */
export function antiSliceDriver(golfer: RecommendedGolfer, plan: PlannedBag): Planned<AntiSliceDriver> | undefined {
  if (golfer.ballFlight !== 'slice') return undefined
  const own = golfer.bag.find(({ type }) => type === 'driver')
  const brought = own ? undefined : bringIn({ club: 'driver', kept: neededClubs(golfer) }, plan)
  const speedMph = knownSwingSpeedMph(golfer)
  const fittedLoftDeg = speedMph === undefined ? undefined : fittedDriverLoft(speedMph).loftDeg
  const fromDeg = Math.max(USUAL_DRIVER_LOFT_DEG, fittedLoftDeg ?? USUAL_DRIVER_LOFT_DEG)
  return {
    recommendation: {
      rule: 'anti-slice-driver',
      id: 'anti-slice-driver',
      category: 'club-replacement',
      priority: 'high',
      clubType: 'driver',
      specifications: { ...shopSpecifications('driver', golfer), loft: { fromDeg, toDeg: HIGH_DRIVER_LOFT_DEG } },
      trigger: own ? 'slice' : 'slice no-driver',
      hasDriver: own !== undefined && !isSampleClub(own),
      ownLoftDeg: own && !isAssumed(own, 'loft') ? own.loft : undefined,
      fittedLoftDeg,
      ...(brought?.room ?? NO_ROOM_NEEDED),
    },
    plan: brought?.plan ?? plan,
  }
}

/** Forgiving irons for golfers who play rarely or monthly (specification 2 §9). */
export function easierIrons(golfer: RecommendedGolfer, plan: PlannedBag): Planned<EasierIrons> | undefined {
  const { courseFrequency, handicap } = golfer
  if (courseFrequency !== 'rarely' && courseFrequency !== 'monthly') return undefined
  const owned = golfer.bag.map(({ type }) => type).filter((type) => CLUBS[type].kind === 'iron')
  const irons = owned.filter((type) => !plan.leftOut.includes(type)).toSorted(byPosition)
  const isNamed = plan.added.includes('7-iron')
  const brought = irons.length > 0 || isNamed ? undefined : bringIn({ club: '7-iron', kept: neededClubs(golfer) }, plan)
  const clubType: ClubType = irons.find((club) => club === '7-iron') ?? irons.at(-1) ?? '7-iron'
  const usual = shopSpecifications(clubType, golfer)
  return {
    recommendation: {
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
      ...(brought?.room ?? NO_ROOM_NEEDED),
    },
    plan: brought?.plan ?? plan,
  }
}

/**
 * Steel shafts in the bag whose flex differs from the table's, except the putter's (specification 2 §9) and default
 * values. An estimated speed is ignored.
 */
export function changeShafts(golfer: RecommendedGolfer): ChangeShafts | undefined {
  const swing = golfer.isSpeedEstimated ? { swingSpeed: null, swingSpeedRange: golfer.swingSpeedRange } : golfer
  const flex = shaftFlexFor(swing)
  const speedMph = knownSwingSpeedMph(swing)
  const isLadiesToo = speedMph !== undefined && speedMph < LADIES_FLEX_BELOW_MPH
  const misfits = clubsInBag(golfer.bag)
    .filter(({ type, shaftType }) => shaftType === 'steel' && type !== 'putter')
    .filter(({ shaftFlex }) => shaftFlex !== flex && !(isLadiesToo && shaftFlex === 'ladies'))
    .filter((club) => !isAssumed(club, 'shaftFlex'))
    .map(({ type, shaftFlex }) => ({ club: type, flex: shaftFlex }))
  const [first] = misfits
  if (!first) return undefined
  return {
    rule: 'shaft-flex',
    id: 'shaft-flex',
    category: 'shaft-upgrade',
    priority: 'low',
    clubType: misfits.find(({ club }) => club === '7-iron')?.club ?? first.club,
    // Steel is hardly made in senior flex, and the fitting gives graphite at these speeds.
    specifications:
      speedMph === undefined ? {} : { shaftFlex: flex, shaftType: flex === 'senior' ? 'graphite' : 'steel' },
    trigger: [speedMph === undefined ? 'no-speed' : flex, ...misfits.map((own) => `${own.club}:${own.flex}`)].join(' '),
    flex,
    speedMph,
    misfits,
  }
}
