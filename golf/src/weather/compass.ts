/** The sixteen wind directions, clockwise from north. */
export const COMPASS_POINTS = [
  'N',
  'NNE',
  'NE',
  'ENE',
  'E',
  'ESE',
  'SE',
  'SSE',
  'S',
  'SSW',
  'SW',
  'WSW',
  'W',
  'WNW',
  'NW',
  'NNW',
] as const
export type CompassPoint = (typeof COMPASS_POINTS)[number]

export const FULL_TURN_DEG = 360
const POINT_DEG = FULL_TURN_DEG / COMPASS_POINTS.length

/** The compass point closest to a direction in degrees clockwise from north, any number of turns. */
export function compassPointAt(directionDeg: number): CompassPoint {
  const turnDeg = ((directionDeg % FULL_TURN_DEG) + FULL_TURN_DEG) % FULL_TURN_DEG
  return COMPASS_POINTS[Math.round(turnDeg / POINT_DEG) % COMPASS_POINTS.length] ?? 'N'
}

/** The direction of a compass point in degrees clockwise from north, 0 to 337.5. */
export function degFromCompassPoint(point: CompassPoint): number {
  return COMPASS_POINTS.indexOf(point) * POINT_DEG
}
