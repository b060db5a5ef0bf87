import {
  celsiusFromFahrenheit,
  fahrenheitFromCelsius,
  kmhFromMph,
  metresFromYards,
  mphFromKmh,
  mphFromMetresPerSecond,
  yardsFromMetres,
} from '@bagwise/golf/units'
import type { PreferredUnits } from '@bagwise/golf/golfer'

type FigureUnit =
  | 'yards'
  | 'metres'
  | 'feet'
  | 'inches'
  | 'centimetres'
  | 'degrees'
  | 'fahrenheit'
  | 'celsius'
  | 'mph'
  | 'kmh'
  | 'metresPerSecond'
  | 'pounds'
  | 'kilograms'
  | 'dollars'
  | 'foreignMoney'
  | 'percent'
  | 'other'
  | 'none'

/** A number of a text with its unit; 'from 150 to 155' is one. */
export type Figure = {
  readonly from: number
  readonly to: number
  readonly unit: FigureUnit
  readonly index: number
  readonly end: number
}

const UNITS: readonly (readonly [FigureUnit, string])[] = [
  ['kmh', String.raw`km\/h|kmh|kph|kilomet(?:er|re)s? (?:per|an) hour`],
  ['metresPerSecond', String.raw`m\/s|met(?:er|re)s? (?:per|a) second`],
  ['mph', String.raw`mph|miles? (?:per|an) hour|m\.p\.h\.?`],
  ['yards', 'yards?|yds?|y'],
  ['metres', 'met(?:er|re)s?|m'],
  ['centimetres', 'cm|centimet(?:er|re)s?|mm|millimet(?:er|re)s?'],
  ['feet', 'feet|foot|ft'],
  ['inches', 'inch(?:es)?|in(?=[.,;)]|$)'],
  ['celsius', String.raw`°\s?C|degrees? (?:celsius|centigrade|c)`],
  ['fahrenheit', String.raw`°\s?F|degrees? (?:fahrenheit|f)`],
  ['degrees', 'degrees?|deg|°'],
  ['kilograms', 'kg|kilos?|kilograms?'],
  ['pounds', 'lbs?|pounds?|ounces?|oz'],
  ['dollars', 'dollars?|bucks|usd'],
  ['foreignMoney', 'euros?|eur|pounds sterling|gbp'],
  ['percent', 'percent|per cent|%'],
  [
    'other',
    'rpm|grams?|paces?|steps?|balls?|shots?|strokes?|times|minutes?|seconds?|hours?|days?|weeks?|months?|years?|reps?|swings?|putts?|holes?|rounds?|piece|clubs|dimples|feet apart',
  ],
]
const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?`
const FIGURE = new RegExp(
  String.raw`([$£€])?\s?(?<![\w.,#~])(${NUMBER})(?:\s?(?:-|–|—|to|and|or)\s?[$£€]?(${NUMBER}))?(?:[\s-]?(${UNITS.map(
    ([, words]) => words,
  ).join('|')})(?![\w~]))?`,
  'gi',
)
const UNIT_OF = UNITS.map(([unit, words]) => ({ unit, is: new RegExp(`^(?:${words})$`, 'i') }))

/** The figures of a text without the numbers of clubs. */
export function figuresIn(text: string): readonly Figure[] {
  return [...text.matchAll(FIGURE)].map(({ 0: all, 1: money, 2: first = '', 3: second, 4: word, index }) => {
    const from = numberOf(first)
    return {
      from,
      to: second === undefined ? from : numberOf(second),
      unit: money === undefined ? unitOf(word) : money === '$' ? 'dollars' : 'foreignMoney',
      index,
      end: index + all.length,
    }
  })
}

function numberOf(digits: string): number {
  return Number(digits.replaceAll(',', ''))
}

function unitOf(word: string | undefined): FigureUnit {
  return word === undefined ? 'none' : (UNIT_OF.find(({ is }) => is.test(word))?.unit ?? 'other')
}

type OtherUnit = {
  readonly unit: FigureUnit
  /** In which the same has to be said too. */
  readonly own: readonly FigureUnit[]
  /** Into the first of those; undefined where nothing is compared. */
  readonly convert?: (figure: number) => number
}

/** The units that a golfer who reads yards, or metres, does not read. Shafts are weighed in grams everywhere. */
const OTHER_UNITS: Readonly<Record<PreferredUnits, readonly OtherUnit[]>> = {
  yards: [
    { unit: 'metres', own: ['yards'], convert: yardsFromMetres },
    { unit: 'celsius', own: ['fahrenheit', 'degrees'], convert: fahrenheitFromCelsius },
    { unit: 'kmh', own: ['mph'], convert: mphFromKmh },
    { unit: 'metresPerSecond', own: ['mph'], convert: mphFromMetresPerSecond },
    { unit: 'centimetres', own: ['inches', 'feet'] },
    { unit: 'kilograms', own: ['pounds'] },
  ],
  metres: [
    { unit: 'yards', own: ['metres'], convert: metresFromYards },
    { unit: 'fahrenheit', own: ['celsius', 'degrees'], convert: celsiusFromFahrenheit },
    { unit: 'mph', own: ['kmh'], convert: kmhFromMph },
    { unit: 'pounds', own: ['kilograms'] },
  ],
}

/** Both are rounded, and golfers say 150 for 148. */
const SAME = { apart: 2, share: 0.02 } as const

/** Whether a figure is in units that the golfer does not read, without the same in the golfer's. Prices are in dollars. */
export function hasOtherUnits(figures: readonly Figure[], units: PreferredUnits): boolean {
  return figures.some((figure) => {
    if (figure.unit === 'foreignMoney') return true
    const other = OTHER_UNITS[units].find(({ unit }) => unit === figure.unit)
    if (!other) return false
    const { own, convert } = other
    return !figures.some(
      (one) => own.includes(one.unit) && (convert === undefined || isAbout(convert(figure.from), one.from)),
    )
  })
}

function isAbout(one: number, other: number): boolean {
  return Math.abs(one - other) <= SAME.apart + SAME.share * Math.abs(other)
}
