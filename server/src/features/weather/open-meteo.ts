import { inHgFromHectopascals } from '@bagwise/golf/units'
import { compassPointAt } from '@bagwise/golf/weather/compass'
import * as z from 'zod/mini'
import { checkedAnswer, checkedReading } from './checked-reading.ts'
import { fetchJson } from './fetch-json.ts'
import { tenthOfDegree } from './weather.ts'
import type { Weather } from './weather.ts'

const BASE_URL = 'https://api.open-meteo.com'

const Answer = z.object({
  current: z.object({
    temperature_2m: z.number(),
    relative_humidity_2m: z.number(),
    pressure_msl: z.number(),
    wind_speed_10m: z.number(),
    wind_direction_10m: z.number(),
  }),
})

/** Open-Meteo, which needs no key: https://open-meteo.com/en/docs. */
export function openMeteo({ baseUrl = BASE_URL }: { readonly baseUrl: string | undefined }): Weather {
  return {
    service: 'open-meteo',
    read: async ({ latitudeDeg, longitudeDeg }) => {
      const url = new URL(`${baseUrl}/v1/forecast`)
      url.search = new URLSearchParams({
        latitude: tenthOfDegree(latitudeDeg),
        longitude: tenthOfDegree(longitudeDeg),
        current: Object.keys(Answer.shape.current.shape).join(','),
        temperature_unit: 'fahrenheit',
        wind_speed_unit: 'mph',
      }).toString()
      const { current } = checkedAnswer(Answer, await fetchJson(url))
      return checkedReading({
        temperatureF: current.temperature_2m,
        windSpeedMph: current.wind_speed_10m,
        windDirection: compassPointAt(current.wind_direction_10m),
        windFromDeg: current.wind_direction_10m,
        humidityPercent: current.relative_humidity_2m,
        seaLevelPressureInHg: inHgFromHectopascals(current.pressure_msl),
      })
    },
  }
}
