import { COMPASS_POINTS } from '@bagwise/golf/weather/compass'
import * as z from 'zod/mini'
import { named } from './documented.ts'
import { endpointWithQuery } from './endpoint.ts'
import { degrees } from './map-place.ts'

/** The golfer's location; by default the place the operator chose. */
export const WeatherQuery = z
  .strictObject({ latitudeDeg: z.optional(degrees(90)), longitudeDeg: z.optional(degrees(180)) })
  .check(
    z.refine(
      ({ latitudeDeg, longitudeDeg }) => (latitudeDeg === undefined) === (longitudeDeg === undefined),
      'must have both latitudeDeg and longitudeDeg, or neither',
    ),
  )
export type WeatherQuery = z.infer<typeof WeatherQuery>

/** A reading within recorded extremes (World Meteorological Organization, with some margin). */
export const WeatherReading = named(
  'WeatherReading',
  z.object({
    temperatureF: z.number().check(z.gte(-130), z.lte(140)),
    windSpeedMph: z.number().check(z.gte(0), z.lte(260)),
    /** Where the wind comes from, and the same in degrees clockwise from north. */
    windDirection: z.enum(COMPASS_POINTS),
    windFromDeg: z.number().check(z.gte(0), z.lte(360)),
    humidityPercent: z.number().check(z.gte(0), z.lte(100)),
    seaLevelPressureInHg: z.number().check(z.gte(25), z.lte(33)),
  }),
)

export const WEATHER_SERVICES = ['open-meteo', 'weatherapi'] as const
export type WeatherService = (typeof WEATHER_SERVICES)[number]

/** Open to visitors. */
export const getWeather = endpointWithQuery({
  method: 'GET',
  path: '/api/weather',
  group: 'weather',
  access: 'anybody',
  summary: 'The weather at a place',
  query: WeatherQuery,
  body: z.undefined(),
  reply: z.object({
    reading: WeatherReading,
    /** The weather is unknown: these are typical conditions, marked as such. */
    isTypical: z.boolean(),
    /** Source to credit; null for typical conditions. */
    service: z.nullable(z.enum(WEATHER_SERVICES)),
    /** The place the operator chose, if used. */
    defaultPlaceName: z.nullable(z.string()),
  }),
})
