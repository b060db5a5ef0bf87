import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import type { WeatherService } from '@bagwise/contract/weather'

export type Place = { readonly latitudeDeg: number; readonly longitudeDeg: number }

/** A weather service. Reading rejects with `WeatherError`. */
export type Weather = {
  readonly service: WeatherService
  readonly read: (place: Place) => Promise<WeatherReading>
}

/** Why a service gave no reading: log text that is the same for the same cause and contains nothing of the answer. */
export class WeatherError extends Error {
  override readonly name = 'WeatherError'
}

/** Weather is looked up per tenth of a degree, at most 7 miles: close enough, and no golfer's exact location. */
export function tenthOfDegree(angleDeg: number): string {
  const text = angleDeg.toFixed(1)
  return text === '-0.0' ? '0.0' : text
}
