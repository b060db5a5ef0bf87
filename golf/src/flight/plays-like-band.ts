import { feetFromMetres } from '../units.ts'
import type { Air } from './physics/air.ts'
import { REFERENCE_AIR, pressureAtBallPa } from './physics/air.ts'
import { cosineOfDegrees } from './physics/angles.ts'
import { pressureAltitudeM } from './physics/atmosphere.ts'

/** How much the inferred launch can change the effect of each condition: docs/models/ball-flight.md. */
export const LAUNCH_UNCERTAINTY = {
  known: { windShare: 0.009, upYards: 1.2, downYards: 0.7 },
  unknown: { windShare: 0.018, upYards: 2.5, downYards: 1.6 },
} as const
const PER_WIND_MPH = 10
const PER_HEIGHT_FEET = 30

/** Difference between the model and published effects, same page. */
export const MODEL_UNCERTAINTY = { windPartShare: 0.13, altitudeYards: 0.5, temperatureYards: 0.35 } as const
const PER_ALTITUDE_FEET = 1000
const PER_TEMPERATURE_F = 10

/** Half the width of the band around a plays-like distance, whole yards. */
export function bandYards({
  distanceYards,
  isTrajectoryKnown,
  windPartYards,
  air,
}: {
  readonly distanceYards: number
  readonly isTrajectoryKnown: boolean
  readonly windPartYards: number
  readonly air: Air
}): number {
  const launch = isTrajectoryKnown ? LAUNCH_UNCERTAINTY.known : LAUNCH_UNCERTAINTY.unknown
  const alongMph = Math.abs((air.windSpeedMph ?? 0) * cosineOfDegrees(air.windFromDeg ?? 0))
  const heightFeet = air.targetElevationFeet ?? 0
  const altitudeFeet = feetFromMetres(pressureAltitudeM(pressureAtBallPa(air)))
  const warmerF = (air.temperatureF ?? REFERENCE_AIR.temperatureF) - REFERENCE_AIR.temperatureF
  const heightYards = heightFeet > 0 ? launch.upYards : launch.downYards

  const doubts = [
    (launch.windShare * distanceYards * alongMph) / PER_WIND_MPH,
    (heightYards * heightFeet) / PER_HEIGHT_FEET,
    MODEL_UNCERTAINTY.windPartShare * windPartYards,
    (MODEL_UNCERTAINTY.altitudeYards * altitudeFeet) / PER_ALTITUDE_FEET,
    (MODEL_UNCERTAINTY.temperatureYards * warmerF) / PER_TEMPERATURE_F,
  ]
  return Math.round(Math.hypot(...doubts))
}
