import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { carryHint, readTypedCarry, shownDistance } from '#quantities/distance.ts'
import { shownAs, shownRangeOf, storedFrom, typedUnitFor } from '#quantities/quantity.ts'
import type { Quantity } from '#quantities/quantity.ts'
import { TYPED_RANGES, isInRange, readTypedNumber } from '#quantities/typed-number.ts'
import type { NumberRange } from '#quantities/typed-number.ts'
import * as copy from './plays-like.copy.ts'

/** The card's fields as they stand, in the units chosen. */
export type TypedShot = {
  readonly units: PreferredUnits
  readonly distance: string
  readonly wind: string
  readonly windFromDeg: number
  readonly temperature: string
  readonly height: string
  readonly slope: 'uphill' | 'downhill'
  /** What was typed before the units were changed, and what it reads in the units chosen now. */
  readonly converted?: { readonly typed: Texts; readonly shown: Texts } | undefined
}
const FIELDS = ['distance', 'wind', 'temperature', 'height'] as const
export type ShotField = (typeof FIELDS)[number]
type Texts = Readonly<Pick<TypedShot, 'units' | ShotField>>

const NUMBERS = {
  wind: { quantity: 'speed', range: TYPED_RANGES.windSpeedMph },
  temperature: { quantity: 'temperature', range: TYPED_RANGES.temperatureF },
  height: { quantity: 'rise', range: { from: 0, to: TYPED_RANGES.targetElevationFeet.to } },
} as const satisfies Partial<Record<ShotField, { quantity: Quantity; range: NumberRange }>>

export type ReadShot =
  | { readonly distanceYards: number; readonly air: Air }
  | { readonly field: ShotField; readonly sentence: string }

/** A shot of the card as it opens: a short iron in the reference air, in some wind. */
export const START_SHOT: TypedShot = {
  units: 'yards',
  distance: '120',
  wind: '10',
  windFromDeg: 0,
  temperature: '70',
  height: '0',
  slope: 'uphill',
}

/** Where the wind comes from, against the line of the shot. */
export const WIND_CHOICES = [
  { windFromDeg: 0, words: copy.windFrom.ahead },
  { windFromDeg: 45, words: copy.windFrom.aheadRight },
  { windFromDeg: 90, words: copy.windFrom.right },
  { windFromDeg: 135, words: copy.windFrom.behindRight },
  { windFromDeg: 180, words: copy.windFrom.behind },
  { windFromDeg: 225, words: copy.windFrom.behindLeft },
  { windFromDeg: 270, words: copy.windFrom.left },
  { windFromDeg: 315, words: copy.windFrom.aheadLeft },
] as const

/** What is typed as numbers for the flight model, or the first field that is none, with what to type instead. */
export function readShot(typed: TypedShot): ReadShot {
  const { units } = typed
  const carry = readTypedCarry(typed.distance, units)
  if ('problem' in carry) return { field: 'distance', sentence: carryHint(units) }

  const windSpeedMph = readStored(typed, 'wind')
  if (windSpeedMph === undefined) return wrong('wind', units)
  const temperatureF = readStored(typed, 'temperature')
  if (temperatureF === undefined) return wrong('temperature', units)
  const heightFeet = readStored(typed, 'height')
  if (heightFeet === undefined) return wrong('height', units)

  const targetElevationFeet = typed.slope === 'uphill' ? heightFeet : -heightFeet
  const { windFromDeg } = typed
  return { distanceYards: carry.carryYards, air: { windSpeedMph, windFromDeg, temperatureF, targetElevationFeet } }
}

function wrong(field: keyof typeof NUMBERS, units: PreferredUnits): ReadShot {
  return { field, sentence: copy.numberHint(field, { range: typedRange(field, units), units }) }
}

/** The same shot in the other units; what cannot be read stays, and what was not touched since comes back as typed. */
export function inUnits(typed: TypedShot, units: PreferredUnits): TypedShot {
  if (typed.units === units) return typed
  const { typed: before, shown: after } = typed.converted ?? {}
  const isBack = before?.units === units
  const fresh = converted(typed, units)
  const shown = Object.fromEntries(
    FIELDS.map((field) => [field, isBack && after?.[field] === typed[field] ? before[field] : fresh[field]]),
  ) as Record<ShotField, string>
  return { ...typed, ...shown, units, converted: { typed: textsOf(typed), shown: { units, ...shown } } }
}

function textsOf({ units, distance, wind, temperature, height }: TypedShot): Texts {
  return { units, distance, wind, temperature, height }
}

function converted(typed: TypedShot, units: PreferredUnits): Record<ShotField, string> {
  const carry = readTypedCarry(typed.distance, typed.units)
  const inOther = (field: keyof typeof NUMBERS) => {
    const stored = readStored(typed, field)
    return stored === undefined ? typed[field] : String(shownAs(NUMBERS[field].quantity, stored, units, 0))
  }
  return {
    distance: 'problem' in carry ? typed.distance : String(shownDistance(carry.carryYards, units)),
    wind: inOther('wind'),
    temperature: inOther('temperature'),
    height: inOther('height'),
  }
}

/** In mph, °F or feet; undefined where the field holds no number that can be. */
function readStored(typed: TypedShot, field: keyof typeof NUMBERS): number | undefined {
  const { quantity } = NUMBERS[field]
  const number = readTypedNumber(typed[field], typedUnitFor(quantity, typed.units))
  if (number === undefined || !isInRange(number, typedRange(field, typed.units))) return undefined
  return storedFrom(quantity, number, typed.units)
}

/** What may be typed, in the units chosen; a height has no sign. */
function typedRange(field: keyof typeof NUMBERS, units: PreferredUnits): NumberRange {
  const { quantity, range } = NUMBERS[field]
  return shownRangeOf(quantity, range, units)
}
