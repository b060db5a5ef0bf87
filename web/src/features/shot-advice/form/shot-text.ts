import type { Hazard, HazardKind, HazardSide, Lie, Pin, Slope } from '@bagwise/golf/shot-advice/shot'

export const LIE_NAMES = {
  fairway: 'Fairway',
  rough: 'Rough',
  bunker: 'Bunker',
  tee: 'Tee',
  fringe: 'Fringe',
  'cart-path': 'Cart path',
} as const satisfies Record<Lie, string>

export const SLOPE_NAMES = {
  flat: 'Flat',
  uphill: 'Uphill',
  downhill: 'Downhill',
  'sidehill-above': 'Ball above feet',
  'sidehill-below': 'Ball below feet',
} as const satisfies Record<Slope, string>

export const PIN_NAMES = { front: 'Front', middle: 'Middle', back: 'Back' } as const satisfies Record<Pin, string>

export const HAZARD_NAMES = {
  water: 'Water',
  bunker: 'Bunker',
  ob: 'Out of bounds',
} as const satisfies Record<HazardKind, string>

export const SIDE_NAMES = {
  front: 'Front',
  back: 'Back',
  left: 'Left',
  right: 'Right',
} as const satisfies Record<HazardSide, string>

/** 'Water front', 'Out of bounds left'. */
export function hazardName({ kind, side }: Hazard): string {
  return `${HAZARD_NAMES[kind]} ${SIDE_NAMES[side].toLowerCase()}`
}
