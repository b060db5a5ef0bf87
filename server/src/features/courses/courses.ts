import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/schema.ts'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import type { OverpassConfig } from '#server/settings/overpass-config.ts'
import { createCourseStore } from './course-store.ts'
import type { CourseStore } from './course-store.ts'
import { createCourseLoader } from './load-course.ts'
import type { CourseLoader } from './load-course.ts'
import { createMapCalls } from './map-calls.ts'
import { createCoursesNear } from './near-courses.ts'
import type { CoursesNear } from './near-courses.ts'

/** Maps of courses: those that are kept, and the map server behind them. */
export type Courses = {
  readonly store: CourseStore
  readonly loader: CourseLoader
  readonly coursesNear: CoursesNear
}

export function createCourses({
  config,
  db,
  rateLimiter,
  ...background
}: {
  /** Undefined: no map server is ever asked. */
  readonly config: OverpassConfig | undefined
  readonly db: Kysely<Tables>
  readonly rateLimiter: RateLimiter
  readonly now: () => Date
  readonly stopping: AbortSignal
  readonly log: FastifyBaseLogger
  /** Follows work that goes on when its request is answered. */
  readonly track: <Result>(work: Promise<Result>) => Promise<Result>
}): Courses {
  const store = createCourseStore(db)
  const calls = createMapCalls({ config, rateLimiter, ...background })
  return {
    store,
    loader: createCourseLoader({ store, calls, ...background }),
    coursesNear: createCoursesNear({ calls, ...background }),
  }
}
