import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { quantityText } from '#quantities/quantity.ts'
import { windSector } from './wind-direction.ts'
import type { WindSector } from './wind-direction.ts'

const sectorWords = {
  into: 'into',
  'into-right': 'into and from the right',
  right: 'from the right',
  'helping-right': 'helping and from the right',
  helping: 'helping',
  'helping-left': 'helping and from the left',
  left: 'from the left',
  'into-left': 'into and from the left',
} as const satisfies Record<WindSector, string>

/** Where the wind comes from against the shot: 'into and from the right'. Any number of turns will do. */
export function windFromWords(fromDeg: number): string {
  return sectorWords[windSector(fromDeg)]
}

/** '11 mph, into', 'no wind'. */
export function windFact({ windSpeedMph = 0, windFromDeg = 0 }: Air, units: PreferredUnits): string {
  return windSpeedMph === 0 ? 'no wind' : `${quantityText('speed', windSpeedMph, units)}, ${windFromWords(windFromDeg)}`
}
