import type { CompassPoint } from './compass.ts'

/** The weather at a place, in golfers' units. */
export type WeatherReading = {
  readonly temperatureF: number
  readonly windSpeedMph: number
  /** Where the wind comes from. */
  readonly windDirection: CompassPoint
  /** The same in degrees clockwise from north. */
  readonly windFromDeg: number
  readonly humidityPercent: number
  /** Reduced to sea level, as weather services and barometers give it, so it says nothing about altitude. */
  readonly seaLevelPressureInHg: number
}

/** Shown when the weather is unknown (specification 1 §8); always marked as typical. */
export const TYPICAL_READING: WeatherReading = {
  temperatureF: 72,
  windSpeedMph: 8,
  windDirection: 'SW',
  windFromDeg: 225,
  humidityPercent: 65,
  seaLevelPressureInHg: 30.15,
}
