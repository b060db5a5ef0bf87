import type { ClubType } from '../club.ts'
import { launchForCarry } from '../flight/launch-from-carry.ts'
import { REFERENCE_FLIGHT_AIR, flightAirOf } from '../flight/physics/air.ts'
import type { FlightAir } from '../flight/physics/air.ts'
import { carryYardsIn } from '../flight/physics/fly.ts'
import type { SessionAir } from './kept-shot.ts'

/** Flights are found so far apart and taken on a line between: a thousand shots are some twenty of them. */
const STEP_YARDS = 5

/**
 * What a carry in this air is in the reference air, for the typical launch of the club: the inverse of `carryInAir` without
 * wind, which is never taken out of a carry. Carries that no ball speed reaches, and those in air beyond the model's range,
 * stay as they were read.
 */
export function referenceCarries(club: ClubType, air: SessionAir): (carryYards: number) => number {
  const { temperatureF, altitudeFeet, seaLevelPressureInHg, humidity } = air
  const flightAir = flightAirOf({ temperatureF, altitudeFeet, seaLevelPressureInHg, humidity })
  if ('problem' in flightAir) return (carryYards) => carryYards
  const factors = new Map<number, number>()
  const factorAt = (step: number): number => {
    const known = factors.get(step) ?? referenceFactor(club, { carryYards: step * STEP_YARDS, air: flightAir })
    factors.set(step, known)
    return known
  }
  return (carryYards) => {
    const step = Math.floor(carryYards / STEP_YARDS)
    const share = carryYards / STEP_YARDS - step
    return carryYards * ((1 - share) * factorAt(Math.max(1, step)) + share * factorAt(step + 1))
  }
}

function referenceFactor(
  club: ClubType,
  { carryYards, air }: { readonly carryYards: number; readonly air: FlightAir },
): number {
  const launch = launchForCarry({ club, carryYards, trajectory: 'normal', air })
  return 'problem' in launch ? 1 : carryYardsIn(REFERENCE_FLIGHT_AIR, launch) / carryYards
}
