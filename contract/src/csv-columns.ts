import { EARLIEST_DAY, isDayText } from '@bagwise/golf/calendar-days'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import {
  celsiusFromFahrenheit,
  fahrenheitFromCelsius,
  feetFromMetres,
  kmhFromMph,
  metresFromFeet,
  metresFromYards,
  mphFromKmh,
  yardsFromMetres,
} from '@bagwise/golf/units'

// The page writes and reads tables with these columns: it needs no schema.

/** A cell as it is stored. */
export type CellValue = string | number | boolean | null

/** What a file calls a field, how it is written, and how it is read: undefined for what cannot be stored. */
export type CsvColumn = {
  readonly field: string
  /** Without its unit. */
  readonly name: string
  readonly scale?: Scale
  readonly write: (value: CellValue, units: PreferredUnits) => string
  readonly read: (text: string, units: PreferredUnits) => CellValue | undefined
  /** In a sentence: 'a whole number from 1 to 18'. */
  readonly rule: (units: PreferredUnits) => string
}

type Scale = {
  readonly units: Readonly<Record<PreferredUnits, string>>
  readonly metric: (stored: number) => number
  readonly stored: (metric: number) => number
}
type Range = { readonly lowest: number; readonly highest: number }

export const SCALES = {
  yards: { units: { yards: 'yd', metres: 'm' }, metric: metresFromYards, stored: yardsFromMetres },
  feet: { units: { yards: 'ft', metres: 'm' }, metric: metresFromFeet, stored: feetFromMetres },
  mph: { units: { yards: 'mph', metres: 'km/h' }, metric: kmhFromMph, stored: mphFromKmh },
  fahrenheit: { units: { yards: '°F', metres: '°C' }, metric: celsiusFromFahrenheit, stored: fahrenheitFromCelsius },
} as const satisfies Record<string, Scale>

const TENTHS = 10
/** Of a metre, a km/h, a degree Celsius: they tell any two stored tenths apart. */
const METRIC_DECIMALS = 2
const NUMBER = /^-?\d+(?:[.,]\d+)?$/
/** Random, as ids of played rounds are: one that begins with the time would be a clock. */
const RANDOM_ID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

/** What stands at the head of a column: 'left (yd)'. */
export function headingOf({ name, scale }: CsvColumn, units: PreferredUnits): string {
  return scale ? `${name} (${scale.units[units]})` : name
}

export function randomId(field: string, name: string): CsvColumn {
  return {
    field,
    name,
    write: String,
    read: (text) => (RANDOM_ID.test(text.toLowerCase()) ? text.toLowerCase() : undefined),
    rule: () => 'a random id as Bagwise writes it',
  }
}

export function day(field: string, name: string): CsvColumn {
  const read = (text: string) => (isDay(text) ? text : undefined)
  return { field, name, write: String, read, rule: () => `a day as 2026-11-21, from ${EARLIEST_DAY} on` }
}

export function words(field: string, name: string, { lowest, highest }: Range): CsvColumn {
  const read = (text: string) => {
    const clean = text.normalize('NFC').trim()
    const isStorable = clean.isWellFormed() && !/\p{Cc}/u.test(clean)
    return isStorable && clean.length >= lowest && clean.length <= highest ? clean : undefined
  }
  return {
    field,
    name,
    write: String,
    read,
    rule: () => (lowest > 0 ? `${lowest} to ${highest} characters long` : `at most ${highest} characters long`),
  }
}

export function oneOf(field: string, name: string, values: readonly (string | number)[]): CsvColumn {
  const read = (text: string) => values.find((value) => String(value) === text.toLowerCase())
  return { field, name, write: String, read, rule: () => `one of ${values.join(', ')}` }
}

export function yesNo(field: string, name: string): CsvColumn {
  const read = (text: string) => {
    const word = text.toLowerCase()
    return word === 'yes' ? true : word === 'no' ? false : undefined
  }
  return { field, name, write: (value) => (value === true ? 'yes' : 'no'), read, rule: () => 'yes or no' }
}

export function whole(field: string, name: string, { lowest, highest }: Range): CsvColumn {
  const read = (text: string) => {
    const number = numberOf(text)
    return number !== undefined && Number.isInteger(number) && number >= lowest && number <= highest
      ? number
      : undefined
  }
  return { field, name, write: String, read, rule: () => `a whole number from ${lowest} to ${highest}` }
}

export function tenths(field: string, name: string, { lowest, highest }: Range, scale?: Scale): CsvColumn {
  const shown = (stored: number, units: PreferredUnits) =>
    !scale || units === 'yards' ? stored : Number(scale.metric(stored).toFixed(METRIC_DECIMALS))
  const read = (text: string, units: PreferredUnits) => {
    const number = numberOf(text)
    if (number === undefined) return undefined
    const stored = !scale || units === 'yards' ? number : scale.stored(number)
    const rounded = Math.round(stored * TENTHS) / TENTHS + 0
    return rounded >= lowest && rounded <= highest ? rounded : undefined
  }
  const unit = (units: PreferredUnits) => (scale ? ` ${scale.units[units]}` : '')
  return {
    field,
    name,
    ...(scale && { scale }),
    write: (value, units) => String(shown(Number(value), units)),
    read,
    rule: (units) =>
      `a number from ${shown(lowest, units)} to ${shown(highest, units)}${unit(units)}, without the unit`,
  }
}

/** An empty cell is null. */
export function optional(column: CsvColumn): CsvColumn {
  return {
    ...column,
    write: (value, units) => (value === null ? '' : column.write(value, units)),
    read: (text, units) => (text === '' ? null : column.read(text, units)),
    rule: (units) => `${column.rule(units)}, or empty`,
  }
}

function numberOf(text: string): number | undefined {
  return NUMBER.test(text) ? Number(text.replace(',', '.')) + 0 : undefined
}

function isDay(text: string): boolean {
  if (!isDayText(text) || text < EARLIEST_DAY) return false
  const moment = new Date(text)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(text)
}
