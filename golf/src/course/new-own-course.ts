import type { Course } from './course.ts'

/** A course of the golfer's own without a hole, around the place where it is begun. */
export function newOwnCourse({ id, name, middle }: Pick<Course, 'id' | 'name' | 'middle'>): Course {
  return {
    id,
    name,
    middle,
    outline: [],
    holes: [],
    shapes: [],
    // A hazard on one hole says nothing of the others.
    known: {
      green: 'mapped',
      tee: 'mapped',
      fairway: 'unknown',
      bunker: 'unknown',
      water: 'unknown',
      trees: 'unknown',
      out: 'unknown',
    },
    notes: {},
  }
}
