import type { ShaftFlex } from './bag.ts'
import type { KnownSwing } from './swing-speed.ts'
import { knownSwingSpeedMph } from './swing-speed.ts'

/** Driver speeds from which the next stiffer shaft is advised, mph (specification 1 §9). */
const REGULAR_FROM_MPH = 85
const STIFF_FROM_MPH = 95
const EXTRA_STIFF_FROM_MPH = 105

/** The flex for the golfer's driver speed or range; regular when neither is known. */
export function shaftFlexFor(swing: KnownSwing): ShaftFlex {
  const speedMph = knownSwingSpeedMph(swing)
  if (speedMph === undefined) return 'regular'
  if (speedMph < REGULAR_FROM_MPH) return 'senior'
  if (speedMph < STIFF_FROM_MPH) return 'regular'
  if (speedMph < EXTRA_STIFF_FROM_MPH) return 'stiff'
  return 'extra-stiff'
}
