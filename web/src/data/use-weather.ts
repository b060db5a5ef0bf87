import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { WeatherService } from '@bagwise/contract/weather'
import type * as contract from '@bagwise/contract/weather'
import { TYPICAL_READING } from '@bagwise/golf/weather/weather-reading'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { queryClient } from '#http/query-client.ts'
import { request } from '#http/request.ts'
import { withTimeout } from '#http/with-timeout.ts'
import { readPosition } from './position.ts'
import type { LocationFailure } from './position.ts'

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
  /** When the server said so. */
  readonly heardAtMs: number
  /** The server could not be asked. */
  readonly isUnreachable: boolean
}

/** Both services ask to be named with a link where their figures are shown. */
export const WEATHER_SERVICES = {
  'open-meteo': { name: 'Open-Meteo.com', address: 'https://open-meteo.com/' },
  weatherapi: { name: 'WeatherAPI.com', address: 'https://www.weatherapi.com/' },
} as const satisfies Record<WeatherService, { name: string; address: string }>

const TYPICAL: ShownWeather = {
  reading: TYPICAL_READING,
  isTypical: true,
  service: null,
  defaultPlaceName: null,
  heardAtMs: 0,
  isUnreachable: true,
}

/** Kept for the visit, in memory only. */
const placeQuery = queryOptions({
  queryKey: ['place'],
  // Without a button pressed only golfers who have allowed it before are located.
  queryFn: async () => ((await isAllowed()) ? placeOrNull(await readPlace(QUIET)) : null),
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
  const { data, dataUpdatedAt, isError } = useQuery({ ...weatherQuery(place ?? null), enabled: !isFindingPlace })
  if (data) return { ...data, heardAtMs: dataUpdatedAt, isUnreachable: isError }
  return isError ? TYPICAL : undefined
}

/** Asks the browser where the golfer is, then for the weather there. Without an answer the weather stays as it is. */
export function useMyLocation(): {
  readonly isLocating: boolean
  readonly failure: LocationFailure | undefined
  readonly locate: () => Promise<void>
} {
  const [isLocating, setIsLocating] = useState(false)
  const [failure, setFailure] = useState<LocationFailure>()

  async function find(): Promise<'found' | LocationFailure> {
    const found = await readPlace(ON_REQUEST)
    if (typeof found === 'string') return found
    await showWeatherAt(found)
    setFailure(undefined)
    return 'found'
  }

  async function locate(): Promise<void> {
    setIsLocating(true)
    setFailure(undefined)
    // Some browsers never answer when their question is left open; a late yes counts all the same.
    const outcome = (await withTimeout(find(), FIND_WITHIN_MS)) ?? 'not-found'
    setFailure(outcome === 'found' ? undefined : outcome)
    setIsLocating(false)
  }
  return { isLocating, failure, locate }
}

async function showWeatherAt(place: Place): Promise<void> {
  queryClient.setQueryData(placeQuery.queryKey, place)
  await queryClient.refetchQueries({ queryKey: weatherQuery(place).queryKey })
}

/** Where the golfer is, as far as the weather needs it. */
type Place = { readonly latitudeDeg: string; readonly longitudeDeg: string }

/** How long the button waits; asking quietly takes half of that (specification 1 §7). */
const FIND_WITHIN_MS = 10_000
const QUIETLY_WITHIN_MS = 5_000
/** Where the golfer was a few minutes ago the weather is the same. */
const RECENT_MS = 10 * 60 * 1000
const ON_REQUEST: PositionOptions = { timeout: FIND_WITHIN_MS, enableHighAccuracy: true }
const QUIET: PositionOptions = { timeout: QUIETLY_WITHIN_MS, maximumAge: RECENT_MS }

async function isAllowed(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted'
  } catch (error) {
    console.warn('The browser does not say whether the location may be used', error)
    return false
  }
}

async function readPlace(options: PositionOptions): Promise<Place | LocationFailure> {
  const coords = await readPosition(options)
  if (typeof coords === 'string') return coords
  return { latitudeDeg: tenthOfDegree(coords.latitude), longitudeDeg: tenthOfDegree(coords.longitude) }
}

function placeOrNull(found: Place | LocationFailure): Place | null {
  return typeof found === 'string' ? null : found
}

/** Seven miles at most: near enough for the weather, and nobody's whereabouts leave the device. */
function tenthOfDegree(angleDeg: number): string {
  return angleDeg.toFixed(1)
}
