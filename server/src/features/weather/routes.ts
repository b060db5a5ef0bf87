import { getWeather } from '@bagwise/contract/weather'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import { clientKey } from '#server/rate-limit/client-key.ts'
import { AppError } from '#server/errors.ts'
import type { Register } from '#server/requests/register.ts'
import type { ConditionsAt } from './conditions.ts'
import type { Place } from './weather.ts'

/** Service calls that one address may cause: a clubhouse full of golfers needs six for its own place. */
const CALLS_PER_HOUR = 60
const HOUR_MS = 60 * 60 * 1000

type Parts = {
  readonly conditionsAt: ConditionsAt
  readonly rateLimiter: RateLimiter
  readonly defaultPlace: Place & { readonly name: string }
}

export function weatherRoutes(register: Register, { conditionsAt, rateLimiter, defaultPlace }: Parts): void {
  register(getWeather, async ({ query: { latitudeDeg, longitudeDeg }, request }) => {
    const ownPlace = latitudeDeg === undefined || longitudeDeg === undefined ? undefined : { latitudeDeg, longitudeDeg }
    const { reading, service } = await conditionsAt(ownPlace ?? defaultPlace, () => countCall(rateLimiter, request.ip))
    return {
      reading,
      service,
      isTypical: service === null,
      defaultPlaceName: ownPlace || service === null ? null : defaultPlace.name,
    }
  })
}

async function countCall(rateLimiter: RateLimiter, address: string): Promise<void> {
  const attempt = await rateLimiter.count('weather', clientKey(address), { tries: CALLS_PER_HOUR, windowMs: HOUR_MS })
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
