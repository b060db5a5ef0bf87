import type { HAND_SIZES, PreferredUnits } from '@bagwise/golf/golfer'
import { INCHES_PER_FOOT } from '@bagwise/golf/units'
import { numberText } from './number-text.ts'
import { quantityText, shownRangeOf } from './quantity.ts'
import type { NumberRange } from './typed-number.ts'

const TENTHS = 10
const HUNDREDTHS = 100

/** '5 ft 10 in', '178 cm'. */
export function heightText(heightInches: number, units: PreferredUnits): string {
  if (units === 'metres') return quantityText('length', heightInches, units, 0)
  // Inches of 11.97 are the next foot.
  const inches = Math.round(heightInches * TENTHS) / TENTHS
  const feet = Math.floor(inches / INCHES_PER_FOOT)
  return `${feet} ft ${numberText(Math.round((inches - feet * INCHES_PER_FOOT) * TENTHS) / TENTHS)} in`
}

const HAND_SIZE_INCHES = {
  small: { to: 7 },
  medium: { from: 7, to: 8 },
  large: { from: 8 },
} as const satisfies Record<(typeof HAND_SIZES)[number], { from?: number; to?: number }>

/** 'under 7 in', '7 to 8 in', 'over 20 cm'. */
export function handSizeText(size: keyof typeof HAND_SIZE_INCHES, units: PreferredUnits): string {
  const { from, to }: { readonly from?: number; readonly to?: number } = HAND_SIZE_INCHES[size]
  const text = (inches: number) => quantityText('length', inches, units, 0)
  if (from === undefined) return `under ${text(to ?? 0)}`
  return to === undefined ? `over ${text(from)}` : `${text(from).replace(/ .*/, '')} to ${text(to)}`
}

/** As fine as a height is stored. */
export function toHundredth(inches: number): number {
  return Math.round(inches * HUNDREDTHS) / HUNDREDTHS
}

type WholeScale = { readonly min: number; readonly max: number; readonly start: number }
/** What feet and inches can be chosen from. */
export type HeightScale = { readonly feet: WholeScale; readonly inches: WholeScale }

/** The heights in whole centimeters that such feet and inches can say. */
export function heightRangeCm({ feet, inches }: HeightScale): NumberRange {
  const range = { from: feet.min * INCHES_PER_FOOT + inches.min, to: feet.max * INCHES_PER_FOOT + inches.max }
  return shownRangeOf('length', range, 'metres')
}
