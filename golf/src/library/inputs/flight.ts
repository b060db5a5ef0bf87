import type { ClubType } from '../../club.ts'
import type { CarriedClub } from '../../flight/bag-launches.ts'
import type { Delivery } from '../../flight/launch-from-delivery.ts'
import type { Air } from '../../flight/physics/air.ts'
import type { Launch } from '../../flight/physics/fly.ts'
import type { PlaysLikeShot } from '../../flight/plays-like.ts'
import { FIRMNESSES } from '../../flight/roll.ts'
import type { Firmness, Landing } from '../../flight/roll.ts'
import type { Trajectory } from '../../flight/typical-launch.ts'
import { choice, number, optional, record } from './check.ts'
import { AIR, CARRIED_BAG, CARRIED_CLUB, CLUB, LEVEL_AIR, TRAJECTORY } from './golfer.ts'

export const INFER_LAUNCH = record<{
  readonly club: ClubType
  readonly carryYards: number
  readonly trajectory: Trajectory | undefined
}>({ club: CLUB, carryYards: number(), trajectory: TRAJECTORY })

export const LAUNCH_FROM_DELIVERY = record<{ readonly delivery: Delivery }>({
  delivery: record<Delivery>({ clubSpeedMph: number(), dynamicLoftDeg: number(), attackDeg: number() }),
})

const LAUNCH = record<Launch>({
  ballSpeedMph: number(),
  launchDeg: number(),
  spinRpm: number(),
  spinAxisDeg: optional(number()),
  startDirectionDeg: optional(number()),
})
export const SIMULATE_FLIGHT = record<{ readonly launch: Launch; readonly air: Air }>({ launch: LAUNCH, air: AIR })

export const CARRY_IN_AIR = record<{
  readonly club: CarriedClub
  readonly air: Omit<Air, 'targetElevationFeet'>
  readonly trajectory: Trajectory | undefined
}>({ club: CARRIED_CLUB, air: LEVEL_AIR, trajectory: TRAJECTORY })

export const ROLL_BAND = record<{ readonly landing: Landing; readonly firmness: Firmness | undefined }>({
  landing: record<Landing>({ landingSpeedMph: number(), landingDeg: number(), landingSpinRpm: number() }),
  firmness: optional(choice(FIRMNESSES)),
})

export const PLAYS_LIKE = record<{
  readonly bag: readonly CarriedClub[]
  readonly shot: PlaysLikeShot
  readonly air: Air
}>({
  bag: CARRIED_BAG,
  shot: record<PlaysLikeShot>({ distanceYards: number(), trajectory: TRAJECTORY }),
  air: AIR,
})
