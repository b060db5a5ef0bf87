import { FULL_TURN_DEG } from '@bagwise/golf/weather/compass'

/** Where a wind comes from against the shot, clockwise from the face. */
const WIND_SECTORS = [
  'into',
  'into-right',
  'right',
  'helping-right',
  'helping',
  'helping-left',
  'left',
  'into-left',
] as const
export type WindSector = (typeof WIND_SECTORS)[number]
const SECTOR_DEG = FULL_TURN_DEG / WIND_SECTORS.length

/** The eighth of a turn that the wind comes from. Any number of turns will do. */
export function windSector(fromDeg: number): WindSector {
  return WIND_SECTORS[Math.round(withinTurn(fromDeg) / SECTOR_DEG) % WIND_SECTORS.length] ?? WIND_SECTORS[0]
}

/** The same direction as 0 to just under 360 degrees. */
export function withinTurn(directionDeg: number): number {
  return ((directionDeg % FULL_TURN_DEG) + FULL_TURN_DEG) % FULL_TURN_DEG
}
