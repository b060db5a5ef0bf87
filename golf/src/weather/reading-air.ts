import type { Air } from '../flight/physics/air.ts'
import type { WeatherReading } from './weather-reading.ts'

const PERCENT = 100

/** A reading's air at sea level, with its wind from `windFromDeg` relative to the target line: 0 is into the face. */
export function airOfReading(
  { temperatureF, humidityPercent, seaLevelPressureInHg, windSpeedMph }: WeatherReading,
  windFromDeg: number,
): Air {
  return { temperatureF, humidity: humidityPercent / PERCENT, seaLevelPressureInHg, windSpeedMph, windFromDeg }
}
