import * as z from 'zod/mini'
import { Time, named } from './documented.ts'
import { endpoint, endpointWithQuery } from './endpoint.ts'
import { Epoch } from './epoch.ts'
import { OWN_PREFIX } from './own-course-id.ts'
import { MOST_OWN_COURSES, MOST_OWN_COURSE_BYTES } from './own-course-limits.ts'
import { packedCourse } from './packed-course.ts'

/** Ways and counts stay below what a body of the API may have. */
const OWN_SIZE = { shapes: 1_000, numbers: 16_000, wayNumbers: 1_000, bytes: MOST_OWN_COURSE_BYTES }

const OwnCourseId = z
  .string()
  .check(
    z.refine(
      (id) => id.startsWith(OWN_PREFIX) && z.uuid().safeParse(id.slice(OWN_PREFIX.length)).success,
      'must be the id of a mapping of your own',
    ),
  )

/** A course that the golfer has mapped: `own/` and the id that its device made, so that no map has the same. */
export const OwnCourse = named('OwnCourse', packedCourse(OWN_SIZE, OwnCourseId))
export type OwnCourse = z.infer<typeof OwnCourse>

/** Changes with the content: the same course has the same version on every device. */
const Version = z.string().check(z.minLength(1), z.maxLength(64))

const Query = z.strictObject({ id: z.uuid() })

/** Fields of every change of an own course. */
const change = {
  /** Made on the device for this change, so that a retry is applied once. */
  save: z.uuid(),
  /** The golfer of the change; rejected when the session belongs to another one. */
  golfer: z.optional(z.string()),
  /** The version that the golfer saw when changing it; null for a new one. */
  base: z.nullable(Version),
}

const OwnCourseAnswer = z.object({
  /** As stored now; null when there is none. */
  version: z.nullable(Version),
  /** As stored before, if another device had changed it since the golfer saw it. */
  before: z.nullable(OwnCourse),
})
export type OwnCourseAnswer = z.infer<typeof OwnCourseAnswer>

/** Which there are, for a device that keeps copies: what it lacks or has in another version it gets one by one. */
export const listOwnCourses = endpoint({
  method: 'GET',
  path: '/api/own-courses',
  group: 'courses',
  access: 'golfer',
  summary: 'Lists the courses that the golfer has mapped',
  body: z.undefined(),
  reply: z.object({
    /** Lets the page detect that the session belongs to another golfer now. */
    golfer: z.string(),
    courses: z
      .array(z.object({ id: OwnCourseId, name: z.optional(z.string()), version: Version, savedAt: Time }))
      .check(z.maxLength(MOST_OWN_COURSES)),
    ...Epoch,
  }),
})

/** Null when there is none, or no longer. */
export const getOwnCourse = endpointWithQuery({
  method: 'GET',
  path: '/api/own-courses/:id',
  group: 'courses',
  access: 'golfer',
  summary: 'A course that the golfer has mapped',
  query: Query,
  body: z.undefined(),
  reply: z.object({ golfer: z.string(), course: z.nullable(OwnCourse), version: z.nullable(Version), ...Epoch }),
})

/** Adds a mapping, or takes the place of the stored one. A deleted one is restored. */
export const saveOwnCourse = endpointWithQuery({
  method: 'PUT',
  path: '/api/own-courses/:id',
  group: 'courses',
  access: 'golfer',
  summary: 'Adds or replaces a course that the golfer has mapped',
  errors: ['other-golfer', 'too-many-courses'],
  query: Query,
  body: z.strictObject({ ...change, course: OwnCourse }),
  reply: z.object({ ...OwnCourseAnswer.shape, ...Epoch }),
})

/** Keeps a mapping that differs from the base. Deleting a deleted one is no error. */
export const deleteOwnCourse = endpointWithQuery({
  method: 'DELETE',
  path: '/api/own-courses/:id',
  group: 'courses',
  access: 'golfer',
  summary: 'Deletes a course that the golfer has mapped',
  errors: ['other-golfer'],
  query: Query,
  body: z.strictObject(change),
  reply: z.object({ ...OwnCourseAnswer.shape, ...Epoch }),
})
