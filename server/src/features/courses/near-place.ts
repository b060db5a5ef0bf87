import type { FoundCourse } from '@bagwise/contract/courses'
import { planeAt, yardsBetween } from '@bagwise/golf/course/plane'

export type Place = { readonly latitudeDeg: number; readonly longitudeDeg: number }

const PARTS_PER_DEGREE = 1_000_000
/** Some 10 km. */
const AROUND_LATITUDE_DEG = 0.09
const FULL_TURN_E6 = 360 * PARTS_PER_DEGREE
const HALF_TURN_E6 = FULL_TURN_E6 / 2
const HALF_TURN_DEG = 180

type Range = { readonly least: number; readonly most: number }

/** Latitudes and longitudes within some 10 km of a place; beside the antimeridian two ranges of longitudes. */
export function rangesAround({ latitudeDeg, longitudeDeg }: Place): {
  readonly latitudeE6: Range
  readonly longitudesE6: readonly Range[]
} {
  const aroundE6 = AROUND_LATITUDE_DEG * PARTS_PER_DEGREE
  const longitudeAroundE6 = aroundE6 / Math.cos((latitudeDeg * Math.PI) / HALF_TURN_DEG)
  const range = (middleE6: number, halfE6: number) => ({
    least: Math.floor(middleE6 - halfE6),
    most: Math.ceil(middleE6 + halfE6),
  })
  const middle = range(longitudeDeg * PARTS_PER_DEGREE, longitudeAroundE6)
  const moved = (byE6: number) => ({ least: middle.least + byE6, most: middle.most + byE6 })
  return {
    latitudeE6: range(latitudeDeg * PARTS_PER_DEGREE, aroundE6),
    longitudesE6: [
      middle,
      ...(middle.least < -HALF_TURN_E6 ? [moved(FULL_TURN_E6)] : []),
      ...(middle.most > HALF_TURN_E6 ? [moved(-FULL_TURN_E6)] : []),
    ],
  }
}

/** By their distance from a place, the nearest first. */
export function nearest(courses: readonly FoundCourse[], place: Place): readonly FoundCourse[] {
  const { to } = planeAt(place)
  const here = to(place)
  const yardsTo = ({ at: [latitudeE6, longitudeE6] }: FoundCourse) =>
    yardsBetween(here, to({ latitudeDeg: latitudeE6 / PARTS_PER_DEGREE, longitudeDeg: longitudeE6 / PARTS_PER_DEGREE }))
  return courses.toSorted((one, other) => yardsTo(one) - yardsTo(other) || (one.id < other.id ? -1 : 1))
}
