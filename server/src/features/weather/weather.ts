import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import type { WeatherService } from '@bagwise/contract/weather'

export type Place = { readonly latitudeDeg: number; readonly longitudeDeg: number }

/** A weather service. Reading rejects with `WeatherProblem` when it cannot tell. */
export type Weather = {
  readonly service: WeatherService
  readonly read: (place: Place) => Promise<WeatherReading>
}

/** Why a service gave no reading: in words for the log, the same words for the same trouble, nothing of the answer. */
export class WeatherProblem extends Error {
  override readonly name = 'WeatherProblem'
}

/** The weather is asked and kept per tenth of a degree, at most 7 miles: near enough, and nobody's whereabouts. */
export function tenthOfDegree(angleDeg: number): string {
  const text = angleDeg.toFixed(1)
  return text === '-0.0' ? '0.0' : text
}
