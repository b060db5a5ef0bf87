import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownAs, shownRangeOf, storedFrom, typedUnitFor, unitFor, unitWordsFor } from '#quantities/quantity.ts'
import type { Quantity } from '#quantities/quantity.ts'
import { TYPED_RANGES, isInRange, readTypedNumber } from '#quantities/typed-number.ts'
import type { NumberRange } from '#quantities/typed-number.ts'
import type { AirNumber } from './conditions.ts'
import { numberText } from '#quantities/number-text.ts'

export type TypedNumber = Exclude<AirNumber, 'windFromDeg'>

const HUNDREDTH = 100

const QUANTITIES = {
  windSpeedMph: 'speed',
  temperatureF: 'temperature',
  altitudeFeet: 'rise',
  targetElevationFeet: 'rise',
} as const satisfies Record<TypedNumber, Quantity>

/** 'mph', '°F' and feet, or 'km/h', '°C' and meters. */
export function unitOf(name: TypedNumber, units: PreferredUnits): string {
  return unitFor(QUANTITIES[name], units)
}

/** The number in the golfer's units: heights to the tenth and without their sign, the rest as it was typed or whole. */
export function shownValue(name: TypedNumber, value: number, units: PreferredUnits): number {
  const isToTenth = isHeight(name) || units === 'yards'
  return shownAs(QUANTITIES[name], isHeight(name) ? Math.abs(value) : value, units, isToTenth ? 1 : 0)
}

/** '64°F', '18 km/h', '60 ft', in the golfer's units. */
export function valueText(name: TypedNumber, value: number, units: PreferredUnits): string {
  const space = name === 'temperatureF' ? '' : ' '
  return `${numberText(shownValue(name, value, units))}${space}${unitOf(name, units)}`
}

/** What is typed, in the unit of its name; undefined when it is no number within its range. Heights have no sign. */
export function readNumber(name: TypedNumber, text: string, units: PreferredUnits): number | undefined {
  const typed = readTypedNumber(text, typedUnitFor(QUANTITIES[name], units))
  if (typed === undefined || !isInRange(typed, shownRange(name, units))) return undefined
  return roundedTo(HUNDREDTH, storedFrom(QUANTITIES[name], typed, units))
}

/** What the form's wind runs through; an address may say more. */
export const FORM_WIND = { from: 0, to: 40 } as const satisfies NumberRange

/** The wind as typed into the form; undefined when it is none that the form has. */
export function readFormWind(text: string, units: PreferredUnits): number | undefined {
  const windMph = readNumber('windSpeedMph', text, units)
  return windMph !== undefined && isInRange(windMph, FORM_WIND) ? windMph : undefined
}

/** A number from an address, in the unit of its name; undefined when it is none or out of its range. */
export function numberWithin(text: string | null, range: NumberRange): number | undefined {
  if (text === null || !/^-?\d{1,6}(\.\d{1,4})?$/.test(text)) return undefined
  const number = Number(text)
  return isInRange(number, range) ? number : undefined
}

/** A height below the ball was typed, where heights have no sign. */
export function isTypedBelow(name: TypedNumber, text: string, units: PreferredUnits): boolean {
  return name === 'targetElevationFeet' && (readTypedNumber(text, typedUnitFor(QUANTITIES[name], units)) ?? 0) < 0
}

/** What may be typed, in the golfer's units. */
export function shownRange(name: TypedNumber, units: PreferredUnits): NumberRange {
  const { from, to } = shownRangeOf(QUANTITIES[name], TYPED_RANGES[name], units)
  return { from: isHeight(name) ? 0 : from, to }
}

/** '0 to 60 mph', '−40 to 54°C', '0 to 4,419 meters'. */
export function rangeText(name: TypedNumber, units: PreferredUnits, range = shownRange(name, units)): string {
  const unit = isHeight(name) ? unitWordsFor(QUANTITIES[name], units) : unitOf(name, units)
  const space = name === 'temperatureF' ? '' : ' '
  return `${numberText(range.from)} to ${numberText(range.to)}${space}${unit}`
}

function isHeight(name: TypedNumber): boolean {
  return name === 'altitudeFeet' || name === 'targetElevationFeet'
}

function roundedTo(parts: number, number: number): number {
  return Math.round(number * parts) / parts
}
