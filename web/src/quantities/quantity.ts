import type { PreferredUnits } from '@bagwise/golf/golfer'
import {
  celsiusFromFahrenheit,
  centimetresFromInches,
  fahrenheitFromCelsius,
  feetFromMetres,
  hectopascalsFromInHg,
  inHgFromHectopascals,
  inchesFromCentimetres,
  kilogramsFromPounds,
  kmhFromMph,
  metresFromFeet,
  mphFromKmh,
  poundsFromKilograms,
} from '@bagwise/golf/units'
import { fieldText, numberText } from './number-text.ts'
import { isTypedUnit } from './typed-number.ts'
import type { NumberRange, TypedUnit } from './typed-number.ts'

/** What is stored in one unit and shown in the golfer's; distances have `distance.ts`. */
export type Quantity = 'speed' | 'temperature' | 'rise' | 'pressure' | 'weight' | 'length'

type Scale = {
  readonly unit: string
  /** In a sentence or spoken, after a number. */
  readonly words: string
  readonly decimals: number
  readonly shown: (stored: number) => number
  readonly stored: (shown: number) => number
}

const same = (number: number) => number

/** Stored in mph, °F, feet, inches of mercury, pounds and inches: those are the units of `yards`. */
const SCALES = {
  speed: {
    yards: { unit: 'mph', words: 'miles per hour', decimals: 0, shown: same, stored: same },
    metres: { unit: 'km/h', words: 'kilometers per hour', decimals: 0, shown: kmhFromMph, stored: mphFromKmh },
  },
  temperature: {
    yards: { unit: '°F', words: 'degrees Fahrenheit', decimals: 0, shown: same, stored: same },
    metres: {
      unit: '°C',
      words: 'degrees Celsius',
      decimals: 0,
      shown: celsiusFromFahrenheit,
      stored: fahrenheitFromCelsius,
    },
  },
  rise: {
    yards: { unit: 'ft', words: 'feet', decimals: 0, shown: same, stored: same },
    metres: { unit: 'm', words: 'meters', decimals: 0, shown: metresFromFeet, stored: feetFromMetres },
  },
  pressure: {
    yards: { unit: 'in', words: 'inches of mercury', decimals: 2, shown: same, stored: same },
    metres: {
      unit: 'hPa',
      words: 'hectopascals',
      decimals: 0,
      shown: hectopascalsFromInHg,
      stored: inHgFromHectopascals,
    },
  },
  weight: {
    yards: { unit: 'lb', words: 'pounds', decimals: 0, shown: same, stored: same },
    metres: { unit: 'kg', words: 'kilograms', decimals: 0, shown: kilogramsFromPounds, stored: poundsFromKilograms },
  },
  length: {
    yards: { unit: 'in', words: 'inches', decimals: 2, shown: same, stored: same },
    metres: {
      unit: 'cm',
      words: 'centimeters',
      decimals: 1,
      shown: centimetresFromInches,
      stored: inchesFromCentimetres,
    },
  },
} as const satisfies Record<Quantity, Record<PreferredUnits, Scale>>

const STORED_DECIMALS = 2

function scaleOf(quantity: Quantity, units: PreferredUnits): Scale {
  return SCALES[quantity][units]
}

/** 'mph', '°C', 'kg'. */
export function unitFor(quantity: Quantity, units: PreferredUnits): string {
  return scaleOf(quantity, units).unit
}

/** What may stand behind a typed number; inches of mercury are not typed. */
export function typedUnitFor(quantity: Quantity, units: PreferredUnits): TypedUnit | undefined {
  const unit = unitFor(quantity, units)
  return isTypedUnit(unit) ? unit : undefined
}

/** 'pounds', 'kilograms', 'kilometers per hour'. */
export function unitWordsFor(quantity: Quantity, units: PreferredUnits): string {
  return scaleOf(quantity, units).words
}

/** The number that the golfer reads; never a zero with a minus. */
export function shownAs(
  quantity: Quantity,
  stored: number,
  units: PreferredUnits,
  decimals = scaleOf(quantity, units).decimals,
): number {
  return rounded(scaleOf(quantity, units).shown(stored), decimals)
}

/**
 * What is stored for a number in the golfer's units. One that reads as what stands already (`standing`) leaves it as it
 * is, to the last digit.
 */
export function storedFrom(quantity: Quantity, shown: number, units: PreferredUnits, standing?: number | null): number {
  if (units === 'yards') return shown
  if (standing !== undefined && standing !== null && shown === shownAs(quantity, standing, units)) return standing
  return rounded(scaleOf(quantity, units).stored(shown), STORED_DECIMALS)
}

/** As it stands in a field: in US units exactly what is stored. */
export function fieldTextOf(quantity: Quantity, stored: number, units: PreferredUnits): string {
  return fieldText(units === 'yards' ? stored : shownAs(quantity, stored, units))
}

/** '11 mph', '64°F', '18 km/h', '29.92 in'. */
export function quantityText(quantity: Quantity, stored: number, units: PreferredUnits, decimals?: number): string {
  const { unit } = scaleOf(quantity, units)
  const shown = numberText(
    shownAs(quantity, stored, units, decimals),
    quantity === 'pressure' ? scaleOf(quantity, units).decimals : undefined,
  )
  return `${shown}${quantity === 'temperature' ? '' : ' '}${unit}`
}

/** Whole numbers that may be typed in the golfer's units: all of them can be stored. */
export function shownRangeOf(quantity: Quantity, { from, to }: NumberRange, units: PreferredUnits): NumberRange {
  const { shown } = scaleOf(quantity, units)
  return units === 'yards' ? { from, to } : { from: Math.ceil(shown(from)), to: Math.floor(shown(to)) }
}

function rounded(number: number, decimals: number): number {
  return Math.round(number * 10 ** decimals) / 10 ** decimals + 0
}
