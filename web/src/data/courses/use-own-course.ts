import { useCallback, useMemo, useState } from 'react'
import { OWN_PREFIX } from '@bagwise/contract/own-course-id'
import { unpackCourse } from '@bagwise/golf/course/pack-course'
import { useOwnCourses } from '#data/use-own-courses.ts'
import { withChoice } from './course-rows.ts'
import type { CourseChoice, CourseChoices } from './course-rows.ts'
import type { ShownCourse } from './use-courses.ts'

export function isOwnCourse(id: string): boolean {
  return id.startsWith(OWN_PREFIX)
}

/** A course that the golfer has mapped is neither on this device nor, as far as it knows, with the server. */
export class NoSuchMapping extends Error {
  constructor() {
    super('No own course has this id')
    this.name = 'NoSuchMapping'
  }
}

/** One of the golfer's own mappings. What is chosen on it is kept until the page is left. */
export function useOwnCourse(id: string): ShownCourse {
  const { courses, isReady, load, isSafe } = useOwnCourses()
  const [choices, setChoices] = useState<CourseChoices>({})
  const packed = courses.find((one) => one.course.id === id)?.course
  const course = useMemo(() => packed && unpackCourse(packed), [packed])
  const choose = useCallback((choice: CourseChoice) => setChoices((before) => withChoice(before, choice)), [])
  const isLoading = !packed && (!isReady || load === 'loading')
  return {
    course,
    open: packed && { packed, from: 'own', choices, isStale: false, isKept: isSafe },
    isLoading,
    problem: packed || isLoading ? null : new NoSuchMapping(),
    reload: () => {},
    choose,
  }
}
