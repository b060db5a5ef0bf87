import { createHash } from 'node:crypto'
import { PackedCourse } from '@bagwise/contract/courses'
import { MOST_STEP_PARTS } from '@bagwise/contract/packed-course'
import type { Course } from '@bagwise/golf/course/course'
import { packCourse } from '@bagwise/golf/course/pack-course'
import { wrappedDeg } from '@bagwise/golf/course/plane'

/** A course as the table keeps it. */
export type MapCourse = {
  readonly id: string
  readonly packed: string
  readonly etag: string
  readonly name: string | null
  readonly latitudeE6: number
  readonly longitudeE6: number
  readonly holeCount: number
  readonly takenOn: string | null
}

const ETAG_CHARACTERS = 22
const PARTS_PER_DEGREE = 1_000_000
const MOST_STEP_DEG = MOST_STEP_PARTS / PARTS_PER_DEGREE

/** Undefined for a course that is beyond the contract's limits. */
export function mapCourseOf(course: Course): MapCourse | undefined {
  const { success, data } = PackedCourse.safeParse(packCourse(withoutFarShapes(course)))
  if (!success) return undefined
  const packed = JSON.stringify(data)
  const {
    id,
    name,
    takenOn,
    at: [latitudeE6, longitudeE6],
    holes,
  } = data
  return {
    id,
    packed,
    etag: createHash('sha256').update(packed).digest('base64url').slice(0, ETAG_CHARACTERS),
    name: name ?? null,
    latitudeE6,
    longitudeE6,
    holeCount: holes.length,
    takenOn: takenOn ?? null,
  }
}

/** A forest or a lake may reach far beyond the course; those that cannot be packed are noted as unreadable. */
function withoutFarShapes(course: Course): Course {
  const { latitudeDeg, longitudeDeg } = course.middle
  const shapes = course.shapes.filter(({ rings }) =>
    rings.every((ring) =>
      ring.every(
        ([longitude, latitude]) =>
          Math.abs(latitude - latitudeDeg) < MOST_STEP_DEG &&
          Math.abs(wrappedDeg(longitude - longitudeDeg)) < MOST_STEP_DEG,
      ),
    ),
  )
  const farCount = course.shapes.length - shapes.length
  if (farCount === 0) return course
  return { ...course, shapes, notes: { ...course.notes, unreadable: (course.notes.unreadable ?? 0) + farCount } }
}

/** The course in a row of the table; what an older Bagwise has written is checked as if it came from outside. */
export function packedCourseOf(packed: string): PackedCourse {
  return PackedCourse.parse(JSON.parse(packed))
}
