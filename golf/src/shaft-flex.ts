import { SHAFT_FLEXES } from './bag.ts'
import type { ShaftFlex } from './bag.ts'
import type { KnownSwing } from './swing-speed.ts'
import { knownSwingSpeedMph } from './swing-speed.ts'

/** Driver speeds from which a flex is advised, mph (specification 1 §9); below 70 shops sell a ladies flex. */
export const FLEX_FROM_MPH = {
  ladies: 0,
  senior: 70,
  regular: 85,
  stiff: 95,
  'extra-stiff': 105,
} as const satisfies Record<ShaftFlex, number>

/** The flex for a driver speed in mph. */
export function flexAt(speedMph: number): ShaftFlex {
  return SHAFT_FLEXES.findLast((flex) => speedMph >= FLEX_FROM_MPH[flex]) ?? 'ladies'
}

/** The specification's flex, which knows no ladies: by speed or range, regular when neither is known. */
export function shaftFlexFor(swing: KnownSwing): ShaftFlex {
  const speedMph = knownSwingSpeedMph(swing)
  if (speedMph === undefined) return 'regular'
  const flex = flexAt(speedMph)
  return flex === 'ladies' ? 'senior' : flex
}
