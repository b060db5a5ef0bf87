import type { PreferredUnits } from '@bagwise/golf/golfer'
import { kmhFromMph, metresFromYards } from '@bagwise/golf/units'

/** What a name's last word says of its number, and what the number is in metric units. */
const MEASURES = [
  { unit: 'yards', metricUnit: 'metres', convert: metresFromYards },
  { unit: 'mph', metricUnit: 'kmh', convert: kmhFromMph },
] as const
type Measure = (typeof MEASURES)[number]

/** Lengths and speeds are known no better. */
const MEASURE_DECIMALS = 1
/** Strokes, shares and ratios. */
const OTHER_DECIMALS = 4

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json }
export type JsonObject = { readonly [name: string]: Json }

/**
 * An answer of golf in these units, as JSON: the name of each measure ends in its unit, `carryYards` or `carryMetres`.
 * Measures are rounded to tenths, other numbers to ten-thousandths, and what is undefined is left out.
 */
export function inUnits(answer: object, units: PreferredUnits): JsonObject {
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]: readonly [string, unknown]) => {
      if (value === undefined) return []
      const measure = MEASURES.find(({ unit }) => name === unit || name.endsWith(capitalised(unit)))
      if (!measure) return [[name, jsonOf(value, units, (number) => rounded(number, OTHER_DECIMALS))]]
      const convert = units === 'metres' ? measure.convert : same
      const shownName = units === 'metres' ? metricName(name, measure) : name
      return [[shownName, jsonOf(value, units, (number) => rounded(convert(number), MEASURE_DECIMALS))]]
    }),
  )
}

/** In whole yards or metres. */
export function wholeLength(yards: number, units: PreferredUnits): number {
  return rounded(units === 'metres' ? metresFromYards(yards) : yards, 0)
}

/** '150 yards', '1 metre'. */
export function lengthText(yards: number, units: PreferredUnits): string {
  const whole = wholeLength(yards, units)
  return `${whole} ${Math.abs(whole) === 1 ? units.slice(0, -1) : units}`
}

function jsonOf(value: unknown, units: PreferredUnits, shown: (number: number) => number): Json {
  if (typeof value === 'number') return shown(value)
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return value
  if (Array.isArray(value)) return value.map((entry: unknown) => jsonOf(entry, units, shown))
  return inUnits(Object(value), units)
}

function metricName(name: string, { unit, metricUnit }: Measure): string {
  return name === unit ? metricUnit : `${name.slice(0, -unit.length)}${capitalised(metricUnit)}`
}

function capitalised(word: string): string {
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`
}

function same(number: number): number {
  return number
}

/** Never a zero with a minus. */
function rounded(number: number, decimals: number): number {
  return Math.round(number * 10 ** decimals) / 10 ** decimals + 0
}
