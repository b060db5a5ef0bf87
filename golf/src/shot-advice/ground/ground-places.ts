import type { LatLon, Place } from '../../course/plane.ts'
import type { HoleGround } from './hole-ground.ts'
import { bearingDeg } from './lines.ts'

const FULL_TURN_DEG = 360

/** Of a place of the ground, from the ball, clockwise from north. */
export function compassDeg({ turn }: Pick<HoleGround, 'turn'>, place: Place): number {
  return (turn.bearingDeg + bearingDeg(place) + FULL_TURN_DEG) % FULL_TURN_DEG
}

/** Where on the map a place of the ground is. */
export function latLonOf({ plane, turn }: Pick<HoleGround, 'plane' | 'turn'>, place: Place): LatLon {
  return plane.from(turn.from(place))
}

/** Where in the ground's frame a place of the map is. */
export function placeIn({ plane, turn }: Pick<HoleGround, 'plane' | 'turn'>, place: LatLon): Place {
  return turn.to(plane.to(place))
}
