import type { Course, CourseHole, Tee } from '../course/course.ts'
import type { BookFor } from './book-ball.ts'
import { bookPage } from './book-page.ts'
import type { BookPage } from './book-page.ts'
import { usualTee } from '../course/tee-sets.ts'

export type AskedBook = BookFor & {
  /** The tee nearest to where a hole's line begins unless it is said. */
  readonly teeOf?: ((hole: CourseHole) => Tee | undefined) | undefined
}

/** The pages of a course's holes, in its order, each worked out when it is asked for. */
export function* courseBook(course: Course, { teeOf = usualTee, ...bookFor }: AskedBook): Generator<BookPage, void> {
  for (const hole of course.holes) yield bookPage(course, hole, { ...bookFor, tee: teeOf(hole) })
}
