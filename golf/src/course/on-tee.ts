import type { CourseHole } from './course.ts'
import { isMappable, planeAt, yardsBetween } from './plane.ts'
import type { LatLon } from './plane.ts'

/** A ball so near to a tee is on it. */
const TEE_YARDS = 12

/** Whether a ball lies on one of the hole's tees, or on `tee`, from which the hole is played. */
export function isOnTee({ tees }: Pick<CourseHole, 'tees'>, ball: LatLon, tee?: LatLon): boolean {
  if (!isMappable(ball)) return false
  const { to } = planeAt(ball)
  const places = [...(tee ? [tee] : []), ...tees.map(({ at }) => at)]
  return places.some((at) => yardsBetween(to(at), { x: 0, y: 0 }) <= TEE_YARDS)
}
