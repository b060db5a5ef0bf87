import { useSyncExternalStore } from 'react'
import { newOwnCourseId, ownCourses } from '#sync/policies/own-courses.ts'
import type { OwnCoursesState, SaveProblem, ShownOwnCourse } from '#sync/policies/own-courses.ts'

export type { SaveProblem, ShownOwnCourse }
export { newOwnCourseId }

export type ShownOwnCourses = OwnCoursesState & Pick<typeof ownCourses, 'save' | 'remove' | 'noteSeen'>

/** The courses that the golfer has mapped, to read and to change. */
export function useOwnCourses(): ShownOwnCourses {
  const state = useSyncExternalStore(ownCourses.subscribe, ownCourses.state, ownCourses.state)
  const { save, remove, noteSeen } = ownCourses
  return { ...state, save, remove, noteSeen }
}
