import { COMPASS_POINTS, degFromCompassPoint } from '@bagwise/golf/weather/compass'
import * as z from 'zod/mini'
import { checkedAnswer, checkedReading } from './checked-reading.ts'
import { fetchJson } from './fetch-json.ts'
import { tenthOfDegree } from './weather.ts'
import type { Weather } from './weather.ts'

const BASE_URL = 'https://api.weatherapi.com'

const Answer = z.object({
  current: z.object({
    temp_f: z.number(),
    wind_mph: z.number(),
    wind_dir: z.enum(COMPASS_POINTS),
    humidity: z.number(),
    pressure_in: z.number(),
  }),
})

/** WeatherAPI.com, with the operator's key: https://www.weatherapi.com/docs/. */
export function weatherApi({
  apiKey,
  baseUrl = BASE_URL,
}: {
  readonly apiKey: string
  readonly baseUrl: string | undefined
}): Weather {
  return {
    service: 'weatherapi',
    read: async ({ latitudeDeg, longitudeDeg }) => {
      const url = new URL(`${baseUrl}/v1/current.json`)
      const q = `${tenthOfDegree(latitudeDeg)},${tenthOfDegree(longitudeDeg)}`
      url.search = new URLSearchParams({ key: apiKey, q, aqi: 'no' }).toString()
      const { current } = checkedAnswer(Answer, await fetchJson(url))
      return checkedReading({
        temperatureF: current.temp_f,
        windSpeedMph: current.wind_mph,
        windDirection: current.wind_dir,
        windFromDeg: degFromCompassPoint(current.wind_dir),
        humidityPercent: current.humidity,
        seaLevelPressureInHg: current.pressure_in,
      })
    },
  }
}
