import type { PreferredUnits } from '@bagwise/golf/golfer'
import {
  celsiusFromFahrenheit,
  centimetresFromInches,
  kilogramsFromPounds,
  kmhFromMph,
  metresFromFeet,
  metresFromYards,
} from '@bagwise/golf/units'
import { numberText } from './number-text.ts'

type Unit = { readonly metric: string; readonly from: (number: number) => number; readonly space?: '' }

const MILLIMETRES_PER_CENTIMETRE = 10
const GRAMS_PER_OUNCE = 28.349_523_125

const inches: Unit = { metric: 'cm', from: centimetresFromInches }
const yards: Unit = { metric: 'm', from: metresFromYards }
const feet: Unit = { metric: 'm', from: metresFromFeet }

/** Units as they are written behind a number. */
const UNITS: Readonly<Record<string, Unit>> = {
  yd: yards,
  yard: yards,
  yards: yards,
  foot: feet,
  feet: feet,
  ft: feet,
  mph: { metric: 'km/h', from: kmhFromMph },
  inch: inches,
  inches: inches,
  in: inches,
  ounces: { metric: 'g', from: (number) => number * GRAMS_PER_OUNCE },
  pounds: { metric: 'kg', from: kilogramsFromPounds },
  '°F': { metric: '°C', from: celsiusFromFahrenheit, space: '' },
}
const MOST_WITH_DECIMAL = 30
const TENTHS = 10
/** Parts of an inch, to the tenth. */
const MILLIMETRES: Unit = { metric: 'mm', from: (number) => centimetresFromInches(number) * MILLIMETRES_PER_CENTIMETRE }

const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?(?:/\d+)?`
const UNIT = 'yards?|yd|feet|foot|ft|mph|inch(?:es)?|ounces|pounds|°F'
/** '45 °F (7 °C)': both are said already. */
const SAID_TWICE = new RegExp(String.raw`${NUMBER} ?(?:${UNIT}) \((${NUMBER} ?(?:°C|mm|cm|g|m|kg|km/h))\)`, 'g')
/** '33, 34 and 35 inches', '10 to 15 yards', 'a 39-inch shaft', '12.5 mph'. */
const NUMBERS_WITH_UNIT = new RegExp(
  String.raw`(?<![\w$./-])(${NUMBER}(?:(?:, | to | or | and | by )(?:${NUMBER}))*)([ -]?)(${UNIT}|in$)(?![\w-])`,
  'g',
)
/** Where no number stands before it. Fitters measure the inside of grips in hundredths of an inch everywhere. */
const WORDS = [
  [/\byards\b/g, 'meters'],
  [/\byard\b/g, 'meter'],
  [/\bhalf-inch\b/g, 'one-centimeter'],
  [/\bsixteenth of an inch\b/g, 'millimeter and a half'],
  [/\b(?<!of )an inch\b/g, 'two or three centimeters'],
  [/\ba few inches\b/g, 'a few centimeters'],
] as const

/** A text that was written in US units, in the golfer's: every number with a unit, as exactly as it was written. */
export function textInUnits(text: string, units: PreferredUnits): string {
  if (units === 'yards') return text
  const withNumbers = text
    .replaceAll(SAID_TWICE, '$1')
    .replaceAll(NUMBERS_WITH_UNIT, (_, numbers: string, gap: string, unit: string) => {
      const { metric, from, space = gap } = unitOf(unit, numbers)
      const shown = numbers.replaceAll(new RegExp(NUMBER, 'g'), (number) => converted(number, from))
      return `${shown}${space}${metric}`
    })
  return WORDS.reduce((said, [word, metric]) => said.replaceAll(word, metric), withNumbers)
}

function unitOf(unit: string, numbers: string): Unit {
  const isPart = unit.startsWith('in') && valueOf(numbers) < 1
  return isPart ? MILLIMETRES : (UNITS[unit] ?? yards)
}

/** Of the first number. */
function valueOf(numbers: string): number {
  const [first = ''] = new RegExp(NUMBER).exec(numbers) ?? []
  const [over = '', under = '1'] = first.replaceAll(',', '').split('/')
  return Number(over) / Number(under)
}

/** Whole where it was whole; a decimal where it had one and the number is not so large that nobody would say it. */
function converted(number: string, from: (number: number) => number): string {
  const value = valueOf(number)
  const shown = from(value)
  const isExact = (/[./]/.test(number) && Math.abs(shown) < MOST_WITH_DECIMAL) || Math.abs(shown) < 1
  const parts = isExact ? TENTHS : 1
  return numberText(Math.round(shown * parts) / parts)
}
