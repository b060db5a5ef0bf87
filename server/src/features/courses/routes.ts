import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthUser } from '@bagwise/contract/account'
import { findCourses as findCoursesEndpoint, getCourse } from '@bagwise/contract/courses'
import { AppError } from '#server/errors.ts'
import { clientKey } from '#server/rate-limit/client-key.ts'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import type { Register } from '#server/requests/register.ts'
import type { Courses } from './courses.ts'
import { findCourses } from './find-courses.ts'

/** Calls of the map server that one address may cause: of courses, and of places to find them at. */
const CALLS_PER_HOUR = 20
const HOUR_MS = 60 * 60 * 1000
const ACCEPTED = 202

type Parts = Courses & {
  readonly rateLimiter: RateLimiter
  /** The signed-in user. Throws `not-signed-in`. */
  readonly signedInUser: (request: FastifyRequest, reply: FastifyReply) => Promise<AuthUser>
}

export function courseRoutes(
  register: Register,
  { store, loader, coursesNear, rateLimiter, signedInUser }: Parts,
): void {
  register(findCoursesEndpoint, async ({ query: { latitudeDeg, longitudeDeg, name }, request, reply }) => {
    await signedInUser(request, reply)
    const place = latitudeDeg === undefined || longitudeDeg === undefined ? undefined : { latitudeDeg, longitudeDeg }
    const admit = () => countCall(rateLimiter, 'course-places', request.ip)
    const found = await findCourses({ store, coursesNear, admit }, { place, name })
    if (found.state === 'asked') void reply.code(ACCEPTED)
    return found
  })

  register(getCourse, async ({ query: { id }, request, reply }) => {
    await signedInUser(request, reply)
    const loaded = await loader.load(id, () => countCall(rateLimiter, 'courses', request.ip))
    if (loaded === 'asked') {
      void reply.code(ACCEPTED)
      return { state: 'asked' as const }
    }
    const { etag, ...answer } = loaded
    void reply.header('etag', etag)
    return answer
  })
}

/** An error for an address that has caused too many calls. */
async function countCall(rateLimiter: RateLimiter, action: string, address: string): Promise<AppError | undefined> {
  const attempt = await rateLimiter.count(action, clientKey(address), { tries: CALLS_PER_HOUR, windowMs: HOUR_MS })
  if (attempt.isAllowed) return undefined
  const { retryAfterSeconds } = attempt
  return new AppError('too-many-tries', 'Too many new courses were asked for from here. Please try again later.', {
    retryAfterSeconds,
  })
}
