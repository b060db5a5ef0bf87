import type { Air, FlightAir } from './physics/air.ts'
import { REFERENCE_FLIGHT_AIR, inSiUnits } from './physics/air.ts'
import { carryYardsIn } from './physics/fly.ts'
import type { Launch } from './physics/fly.ts'

export type PlaysLikeParts = {
  readonly wind: number
  /** Including humidity. */
  readonly temperature: number
  /** Including unusual pressure. */
  readonly altitude: number
  /** Height of the target above the ball. */
  readonly elevation: number
}

/** A swing that reaches the target, and the air it was found for. */
export type SolvedSwing = { readonly air: FlightAir; readonly launch: Launch; readonly carryYards: number }

/** A swing that carries farther past the target than this barely reaches its height. */
const SPARE_FROM_YARDS = 0.05

/** What the swing loses to air density, temperature, wind and height, one after the other. */
export function partsOf(
  { air: solvedAir, launch, carryYards }: SolvedSwing,
  { distanceYards, air }: { readonly distanceYards: number; readonly air: Air },
): PlaysLikeParts {
  const { altitudeFeet, stationPressurePa, seaLevelPressureInHg } = air
  const there = inSiUnits({ altitudeFeet, stationPressurePa, seaLevelPressureInHg })
  const level = { ...solvedAir, targetHeightM: 0 }
  const still = { ...level, tailwindMps: 0, rightwardWindMps: 0 }

  const windyYards = solvedAir.targetHeightM === 0 ? carryYards : carryYardsIn(level, launch)
  const stillYards = isStill(solvedAir) ? windyYards : carryYardsIn(still, launch)
  const thereYards = isSameAir(still, there) ? stillYards : carryYardsIn(there, launch)
  const referenceYards = isSameAir(there, REFERENCE_FLIGHT_AIR)
    ? thereYards
    : carryYardsIn(REFERENCE_FLIGHT_AIR, launch)
  // A ball that barely clears the height flies on beyond the target: the rest counts as elevation.
  const pastYards = carryYards - distanceYards
  const spareYards = pastYards > SPARE_FROM_YARDS ? pastYards : 0
  return {
    wind: stillYards - windyYards,
    temperature: thereYards - stillYards,
    altitude: referenceYards - thereYards,
    elevation: windyYards - carryYards + spareYards,
  }
}

function isStill({ tailwindMps, rightwardWindMps }: FlightAir): boolean {
  return tailwindMps === 0 && rightwardWindMps === 0
}

function isSameAir(a: FlightAir, b: FlightAir): boolean {
  return a.densityKgPerM3 === b.densityKgPerM3 && a.viscosityPaS === b.viscosityPaS
}
