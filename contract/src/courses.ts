import * as z from 'zod/mini'
import { COURSE_LIMITS } from '@bagwise/golf/course/course'
import { MOST_LATITUDE_DEG, MOST_LONGITUDE_DEG } from '@bagwise/golf/course/plane'
import { named } from './documented.ts'
import { endpointWithQuery } from './endpoint.ts'
import { degrees } from './map-place.ts'
import { COURSE_SIZE, MapId, PackedPlace, packedCourse } from './packed-course.ts'
import { nameText } from './text.ts'

/** A course of a map: `packCourse` of `golf` writes it, `unpackCourse` reads it. */
export const PackedCourse = named('Course', packedCourse(COURSE_SIZE))
export type PackedCourse = z.infer<typeof PackedCourse>

/** Courses of one answer, the nearest ones or the first ones by name. */
export const MOST_FOUND_COURSES = 20

/** What a list says of a course. */
export const FoundCourse = named(
  'FoundCourse',
  z.object({
    id: MapId,
    name: z.optional(z.string()),
    /** Its middle: latitude and longitude in whole millionths of a degree. */
    at: PackedPlace,
    /** How many are mapped; unknown until somebody has asked for the course. */
    holes: z.optional(z.int().check(z.minimum(0), z.maximum(COURSE_LIMITS.holes))),
  }),
)
export type FoundCourse = z.infer<typeof FoundCourse>

/** A place, rounded by `coursesPath` of `course-paths.ts`, or a name, or both: then the courses near the place that have it in theirs. */
const CoursesQuery = z
  .strictObject({
    latitudeDeg: z.optional(degrees(MOST_LATITUDE_DEG)),
    longitudeDeg: z.optional(degrees(MOST_LONGITUDE_DEG)),
    name: z.optional(nameText({ minLength: 3, maxLength: 80 })),
  })
  .check(
    z.refine(
      ({ latitudeDeg, longitudeDeg }) => (latitudeDeg === undefined) === (longitudeDeg === undefined),
      'must have both latitudeDeg and longitudeDeg, or neither',
    ),
    z.refine(
      ({ latitudeDeg, name }) => latitudeDeg !== undefined || name !== undefined,
      'must have a place or a name to look for',
    ),
  )
export type CoursesQuery = z.infer<typeof CoursesQuery>

/**
 * Finds courses: within some 10 km of a place, nearest first, or among those the server keeps by a part of the name, which
 * never asks the map. Where none is kept near a place and the map cannot be asked: `courses-off`, or `courses-resting` and
 * `courses-busy` for a while, or `course-unreadable` after an answer that is none.
 */
export const findCourses = endpointWithQuery({
  method: 'GET',
  path: '/api/courses',
  group: 'courses',
  access: 'golfer',
  summary: 'Finds courses near a place or by name',
  mayBeAccepted: true,
  errors: ['courses-off', 'courses-busy', 'courses-resting', 'course-unreadable'],
  query: CoursesQuery,
  body: z.undefined(),
  reply: z.object({
    courses: z.array(FoundCourse).check(z.maxLength(MOST_FOUND_COURSES)),
    /**
     * complete: the map was asked, too. asked (status 202): it is being asked, ask again after 2, 4 and 8 seconds. kept: these
     * are of the courses that the server keeps, and there may be others.
     */
    state: z.enum(['complete', 'asked', 'kept']),
  }),
})

/**
 * One course by its id, such as `way/123`. Its `ETag` is answered with 304 as long as nothing has changed. Unknown ones are
 * asked for; errors beside those of a list: `course-unknown`, when the map has none, and `course-unreadable`.
 */
export const getCourse = endpointWithQuery({
  method: 'GET',
  path: '/api/courses/:id',
  group: 'courses',
  access: 'golfer',
  summary: 'The map of a course',
  hasEtag: true,
  mayBeAccepted: true,
  errors: ['course-unknown', 'courses-off', 'courses-busy', 'courses-resting', 'course-unreadable'],
  query: z.strictObject({ id: MapId }),
  body: z.undefined(),
  reply: z.union([
    z.object({
      course: PackedCourse,
      /** Older than 30 days: a newer one has been asked for, if it can be. */
      isStale: z.boolean(),
    }),
    /** Status 202: ask again after 2, 4 and 8 seconds. */
    z.object({ state: z.literal('asked') }),
  ]),
})
