import { ownCoursePath } from '@bagwise/contract/own-course-id'
import type * as contract from '@bagwise/contract/own-courses'
import { KNOWN_KINDS } from '@bagwise/golf/course/course'
import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import { RequestProblem, request } from '#http/request.ts'
import { OWN_COURSE_DATABASE, OWN_COURSE_DATABASE_VERSION } from '#storage/row-stores.ts'
import { rowDatabase } from '#sync/kept-rows/row-database.ts'
import { portsOf } from '#sync/send-lock.ts'
import { OWN_COURSE_ROWS } from './course-rows.ts'
import { createOwnCourses } from './create-own-courses.ts'

const CHANGED = 'changed'

/** Tabs tell each other that the own courses on the device have changed. */
const tabs = new BroadcastChannel('bagwise.own-courses')
tabs.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (data === CHANGED) void keptOwnCourses.followDevice()
})

/** The golfer's own courses on this page. */
export const keptOwnCourses = createOwnCourses({
  device: rowDatabase({ name: OWN_COURSE_DATABASE, version: OWN_COURSE_DATABASE_VERSION, ...OWN_COURSE_ROWS }),
  tellTabs: () => tabs.postMessage(CHANGED),
  sendSave: (golfer, { id, save, base }, course) =>
    request<typeof contract.saveOwnCourse>('PUT', ownCoursePath(id), { save, golfer, base, course: bodyOf(course) }),
  sendDelete: (golfer, { id, save, base }) =>
    request<typeof contract.deleteOwnCourse>('DELETE', ownCoursePath(id), { save, golfer, base }),
  get: async (golfer, id) => {
    const found = await request<typeof contract.getOwnCourse>('GET', ownCoursePath(id), undefined)
    if (found.golfer !== golfer) {
      throw new RequestProblem({ code: 'other-golfer', status: 403, message: 'Somebody else is signed in here now.' })
    }
    const { course, version } = found
    return course && version !== null ? { course, version } : null
  },
  list: () => request<typeof contract.listOwnCourses>('GET', '/api/own-courses', undefined, undefined, 'low'),
  ...portsOf('own-courses'),
})

type Body = contract.OwnCourse

/** As the contract types it: lists that may be written, and two numbers for a place. */
function bodyOf({ at, outline, shapes, holes, known, ...course }: PackedCourse): Body {
  return {
    ...course,
    at: pairOf(at),
    outline: outline.map((ring) => [...ring]),
    shapes: shapes.map(({ rings, ...shape }) => ({ ...shape, rings: rings.map((ring) => [...ring]) })),
    holes: holes.map(({ line, tees, ...hole }) => ({
      ...hole,
      line: [...line],
      tees: tees.map((tee) => ({ ...tee, at: [...tee.at] })),
    })),
    known: KNOWN_KINDS.filter((kind) => known.includes(kind)),
  }
}

function pairOf([latitudeParts = 0, longitudeParts = 0]: PackedCourse['at']): Body['at'] {
  return [latitudeParts, longitudeParts]
}
