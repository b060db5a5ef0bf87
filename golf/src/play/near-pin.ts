import type { LatLon } from '../course/plane.ts'
import { yardsApart } from './hole-places.ts'

/** So near to the pin a golfer is on the green or about to be. RND-13. */
const ON_GREEN_YARDS = 20

/** Both must be mappable, else a RangeError is thrown. */
export function isNearPin(here: LatLon, pin: LatLon): boolean {
  return yardsApart(here, pin) <= ON_GREEN_YARDS
}
