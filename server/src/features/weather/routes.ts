import { getWeather } from '@bagwise/contract/weather'
import type { Attempts } from '#server/attempts/attempts.ts'
import { countedAddress } from '#server/attempts/counted-address.ts'
import { AppError } from '#server/errors.ts'
import type { Register } from '#server/requests/register.ts'
import type { ConditionsAt } from './conditions.ts'
import type { Place } from './weather.ts'

/** Calls of the service that one address may cause: a clubhouse full of golfers needs six for its own place. */
const CALLS_PER_HOUR = 60
const HOUR_MS = 60 * 60 * 1000

type Parts = {
  readonly conditionsAt: ConditionsAt
  readonly attempts: Attempts
  readonly defaultPlace: Place & { readonly name: string }
}

export function weatherRoutes(register: Register, { conditionsAt, attempts, defaultPlace }: Parts): void {
  register(getWeather, async ({ query: { latitudeDeg, longitudeDeg }, request }) => {
    const ownPlace = latitudeDeg === undefined || longitudeDeg === undefined ? undefined : { latitudeDeg, longitudeDeg }
    const { reading, service } = await conditionsAt(ownPlace ?? defaultPlace, () => countCall(attempts, request.ip))
    return {
      reading,
      service,
      isTypical: service === null,
      defaultPlaceName: ownPlace || service === null ? null : defaultPlace.name,
    }
  })
}

async function countCall(attempts: Attempts, address: string): Promise<void> {
  const attempt = await attempts.count('weather', countedAddress(address), { tries: CALLS_PER_HOUR, windowMs: HOUR_MS })
  if (attempt.isAllowed) return
  const { retryAfterSeconds } = attempt
  throw new AppError(
    'too-many-tries',
    'The weather of too many places was asked for from here. Please try again later.',
    {
      retryAfterSeconds,
    },
  )
}
