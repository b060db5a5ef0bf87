import { readFileSync } from 'node:fs'
import type { Course } from '../src/course/course.ts'
import { coursesFrom } from '../src/course/courses-from.ts'
import { readMap } from '../src/course/read-map.ts'

export const COURSE_FILES = [
  'us-augusta',
  'be-flanders-nippon',
  'pt-vila-sol-27',
  'no-banak-70-north',
  'is-grafarholt',
  'cz-cesky-krumlov',
  'bg-thracian-cliffs',
  'rs-beograd-9',
  'pl-rosa-water',
  'no-sorknes-front-9',
  'pl-bydgoszcz-few-tags',
  'it-ambrosiano-no-greens',
] as const
export type CourseFile = (typeof COURSE_FILES)[number]

export function courseText(file: CourseFile): string {
  return readFileSync(new URL(`courses/${file}.geojson`, import.meta.url), 'utf8')
}

/** Of two courses in one file that with more holes. */
export function readCourse(file: CourseFile): Course {
  const reading = readMap(courseText(file))
  const [course] = 'problem' in reading ? [] : coursesFrom(reading)
  if (!course) throw new Error(`${file} holds no course`)
  return course
}
