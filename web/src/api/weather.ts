import { useState } from 'react'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { TYPICAL_READING } from '@bagwise/golf/weather/weather-reading'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import type * as contract from '@bagwise/contract/weather'
import type { WeatherService } from '@bagwise/contract/weather'
import { FIND_WITHIN_MS, findAllowedPlace, findPlace } from './place.ts'
import type { Place } from './place.ts'
import { queryClient } from './query-client.ts'
import { request } from './request.ts'
import { inTime } from './in-time.ts'

/** As long as the server keeps a reading. */
const FRESH_FOR_MS = 10 * 60 * 1000

/** The weather as home shows it. */
export type ShownWeather = {
  readonly reading: WeatherReading
  /** Nobody knows the weather now: the figures are typical ones. */
  readonly isTypical: boolean
  /** Whom the reading is credited to. */
  readonly service: WeatherService | null
  /** The place the operator chose, while the golfer's own is not known. */
  readonly defaultPlaceName: string | null
}

/** Both services ask to be named with a link where their figures are shown. */
export const WEATHER_SERVICES = {
  'open-meteo': { name: 'Open-Meteo.com', address: 'https://open-meteo.com/' },
  weatherapi: { name: 'WeatherAPI.com', address: 'https://www.weatherapi.com/' },
} as const satisfies Record<WeatherService, { name: string; address: string }>

const TYPICAL: ShownWeather = { reading: TYPICAL_READING, isTypical: true, service: null, defaultPlaceName: null }

/** Kept for the visit, in memory only. */
const placeQuery = queryOptions({
  queryKey: ['place'],
  queryFn: async () => (await findAllowedPlace()) ?? null,
  staleTime: Infinity,
  refetchOnWindowFocus: false,
})

function weatherQuery(place: Place | null) {
  return queryOptions({
    queryKey: ['weather', place],
    queryFn: () => request<typeof contract.getWeather>('GET', '/api/weather', undefined, place ?? undefined),
    staleTime: FRESH_FOR_MS,
    refetchOnReconnect: true,
    placeholderData: keepPreviousData,
  })
}

/** The weather; undefined until the first answer. What the server cannot tell is replaced by typical conditions. */
export function useWeather(): ShownWeather | undefined {
  const { data: place, isPending: isFindingPlace } = useQuery(placeQuery)
  const { data, isError } = useQuery({ ...weatherQuery(place ?? null), enabled: !isFindingPlace })
  return data ?? (isError ? TYPICAL : undefined)
}

/** Asks the browser where the golfer is, then for the weather there. Without an answer everything stays as it is. */
export function useMyLocation(): { readonly isLocating: boolean; readonly locate: () => Promise<void> } {
  const [isLocating, setIsLocating] = useState(false)

  async function locate(): Promise<void> {
    setIsLocating(true)
    // Some browsers never answer when their question is left open; a late yes counts all the same.
    await inTime(findPlace().then(showWeatherAt), FIND_WITHIN_MS)
    setIsLocating(false)
  }
  return { isLocating, locate }
}

async function showWeatherAt(place: Place | undefined): Promise<void> {
  if (!place) return
  queryClient.setQueryData(placeQuery.queryKey, place)
  await queryClient.refetchQueries({ queryKey: weatherQuery(place).queryKey })
}
