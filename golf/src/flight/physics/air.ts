import {
  celsiusFromFahrenheit,
  metresFromFeet,
  metresFromYards,
  metresPerSecondFromMph,
  pascalsFromInchesOfMercury,
} from '../../units.ts'
import { cosineOfDegrees, sineOfDegrees } from './angles.ts'
import { SEA_LEVEL_PRESSURE_PA, airDensityKgPerM3, airViscosityPaS, stationPressurePa } from './atmosphere.ts'
import { findRangeProblem } from './physical-range.ts'
import type { RangeProblem } from './physical-range.ts'

/** Air and place of a shot. Missing values are those of the reference air. */
export type Air = {
  /** −40 to 130; default 70. */
  readonly temperatureF?: number | undefined
  /** Above sea level, −1,500 to 15,000; default 0. Ignored when the station pressure is given. */
  readonly altitudeFeet?: number | undefined
  /** Pressure measured on site, as airports give it, 50,000 to 115,000 Pa. Never corrected for altitude. */
  readonly stationPressurePa?: number | undefined
  /** Pressure reduced to sea level, as forecasts give it, 25 to 33; default: the standard atmosphere's. */
  readonly seaLevelPressureInHg?: number | undefined
  /** Relative, 0 to 1; default 0.5. */
  readonly humidity?: number | undefined
  /** At 10 m height, as forecasts give it, 0 to 60; default 0. */
  readonly windSpeedMph?: number | undefined
  /** Direction the wind comes from relative to the target line: 0 into the face, 90 from the right, 180 from behind. */
  readonly windFromDeg?: number | undefined
  /** Height of the target above the ball, −1,500 to 1,500; default 0. */
  readonly targetElevationFeet?: number | undefined
  /**
   * Level distance to the target, 1 to 600: the ground rises or falls evenly up to there and is level beyond. Default:
   * the ground is level at the target's height all the way.
   */
  readonly targetDistanceYards?: number | undefined
  /** log: slower near the ground, as over open turf. uniform: equal at every height. */
  readonly windProfile?: WindProfile | undefined
}

export const WIND_PROFILES = ['log', 'uniform'] as const
export type WindProfile = (typeof WIND_PROFILES)[number]

/** The air of every stated carry: 70°F, sea level, 50 % humidity, still. */
export const REFERENCE_AIR = { temperatureF: 70, altitudeFeet: 0, humidity: 0.5, windSpeedMph: 0 } as const

/** The same in SI units. */
export type FlightAir = {
  /** Where the ball is struck. */
  readonly densityKgPerM3: number
  readonly viscosityPaS: number
  /** At 10 m height, positive towards the target. */
  readonly tailwindMps: number
  /** At 10 m height, positive towards the right. */
  readonly rightwardWindMps: number
  readonly hasUniformWind: boolean
  readonly targetHeightM: number
  /** The ground rises or falls evenly up to here and is level beyond; 0 where it is level all the way. */
  readonly riseEndsM: number
}

/** The air in SI units, or the first value outside the model's range. */
export function flightAirOf(air: Air): FlightAir | RangeProblem {
  const { windProfile: _profile, ...numbers } = air
  return findRangeProblem(numbers) ?? inSiUnits(air)
}

/** The same for air known to be within range. */
export function inSiUnits(air: Air): FlightAir {
  const temperatureC = celsiusFromFahrenheit(air.temperatureF ?? REFERENCE_AIR.temperatureF)
  const windMps = metresPerSecondFromMph(air.windSpeedMph ?? 0)
  const windFromDeg = air.windFromDeg ?? 0
  return {
    densityKgPerM3: airDensityKgPerM3({
      temperatureC,
      pressurePa: pressureAtBallPa(air),
      humidity: air.humidity ?? REFERENCE_AIR.humidity,
    }),
    viscosityPaS: airViscosityPaS(temperatureC),
    tailwindMps: -windMps * cosineOfDegrees(windFromDeg),
    rightwardWindMps: -windMps * sineOfDegrees(windFromDeg),
    hasUniformWind: air.windProfile === 'uniform',
    targetHeightM: metresFromFeet(air.targetElevationFeet ?? 0),
    // Level ground is the same however far the target is.
    riseEndsM: air.targetElevationFeet ? metresFromYards(air.targetDistanceYards ?? 0) : 0,
  }
}

/** The ground's height above the ball's start, at a distance along the target line. */
export function groundHeightM({ targetHeightM, riseEndsM }: FlightAir, alongM: number): number {
  return riseEndsM === 0 ? targetHeightM : targetHeightM * Math.min(1, Math.max(0, alongM / riseEndsM))
}

/** Measured on site, or the forecast's sea-level pressure converted to the site: never both. */
export function pressureAtBallPa({ stationPressurePa: measuredPa, seaLevelPressureInHg, altitudeFeet }: Air): number {
  if (measuredPa !== undefined) return measuredPa
  const seaLevelPressurePa =
    seaLevelPressureInHg === undefined ? SEA_LEVEL_PRESSURE_PA : pascalsFromInchesOfMercury(seaLevelPressureInHg)
  return stationPressurePa({ seaLevelPressurePa, altitudeM: metresFromFeet(altitudeFeet ?? 0) })
}

/** The reference air in SI units. */
export const REFERENCE_FLIGHT_AIR: FlightAir = inSiUnits(REFERENCE_AIR)
