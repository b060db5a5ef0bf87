import { WeatherReading } from '@bagwise/contract/weather'
import type * as z from 'zod/mini'
import { WeatherError } from './weather.ts'

/** A complete reading within what is possible on earth. */
export function checkedReading(reading: z.input<typeof WeatherReading>): z.output<typeof WeatherReading> {
  const { success, data } = WeatherReading.safeParse(reading)
  if (success) return data
  throw new WeatherError('its figures are impossible')
}

/** The part of an answer that the schema describes. */
export function checkedAnswer<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.output<Schema> {
  const { success, data } = schema.safeParse(answer)
  if (success) return data
  throw new WeatherError('its answer lacks figures')
}
