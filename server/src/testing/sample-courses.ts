import { randomUUID } from 'node:crypto'
import type { OwnCourse } from '@bagwise/contract/own-courses'
import { ownCourseId } from '@bagwise/contract/own-course-id'

/** One hole with its green, and an id of its own. */
export function ownCourse(changes: Partial<OwnCourse> = {}): OwnCourse {
  return {
    v: 1,
    id: ownCourseId(randomUUID()),
    name: 'Village nine',
    at: [56_343_300, -2_803_100],
    outline: [],
    shapes: [{ kind: 'green', id: 'green-1', rings: [[1_200, 0, 100, 0, 0, 100]] }],
    holes: [{ id: 'hole-1', number: 1, par: 3, lengthYards: 150, line: [0, 0, 1_200, 0], green: 0, tees: [] }],
    known: ['green'],
    notes: {},
    ...changes,
  }
}
