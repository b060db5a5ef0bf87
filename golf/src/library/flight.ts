/** How a ball leaves the club, flies and rolls. Carries are for 70°F, sea level and still air. */
import type { ClubType } from '../club.ts'
import type { CarriedClub } from '../flight/bag-launches.ts'
import * as carry from '../flight/carry-in-air.ts'
import * as fromCarry from '../flight/launch-from-carry.ts'
import type { LaunchProblem } from '../flight/launch-from-carry.ts'
import * as fromDelivery from '../flight/launch-from-delivery.ts'
import type { Delivery } from '../flight/launch-from-delivery.ts'
import type { Air } from '../flight/physics/air.ts'
import type { Launch } from '../flight/physics/fly.ts'
import type { RangeProblem } from '../flight/physics/physical-range.ts'
import * as roll from '../flight/roll.ts'
import type { Firmness, Landing, RollBand } from '../flight/roll.ts'
import * as trajectoryModel from '../flight/trajectory.ts'
import type { Flight } from '../flight/trajectory.ts'
import type { Trajectory } from '../flight/typical-launch.ts'
import { CARRY_IN_AIR, INFER_LAUNCH, LAUNCH_FROM_DELIVERY, ROLL_BAND, SIMULATE_FLIGHT } from './inputs/flight.ts'
import { wrongInput } from './inputs/wrong-input.ts'
import type { WrongInput } from './inputs/wrong-input.ts'

export { REFERENCE_AIR, WIND_PROFILES } from '../flight/physics/air.ts'
export { FIRMNESSES } from '../flight/roll.ts'
export { TRAJECTORIES } from '../flight/typical-launch.ts'
export type { CarriedClub } from '../flight/bag-launches.ts'
export type { LaunchProblem } from '../flight/launch-from-carry.ts'
export type { Delivery } from '../flight/launch-from-delivery.ts'
export type { Air, WindProfile } from '../flight/physics/air.ts'
export type { Launch } from '../flight/physics/fly.ts'
export type { RangeProblem } from '../flight/physics/physical-range.ts'
export type { Firmness, Landing, RollBand } from '../flight/roll.ts'
export type { Flight, FlightPoint } from '../flight/trajectory.ts'
export type { LaunchChange, Trajectory } from '../flight/typical-launch.ts'

/** The typical launch with which a club carries this far: 1 to 500 yards. */
export function inferLaunch(
  club: ClubType,
  carryYards: number,
  trajectory?: Trajectory,
): Launch | LaunchProblem | WrongInput {
  return (
    wrongInput(INFER_LAUNCH, { club, carryYards, trajectory }) ?? fromCarry.inferLaunch(club, carryYards, trajectory)
  )
}

/** The launch of a well-struck drive. */
export function launchFromDelivery(delivery: Delivery): Launch | RangeProblem | WrongInput {
  return wrongInput(LAUNCH_FROM_DELIVERY, { delivery }) ?? fromDelivery.launchFromDelivery(delivery)
}

/** Flies a ball through the day's air; ranges stand at the fields of `Launch` and `Air`. */
export function simulateFlight(launch: Launch, air: Air = {}): Flight | RangeProblem | WrongInput {
  return wrongInput(SIMULATE_FLIGHT, { launch, air }) ?? trajectoryModel.simulateFlight(launch, air)
}

/** What a club carries in this air, in yards along the target line and to level ground. */
export function carryInAir(
  club: CarriedClub,
  air: Omit<Air, 'targetElevationFeet'>,
  trajectory?: Trajectory,
): number | LaunchProblem | WrongInput {
  return wrongInput(CARRY_IN_AIR, { club, air, trajectory }) ?? carry.carryInAir(club, air, trajectory)
}

/** Bounce and roll after a landing such as that of a `Flight`, as a band in yards. */
export function rollBand(landing: Landing, firmness?: Firmness): RollBand | RangeProblem | WrongInput {
  return wrongInput(ROLL_BAND, { landing, firmness }) ?? roll.rollBand(landing, firmness)
}
