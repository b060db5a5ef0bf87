import { newBagClub, usualShaftType } from '../bag.ts'
import type { BagClub } from '../bag.ts'
import type { ClubType } from '../club.ts'
import type { DistanceSource } from '../distances/club-distance.ts'
import { knownOf, speedOfGolfer } from '../distances/like-me-for-golfer.ts'
import type { BagPlan } from '../one-bag/plan-bag.ts'
import { planBag } from '../one-bag/plan-bag.ts'
import { isBeginner, planningGolfer } from '../one-bag/planning-golfer.ts'
import type { Recommendation } from '../recommendations/recommendation.ts'
import { recommendEquipment } from '../recommendations/recommend-equipment.ts'
import type { RecommendedGolfer } from '../recommendations/recommended-golfer.ts'
import type { KnownSwing } from '../swing-speed.ts'

/** A golfer whose speed follows from what is known of the swing. */
export type SampleGolfer = Omit<RecommendedGolfer, 'speed'> & KnownSwing

/** No rule has advice for this golfer. */
export const CONTENT_GOLFER: SampleGolfer = {
  bag: bagOf('7-iron'),
  distances: {},
  handicap: 18,
  ballFlight: 'straight',
  skillLevel: 'intermediate',
  playingExperience: 'regular',
  courseFrequency: 'weekly',
  swingSpeed: 90,
  swingSpeedRange: null,
}

/** Named clubs with the usual shafts. */
export function bagOf(...types: readonly ClubType[]): readonly BagClub[] {
  return types.map((type) => ({ ...newBagClub(type), brand: 'Own', shaftType: usualShaftType(type) }))
}

/** Owned, but not in the bag. */
export function onShelf(...types: readonly ClubType[]): readonly BagClub[] {
  return bagOf(...types).map((club) => ({ ...club, isInBag: false }))
}

/** A bag with these carries, all of one source. */
export function golferWith(
  carries: Readonly<Partial<Record<ClubType, number>>>,
  { source = 'measured', more = {} }: { source?: DistanceSource; more?: Partial<SampleGolfer> } = {},
): SampleGolfer {
  const entries = Object.entries(carries)
  return {
    ...CONTENT_GOLFER,
    bag: bagOf(...entries.map(([type]) => type as ClubType)),
    distances: Object.fromEntries(entries.map(([type, distance]) => [type, { distance, source }])),
    ...more,
  }
}

/** The plan for this golfer's bag. */
export function planFor(golfer: SampleGolfer): BagPlan {
  return planBag(
    planningGolfer({
      golfBag: golfer.bag,
      distances: golfer.distances,
      known: knownOf({ ...golfer, golfBag: golfer.bag }),
      isBeginner: isBeginner(golfer),
      isSerious: golfer.playingExperience === 'serious',
    }),
  )
}

/** Everything that is recommended to this golfer. */
export function adviceFor(golfer: SampleGolfer): readonly Recommendation[] {
  return recommendEquipment(withSpeed(golfer), planFor(golfer))
}

/** The golfer as the rules see one, with the one speed. */
export function withSpeed(golfer: SampleGolfer): RecommendedGolfer {
  return { ...golfer, speed: speedOfGolfer({ ...golfer, golfBag: golfer.bag }, golfer.distances) }
}
