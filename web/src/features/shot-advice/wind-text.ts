import type { Air } from '@bagwise/golf/flight/physics/air'
import { FULL_TURN_DEG } from '@bagwise/golf/weather/compass'

/** Clockwise from the face. */
const SECTORS = [
  'into',
  'into and from the right',
  'from the right',
  'helping and from the right',
  'helping',
  'helping and from the left',
  'from the left',
  'into and from the left',
] as const
const SECTOR_DEG = FULL_TURN_DEG / SECTORS.length

/** Where the wind comes from against the shot: 'into and from the right'. Any number of turns will do. */
export function windFromWords(fromDeg: number): string {
  return SECTORS[Math.round(withinTurn(fromDeg) / SECTOR_DEG) % SECTORS.length] ?? SECTORS[0]
}

/** '11 mph, into', 'no wind'. */
export function windFact({ windSpeedMph = 0, windFromDeg = 0 }: Air): string {
  return windSpeedMph === 0 ? 'no wind' : `${Math.round(windSpeedMph)} mph, ${windFromWords(windFromDeg)}`
}

/** The same direction as 0 to just under 360 degrees. */
export function withinTurn(directionDeg: number): number {
  return ((directionDeg % FULL_TURN_DEG) + FULL_TURN_DEG) % FULL_TURN_DEG
}
