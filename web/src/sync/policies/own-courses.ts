import { ownCourseId } from '@bagwise/contract/own-course-id'
import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import { randomId } from '#http/ids.ts'
import type { LoadState } from '#sync/outbox.ts'
import type { OwnCourseNews } from '#sync/own-courses/course-state.ts'
import { lazyCollection } from './lazy-collection.ts'

export type ShownOwnCourse = {
  readonly course: PackedCourse
  /** The server has to be told something of it: a change, or that it is to be on this device only. */
  readonly isUnsent: boolean
  /** Never sent: it is on this device and nowhere else. */
  readonly isLocalOnly: boolean
  /** When the server has stored it, as far as this device knows. */
  readonly savedAt?: string | undefined
  /** Why the server did not take it; it stays on the device and is tried again. */
  readonly refusal?: string | undefined
  /** What another device has done to it that the golfer has not seen, oldest first. */
  readonly news: readonly OwnCourseNews[]
}

export type OwnCoursesState = {
  /** By name. */
  readonly courses: readonly ShownOwnCourse[]
  /** Whether what this device holds has been read. */
  readonly isReady: boolean
  /** Without what the server has there is what this device remembers. */
  readonly load: LoadState
  /** Deletions among them. */
  readonly unsentCount: number
  /** Courses that the server no longer has like that since it went back to a backup: the golfer is asked about them. */
  readonly offeredCount: number
  /** Whether all of them outlive the page. */
  readonly isSafe: boolean
}

/** Why a course is not kept: there are `MOST_OWN_COURSES`, or it has more than `MOST_OWN_COURSE_BYTES`. */
export type SaveProblem = 'too-many-courses' | 'too-large'

export type SavedAs = {
  readonly isLocalOnly: boolean
  /** As it was when the golfer began to change it: what another device has changed since is told. */
  readonly seen?: PackedCourse | undefined
}

const NOBODYS: OwnCoursesState = {
  courses: [],
  isReady: true,
  load: 'loaded',
  unsentCount: 0,
  offeredCount: 0,
  isSafe: true,
}

const { collection, ask, askUndoable, load } = lazyCollection({
  name: 'Own courses',
  load: async () => (await import('#sync/own-courses/kept-own-courses.ts')).keptOwnCourses,
  nobodys: NOBODYS,
})

/** The id of a course that is mapped from now on. */
export function newOwnCourseId(): string {
  return ownCourseId(randomId())
}

/** The golfer's own courses on this page. */
export const ownCourses = {
  ...collection,
  /**
   * Shows the course at once and keeps it on this device; sends it unless it is `isLocalOnly`. On this device only, after it
   * was sent, the server deletes it. Resolves when it is kept, or with why it is not.
   */
  save: async (course: PackedCourse, as: SavedAs): Promise<SaveProblem | undefined> => (await load()).save(course, as),
  /** Of an account that is gone. */
  takeOver: (courses: readonly Pick<ShownOwnCourse, 'course' | 'isLocalOnly'>[]): void =>
    ask((kept) => kept.takeOver(courses)),
  /** Hides it at once and deletes it; one that another device has changed meanwhile comes back with news of that. */
  remove: (id: string): { readonly undo: () => void } => askUndoable((kept) => kept.remove(id)),
  /** The golfer knows what another device has done to it. */
  noteSeen: (id: string): void => ask((kept) => kept.noteSeen(id)),
}
