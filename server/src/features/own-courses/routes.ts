import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthUser } from '@bagwise/contract/account'
import { ownCourseId } from '@bagwise/contract/own-course-id'
import { MOST_OWN_COURSE_BYTES } from '@bagwise/contract/own-course-limits'
import {
  deleteOwnCourse as deleteOwnCourseEndpoint,
  getOwnCourse,
  listOwnCourses,
  saveOwnCourse as saveOwnCourseEndpoint,
} from '@bagwise/contract/own-courses'
import type { OwnCourseAnswer } from '@bagwise/contract/own-courses'
import type { Metrics } from '#server/metrics/metrics.ts'
import { FORM_LIMIT_BYTES } from '#server/requests/json-body.ts'
import type { Register } from '#server/requests/register.ts'
import type { OwnCourseStore } from './own-course-store.ts'
import { deleteOwnCourse, saveOwnCourse } from './save-own-course.ts'

/** A course, and what is around it in a message. */
export const OWN_COURSE_LIMIT_BYTES = MOST_OWN_COURSE_BYTES + FORM_LIMIT_BYTES

type Parts = {
  readonly store: OwnCourseStore
  readonly epoch: () => Promise<string>
  readonly metrics: Pick<Metrics, 'conflictsFound'>
  readonly now: () => Date
  /** The signed-in user. Throws `not-signed-in`. */
  readonly signedInUser: (request: FastifyRequest, reply: FastifyReply) => Promise<AuthUser>
}

export function ownCourseRoutes(register: Register, { store, epoch, now, signedInUser, metrics }: Parts): void {
  async function answered(answer: OwnCourseAnswer) {
    if (answer.before) metrics.conflictsFound('own-course', 1)
    return { ...answer, epoch: await epoch() }
  }

  register(listOwnCourses, async ({ request, reply }) => {
    const user = await signedInUser(request, reply)
    return { golfer: user.id, courses: [...(await store.list(user.id))], epoch: await epoch() }
  })

  register(getOwnCourse, async ({ query, request, reply }) => {
    const user = await signedInUser(request, reply)
    const stored = await store.find(user.id, ownCourseId(query.id))
    const { course = null, version = null } = stored ?? {}
    return { golfer: user.id, course, version, epoch: await epoch() }
  })

  register(
    saveOwnCourseEndpoint,
    async ({ query, body, request, reply }) => {
      const user = await signedInUser(request, reply)
      return answered(await saveOwnCourse(store, { ...body, id: ownCourseId(query.id), user, now: now() }))
    },
    { bodyLimitBytes: OWN_COURSE_LIMIT_BYTES },
  )

  register(
    deleteOwnCourseEndpoint,
    async ({ query, body, request, reply }) => {
      const user = await signedInUser(request, reply)
      return answered(await deleteOwnCourse(store, { ...body, id: ownCourseId(query.id), user, now: now() }))
    },
    { bodyLimitBytes: FORM_LIMIT_BYTES },
  )
}
