import type { PreferredUnits } from '@bagwise/golf/golfer'
import { feetFromMetres, metresFromFeet } from '@bagwise/golf/units'
import { TYPED_RANGES, isInRange, readTypedNumber } from '#quantities/typed-number.ts'
import type { NumberRange, TypedUnit } from '#quantities/typed-number.ts'
import type { AirNumber } from './conditions.ts'
import { numberText } from '#quantities/number-text.ts'

export type TypedNumber = Exclude<AirNumber, 'windFromDeg'>

const ROUND = { tenth: 10, hundredth: 100 } as const

/** 'mph', '°F', and for heights feet beside yards and metres beside metres. */
export function unitOf(name: TypedNumber, units: PreferredUnits): TypedUnit {
  if (name === 'windSpeedMph') return 'mph'
  if (name === 'temperatureF') return '°F'
  return units === 'yards' ? 'ft' : 'm'
}

/** The number in the golfer's units, to the tenth; a height without its sign. */
export function shownValue(name: TypedNumber, value: number, units: PreferredUnits): number {
  return roundedTo(ROUND.tenth, inShownUnits(name, Math.abs(value), units)) * (isHeight(name) ? 1 : signOf(value))
}

/** What is typed, in the unit of its name; undefined when it is no number within its range. Heights have no sign. */
export function readNumber(name: TypedNumber, text: string, units: PreferredUnits): number | undefined {
  const typed = readTypedNumber(text, unitOf(name, units))
  if (typed === undefined || !isInRange(typed, shownRange(name, units))) return undefined
  return roundedTo(ROUND.hundredth, isHeight(name) && units === 'metres' ? feetFromMetres(typed) : typed)
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
  return name === 'targetElevationFeet' && (readTypedNumber(text, unitOf(name, units)) ?? 0) < 0
}

/** '14,500 ft', '−4 °F'. */
export function numberWithUnit(name: TypedNumber, value: number, units: PreferredUnits): string {
  return `${numberText(shownValue(name, value, units))} ${unitOf(name, units)}`
}

/** What may be typed, in the golfer's units. */
export function shownRange(name: TypedNumber, units: PreferredUnits): NumberRange {
  const { from, to } = TYPED_RANGES[name]
  if (!isHeight(name)) return { from, to }
  return { from: 0, to: Math.floor(inShownUnits(name, to, units)) }
}

function inShownUnits(name: TypedNumber, value: number, units: PreferredUnits): number {
  return isHeight(name) && units === 'metres' ? metresFromFeet(value) : value
}

function isHeight(name: TypedNumber): boolean {
  return name === 'altitudeFeet' || name === 'targetElevationFeet'
}

function signOf(value: number): number {
  return value < 0 ? -1 : 1
}

function roundedTo(parts: number, number: number): number {
  return Math.round(number * parts) / parts
}
