import { bookCover } from '@bagwise/golf/book/book-cover'
import type { BookCover } from '@bagwise/golf/book/book-cover'
import type { BookFor } from '@bagwise/golf/book/book-ball'
import { bookPage } from '@bagwise/golf/book/book-page'
import type { BookPage } from '@bagwise/golf/book/book-page'
import { unpackCourse } from '@bagwise/golf/course/pack-course'
import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import { teeOf } from '@bagwise/golf/course/tee-sets'

export type CoverQuestion = BookFor & { readonly course: PackedCourse; readonly day: string }

export type PageQuestion = BookFor & {
  readonly course: PackedCourse
  readonly holeId: string
  /** The set of tees; the map's own ones unless it is said. */
  readonly tees?: string | undefined
}

/** The page in front of a course's book. */
export function coverOfBook({ course, ...bookFor }: CoverQuestion): BookCover {
  return bookCover(unpackCourse(course), bookFor)
}

/** One page of a course's book, so that pages can be shown as they come; undefined for a hole that the course does not have. */
export function pageOfBook({ course: packed, holeId, tees, ...bookFor }: PageQuestion): BookPage | undefined {
  const course = unpackCourse(packed)
  const hole = course.holes.find(({ id }) => id === holeId)
  return hole && bookPage(course, hole, { ...bookFor, tee: teeOf(hole, tees)?.tee })
}
