import type { ImportRequest } from '@bagwise/contract/takeout'
import { AppError } from '#server/errors.ts'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'

const HOUR_MS = 60 * 60 * 1000

type Parts = { readonly rateLimiter: RateLimiter; readonly limitPerHour: number }

/**
 * Counts an import before its content is read. A file is sent twice, to look at and to confirm, so each of the two has a
 * count of its own: ten files fit into an hour, and neither kind of call is a way around the other's limit. Retries
 * count, since they cost the same.
 */
export async function countImport(
  { rateLimiter, limitPerHour }: Parts,
  { golferId, request }: { readonly golferId: string; readonly request: ImportRequest },
): Promise<void> {
  const action = request.seenVersion === undefined ? 'import' : 'import-confirmed'
  const attempt = await rateLimiter.count(action, golferId, { tries: limitPerHour, windowMs: HOUR_MS })
  if (attempt.isAllowed) return
  const { retryAfterSeconds } = attempt
  const minutes = Math.ceil(retryAfterSeconds / 60)
  throw new AppError(
    'too-many-tries',
    `You have imported ${limitPerHour} files within an hour. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfterSeconds },
  )
}
