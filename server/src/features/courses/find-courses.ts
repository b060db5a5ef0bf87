import { MOST_FOUND_COURSES } from '@bagwise/contract/courses'
import type { FoundCourse } from '@bagwise/contract/courses'
import { roundedPlace } from '@bagwise/contract/course-paths'
import { AppError } from '#server/errors.ts'
import { searchName } from './course-names.ts'
import type { CourseStore } from './course-store.ts'
import { nearest } from './near-place.ts'
import type { Place } from './near-place.ts'
import type { CoursesNear } from './near-courses.ts'

type Found = { readonly courses: FoundCourse[]; readonly state: 'complete' | 'asked' | 'kept' }

type Parts = {
  readonly store: CourseStore
  readonly coursesNear: CoursesNear
  /** An error for a client that must not cause another call. */
  readonly admit: () => Promise<AppError | undefined>
}

/** Courses near a place, by name, or both. Throws what there is to tell where none is near and the map is not asked. */
export async function findCourses(
  { store, coursesNear, admit }: Parts,
  { place, name }: { readonly place: Place | undefined; readonly name: string | undefined },
): Promise<Found> {
  if (place) return near({ store, coursesNear, admit }, { place: roundedPlace(place), name })
  const courses = name === undefined ? [] : await store.named(name)
  return { courses: [...courses], state: 'kept' }
}

async function near(
  { store, coursesNear, admit }: Parts,
  { place, name }: { readonly place: Place; readonly name: string | undefined },
): Promise<Found> {
  const kept = await store.near(place)
  const mapped = await coursesNear(place, admit)
  const keptIds = new Set(kept.map(({ id }) => id))
  const onlyMapped = typeof mapped === 'object' && 'courses' in mapped ? mapped.courses : []
  const all = [...kept, ...onlyMapped.filter(({ id }) => !keptIds.has(id))]
  const part = searchName(name ?? '')
  const fitting = all.filter((course) => searchName(course.name ?? '').includes(part))
  if (mapped instanceof AppError && fitting.length === 0) throw mapped
  const state = mapped === 'asked' ? 'asked' : mapped instanceof AppError ? 'kept' : 'complete'
  return { courses: [...nearest(fitting, place)].slice(0, MOST_FOUND_COURSES), state }
}
