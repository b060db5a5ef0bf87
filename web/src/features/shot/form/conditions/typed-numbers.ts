import type { PreferredUnits } from '@bagwise/golf/golfer'
import { feetFromMetres, metresFromFeet } from '@bagwise/golf/units'
import type { AirNumber } from './conditions.ts'

export type TypedNumber = Exclude<AirNumber, 'windFromDeg'>

type Range = { readonly from: number; readonly to: number }

/**
 * What a golf course has, within what the flight model takes (golf/src/flight/physics/physical-range.ts): a slip of the
 * finger is said at once. The highest course lies at 14,300 feet.
 */
export const RANGES = {
  windSpeedMph: { from: 0, to: 60 },
  temperatureF: { from: -40, to: 130 },
  altitudeFeet: { from: 0, to: 14_500 },
  targetElevationFeet: { from: -300, to: 300 },
} as const satisfies Record<TypedNumber, Range>

const ROUND = { tenth: 10, hundredth: 100 } as const

/** Typed or pasted along with the number, as in '15 mph'. */
const UNIT_AT_END = {
  mph: /\s*(mph|m\.?p\.?h\.?)$/i,
  '°F': /\s*(°\s*F?|F)$/i,
  ft: /\s*(ft|feet|foot|')\.?$/i,
  m: /\s*(m|metres?|meters?)\.?$/i,
} as const
/** '5,280', '5.280' or '5 280': a sign before exactly three digits stands between thousands, never before decimals. */
const GROUPED = /^[1-9]\d{0,2}(?:(?:,\d{3})+(?:\.\d{0,2})?|(?:\.\d{3})+(?:,\d{0,2})?|(?:[ ’]\d{3})+(?:[.,]\d{0,2})?)$/
const DECIMAL = /^-?\d+([.,]\d*)?$/
const DECIMALS_AT_END = /[.,](\d{0,2})$/

/** 'mph', '°F', and for heights feet beside yards and metres beside metres. */
export function unitOf(name: TypedNumber, units: PreferredUnits): keyof typeof UNIT_AT_END {
  if (name === 'windSpeedMph') return 'mph'
  if (name === 'temperatureF') return '°F'
  return units === 'yards' ? 'ft' : 'm'
}

/** The number as the golfer reads it; a height without its sign. */
export function shownNumber(name: TypedNumber, value: number, units: PreferredUnits): string {
  return String(
    roundedTo(ROUND.tenth, inShownUnits(name, Math.abs(value), units)) * (isHeight(name) ? 1 : signOf(value)),
  )
}

/** What is typed, in the unit of its name; undefined when it is no number within its range. Heights have no sign. */
export function readNumber(name: TypedNumber, text: string, units: PreferredUnits): number | undefined {
  const typed = typedNumber(text, unitOf(name, units))
  const { from, to } = shownRange(name, units)
  if (typed === undefined || typed < from || typed > to) return undefined
  return roundedTo(ROUND.hundredth, isHeight(name) && units === 'metres' ? feetFromMetres(typed) : typed)
}

/** A number from an address, in the unit of its name; undefined when it is none or out of its range. */
export function numberWithin(text: string | null, { from, to }: Range): number | undefined {
  if (text === null || !/^-?\d{1,6}(\.\d{1,4})?$/.test(text)) return undefined
  const number = Number(text)
  return number >= from && number <= to ? number : undefined
}

const NAMES = {
  windSpeedMph: 'a wind',
  temperatureF: 'a temperature',
  altitudeFeet: 'an altitude',
  targetElevationFeet: 'a height',
} as const satisfies Record<TypedNumber, string>

/** 'Type a wind from 0 to 60 mph. Until then it stays 15 mph.' */
export function numberHint(
  name: TypedNumber,
  { text, standing, units }: { readonly text: string; readonly standing: number; readonly units: PreferredUnits },
): string {
  const { from, to } = shownRange(name, units)
  const range = `${signed(from)} to ${to.toLocaleString('en')} ${unitWordsOf(name, units)}`
  const isBelow = name === 'targetElevationFeet' && (typedNumber(text, unitOf(name, units)) ?? 0) < 0
  const lower = isBelow ? ' For a lower target choose Lower.' : ''
  return `Type ${NAMES[name]} from ${range}.${lower} Until then it stays ${numberWithUnit(name, standing, units)}.`
}

/** '14,500 ft', '−4 °F'. */
export function numberWithUnit(name: TypedNumber, value: number, units: PreferredUnits): string {
  return `${signed(Number(shownNumber(name, value, units)))} ${unitOf(name, units)}`
}

/** The number of a text as people write it, in the unit it was typed in; undefined when it is none. */
function typedNumber(text: string, unit: keyof typeof UNIT_AT_END): number | undefined {
  const plain = text.normalize('NFKC').trim().replace('−', '-').replace(UNIT_AT_END[unit], '')
  if (GROUPED.test(plain)) {
    const decimals = /[.,]\d{3}$/.test(plain) ? '' : (DECIMALS_AT_END.exec(plain)?.[1] ?? '')
    const whole = decimals === '' ? plain : plain.slice(0, -decimals.length)
    return Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`)
  }
  return DECIMAL.test(plain) ? Number(plain.replace(',', '.')) : undefined
}

function unitWordsOf(name: TypedNumber, units: PreferredUnits): string {
  if (!isHeight(name)) return unitOf(name, units)
  return units === 'yards' ? 'feet' : 'metres'
}

function shownRange(name: TypedNumber, units: PreferredUnits): Range {
  const { from, to } = RANGES[name]
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

function signed(number: number): string {
  return `${number < 0 ? '−' : ''}${Math.abs(number).toLocaleString('en')}`
}

function roundedTo(parts: number, number: number): number {
  return Math.round(number * parts) / parts
}
