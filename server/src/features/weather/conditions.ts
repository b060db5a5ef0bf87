import type { FastifyBaseLogger } from 'fastify'
import { TYPICAL_READING } from '@bagwise/golf/weather/weather-reading'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import type { WeatherService } from '@bagwise/contract/weather'
import { WeatherProblem, tenthOfDegree } from './weather.ts'
import type { Place, Weather } from './weather.ts'

/** Services measure every quarter of an hour; one that is in trouble is left alone as long. */
const KEPT_FOR_MS = 10 * 60 * 1000
const MAX_PLACES_KEPT = 1_000
const MAX_CALLS_UNDER_WAY = 20

/** The weather at a place, or typical conditions when nobody knows it: then `service` is null. */
type Conditions = { readonly reading: WeatherReading; readonly service: WeatherService | null }

export type ConditionsAt = (
  place: Place,
  /** Refuses, by throwing, an asker for whom the service must not be asked again. */
  admit: () => Promise<void>,
) => Promise<Conditions>

const TYPICAL: Conditions = { reading: TYPICAL_READING, service: null }

/**
 * Asks the service once per place and ten minutes, however many golfers want to know. What it said is the one thing the
 * process keeps between requests; each server has its own, and a restart loses nothing but a call.
 */
export function createConditions({
  weather,
  now,
  log,
}: {
  readonly weather: Weather
  readonly now: () => Date
  readonly log: FastifyBaseLogger
}): ConditionsAt {
  const kept = new Map<string, { readonly conditions: Conditions; readonly untilMs: number }>()
  const underWay = new Map<string, Promise<Conditions>>()
  const problemsLogged = new Set<string>()

  const conditionsAt: ConditionsAt = async (place, admit) => {
    const key = `${tenthOfDegree(place.latitudeDeg)},${tenthOfDegree(place.longitudeDeg)}`
    const known = kept.get(key)
    if (known && known.untilMs > now().getTime()) return known.conditions
    const others = underWay.get(key)
    // Whoever asked first may have been refused; that says nothing about this one.
    if (others) return others.catch(() => conditionsAt(place, admit))
    if (underWay.size >= MAX_CALLS_UNDER_WAY) return TYPICAL

    const asking = ask({ key, place, admit }).finally(() => underWay.delete(key))
    underWay.set(key, asking)
    return asking
  }

  async function ask({
    key,
    place,
    admit,
  }: {
    readonly key: string
    readonly place: Place
    readonly admit: () => Promise<void>
  }): Promise<Conditions> {
    await admit()
    const conditions = await read(place)
    kept.delete(key)
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size >= MAX_PLACES_KEPT) kept.delete(oldest)
    kept.set(key, { conditions, untilMs: now().getTime() + KEPT_FOR_MS })
    return conditions
  }

  async function read(place: Place): Promise<Conditions> {
    try {
      const reading = await weather.read(place)
      problemsLogged.clear()
      return { reading, service: weather.service }
    } catch (error) {
      if (!(error instanceof WeatherProblem)) throw error
      logOnce(error.message)
      return TYPICAL
    }
  }

  /** Once until the service works again: a line for every golfer would bury the rest of the log. */
  function logOnce(problem: string): void {
    if (problemsLogged.has(problem)) return
    problemsLogged.add(problem)
    log.warn(
      { service: weather.service, problem },
      'The weather service gives no reading: typical conditions are shown instead',
    )
  }

  return conditionsAt
}
