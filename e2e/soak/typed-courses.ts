import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import type { CourseAnswer } from '../../web/src/sync/own-courses/course-answers.ts'
import type { CourseMessage } from '../../web/src/sync/own-courses/course-messages.ts'
import type { ShownOwnCourse } from '../../web/src/sync/policies/own-courses.ts'
import type { Page } from './device.ts'

/** A version of a course that a golfer made on one device. */
type TypedCourse = {
  readonly page: Page
  readonly id: string
  readonly name: string
  /** Said otherwise since, on the same device. */
  isReplaced: boolean
  /** Whether the device has kept it. */
  isKept: boolean
  /** It went with a page that had said that it is not kept. */
  isGone: boolean
}

/** What a golfer has done with own courses on one device. */
export type TypedCourses = {
  readonly save: (
    page: Page,
    course: PackedCourse,
    as: { readonly isLocalOnly: boolean; readonly seen?: PackedCourse },
  ) => void
  readonly remove: (page: Page, shown: ShownOwnCourse) => void
  /** Takes back what this device has deleted last. */
  readonly undo: () => void
  /** A request leaves the device. */
  readonly noteSent: (message: CourseMessage) => void
  /** Nothing moves: what the pages say is kept has to survive them from now on. */
  readonly look: (pages: readonly Page[]) => void
  /** What a page has not kept goes with it. */
  readonly noteKilled: (page: Page) => void
  readonly all: () => readonly TypedCourse[]
  /** Names that a page has shown as given way. */
  readonly told: ReadonlySet<string | undefined>
  /** Courses that left although they were to stay. */
  readonly sentLocally: readonly string[]
}

export function createTypedCourses(): TypedCourses {
  const typed: TypedCourse[] = []
  /** Ids of courses that were never anything else than on this device only. */
  const local = new Set<string>()
  const told = new Set<string | undefined>()
  const sentLocally: string[] = []
  let undos: readonly { readonly page: Page; readonly undo: () => void }[] = []

  function replace(id: string): void {
    for (const one of typed) one.isReplaced ||= one.id === id
  }
  function note(page: Page, { id, name = '' }: PackedCourse): void {
    replace(id)
    typed.push({ page, id, name, isReplaced: false, isKept: false, isGone: false })
  }

  return {
    save: (page, course, { isLocalOnly, seen }) => {
      const { id } = course
      if (!isLocalOnly) local.delete(id)
      else if (!seen) local.add(id)
      note(page, course)
      void page.courses.save(course, { isLocalOnly, seen })
    },
    remove: (page, { course }) => {
      replace(course.id)
      const { undo } = page.courses.remove(course.id)
      const back = () => {
        note(page, course)
        undo()
      }
      undos = [...undos, { page, undo: back }]
    },
    undo: () => {
      undos.at(-1)?.undo()
      undos = undos.slice(0, -1)
    },
    noteSent: ({ id, course, isUnsure }) => {
      if (course && isUnsure !== true && local.has(id)) sentLocally.push(id)
    },
    look: (pages) => {
      for (const { courses } of pages) {
        for (const { news } of courses.state().courses) for (const { before } of news) told.add(before.name)
      }
      for (const one of typed) one.isKept ||= one.page.courses.isSafe() && one.page.courses.state().isReady
    },
    noteKilled: (page) => {
      for (const one of typed) one.isGone ||= one.page === page && !one.isKept
      undos = undos.filter((one) => one.page !== page)
    },
    all: () => typed,
    told,
    sentLocally,
  }
}

export type CourseExchange = {
  readonly device: number
  readonly message: CourseMessage
  readonly answer: CourseAnswer
  readonly isHeard: boolean
}

/** One hole with its green. */
export function sampleOwnCourse(id: string, courseNumber: number): PackedCourse {
  return {
    v: 1,
    id,
    name: `Mapped ${courseNumber}`,
    at: [56_343_300, -2_803_100],
    outline: [],
    shapes: [{ kind: 'green', id: `${id}/1/green`, rings: [[1_200, 0, 100, 0, 0, 100]] }],
    holes: [{ id: `${id}/1`, number: 1, par: 3, lengthYards: 150, line: [0, 0, 1_200, 0], green: 0, tees: [] }],
    known: ['green'],
    notes: {},
  }
}
