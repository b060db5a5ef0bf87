import type { Course, CourseHole } from '../course/course.ts'
import { greenOf } from '../course/green-yards.ts'
import { planeAt } from '../course/plane.ts'
import type { LatLon } from '../course/plane.ts'
import { isInside } from '../course/spans.ts'
import { isNearPin } from './near-pin.ts'

type KnownGreen = {
  readonly course?: Pick<Course, 'shapes' | 'holes'> | undefined
  readonly hole?: Pick<CourseHole, 'green' | 'line'> | undefined
  /** Marked today, moved on the map, or remembered from an earlier round. */
  readonly pin?: LatLon | undefined
}

/** Whether a golfer has come to the green: inside its outline on the map, or within 20 yards of a known pin. `here` must be mappable. */
export function isOnGreen(here: LatLon, { course, hole, pin }: KnownGreen): boolean {
  if (pin && isNearPin(here, pin)) return true
  const green = course && hole && greenOf(course, hole, planeAt(here))
  return green !== undefined && isInside(green.area, { x: 0, y: 0 })
}
