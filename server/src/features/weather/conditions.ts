import type { FastifyBaseLogger } from 'fastify'
import { TYPICAL_READING } from '@bagwise/golf/weather/weather-reading'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import type { WeatherService } from '@bagwise/contract/weather'
import { isOpenPeriod } from '#server/open-period.ts'
import { WeatherError, tenthOfDegree } from './weather.ts'
import type { Place, Weather } from './weather.ts'

/** Services update every quarter of an hour; a failing one is not called again for as long. */
const KEPT_FOR_MS = 10 * 60 * 1000
const MAX_PLACES_KEPT = 1_000
const MAX_CALLS_IN_FLIGHT = 20

/** The weather at a place, or typical conditions when it is unknown: then `service` is null. */
type Conditions = { readonly reading: WeatherReading; readonly service: WeatherService | null }

export type ConditionsAt = (
  place: Place,
  /** Rejects a client that must not cause another call, by throwing. */
  admit: () => Promise<void>,
) => Promise<Conditions>

const TYPICAL: Conditions = { reading: TYPICAL_READING, service: null }

/**
 * Calls the service once per place and ten minutes, for all golfers. In memory per instance: a restart costs nothing
 * but calls.
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
  const inFlight = new Map<string, Promise<Conditions>>()
  const loggedFailures = new Set<string>()

  const conditionsAt: ConditionsAt = async (place, admit) => {
    const key = `${tenthOfDegree(place.latitudeDeg)},${tenthOfDegree(place.longitudeDeg)}`
    const known = kept.get(key)
    const nowMs = now().getTime()
    if (known && isOpenPeriod({ endsAtMs: known.untilMs, nowMs, lengthMs: KEPT_FOR_MS })) return known.conditions
    const others = inFlight.get(key)
    // The first client may have been rejected; that says nothing about this one.
    if (others) return others.catch(() => conditionsAt(place, admit))
    if (inFlight.size >= MAX_CALLS_IN_FLIGHT) return TYPICAL

    const asking = ask({ key, place, admit }).finally(() => inFlight.delete(key))
    inFlight.set(key, asking)
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
      loggedFailures.clear()
      return { reading, service: weather.service }
    } catch (error) {
      if (!(error instanceof WeatherError)) throw error
      logOnce(error.message)
      return TYPICAL
    }
  }

  /** Once until the service works again, instead of a line per golfer. */
  function logOnce(failure: string): void {
    if (loggedFailures.has(failure)) return
    loggedFailures.add(failure)
    log.warn(
      { service: weather.service, problem: failure },
      'The weather service gives no reading: typical conditions are shown instead',
    )
  }

  return conditionsAt
}
