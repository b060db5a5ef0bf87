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

/** Against a slice the usual loft is the least, and the fitting's high one the most: more loft, less sidespin. */
const USUAL_DRIVER_LOFT_DEG = CLUBS.driver.loftDeg
const HIGH_DRIVER_LOFT_DEG = 12

/** Lofts of the 7-iron in game-improvement sets, which are stronger than the usual ones. */
const GAME_IMPROVEMENT_SEVEN_IRON = { fromDeg: 28, toDeg: 31 } as const

/** Below this speed the trade sells a ladies flex, which the table of the specification does not know, mph. */
const LADIES_FLEX_BELOW_MPH = 70

/** A slice: a driver that works against it (specification 2 §9). */
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

/** Who plays rarely or monthly is helped by irons that forgive (specification 2 §9). */
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
 * Steel shafts in the bag whose flex is not the table's; the putter's does not matter (specification 2 §9), and nor does
 * a flex that nobody has said. An estimated speed counts as none.
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
    // Steel is hardly made in senior flex, and the fitting gives these speeds graphite.
    specifications:
      speedMph === undefined ? {} : { shaftFlex: flex, shaftType: flex === 'senior' ? 'graphite' : 'steel' },
    trigger: [speedMph === undefined ? 'no-speed' : flex, ...misfits.map((own) => `${own.club}:${own.flex}`)].join(' '),
    flex,
    speedMph,
    misfits,
  }
}
