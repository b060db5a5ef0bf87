import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { feetFromMetres, metresFromFeet } from '@bagwise/golf/units'
import { carryHint, readTypedCarry, shownDistance } from '#quantities/distance.ts'
import { TYPED_RANGES, isInRange, readTypedNumber } from '#quantities/typed-number.ts'
import type { NumberRange, TypedUnit } from '#quantities/typed-number.ts'
import * as copy from './plays-like.copy.ts'

/** The card's fields as they stand, in the units chosen. */
export type TypedShot = {
  readonly units: PreferredUnits
  readonly distance: string
  readonly windMph: string
  readonly windFromDeg: number
  readonly temperatureF: string
  readonly height: string
  readonly slope: 'uphill' | 'downhill'
  /** What was typed before the units were changed, and what it reads in the units chosen now. */
  readonly converted?: { readonly typed: Lengths; readonly shown: Lengths } | undefined
}
type Lengths = Readonly<Pick<TypedShot, 'units' | 'distance' | 'height'>>
export type ShotField = 'distance' | 'windMph' | 'temperatureF' | 'height'

export type ReadShot =
  | { readonly distanceYards: number; readonly air: Air }
  | { readonly field: ShotField; readonly sentence: string }

/** A shot of the card as it opens: a short iron in the reference air, in some wind. */
export const START_SHOT: TypedShot = {
  units: 'yards',
  distance: '120',
  windMph: '10',
  windFromDeg: 0,
  temperatureF: '70',
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

  const windSpeedMph = numberIn(typed.windMph, 'mph', TYPED_RANGES.windSpeedMph)
  if (windSpeedMph === undefined) return { field: 'windMph', sentence: copy.windHint }
  const temperatureF = numberIn(typed.temperatureF, '°F', TYPED_RANGES.temperatureF)
  if (temperatureF === undefined) return { field: 'temperatureF', sentence: copy.temperatureHint }

  const height = numberIn(typed.height, heightUnit(units), heightRange(units))
  if (height === undefined) {
    return { field: 'height', sentence: copy.elevationHint({ highest: heightRange(units).to, units }) }
  }
  const upwards = typed.slope === 'uphill' ? height : -height
  const targetElevationFeet = units === 'yards' ? upwards : feetFromMetres(upwards)
  const { windFromDeg } = typed
  return { distanceYards: carry.carryYards, air: { windSpeedMph, windFromDeg, temperatureF, targetElevationFeet } }
}

/** The same shot in the other units; what cannot be read stays, and what was not touched since comes back as typed. */
export function inUnits(typed: TypedShot, units: PreferredUnits): TypedShot {
  if (typed.units === units) return typed
  const { typed: before, shown: after } = typed.converted ?? {}
  const isBack = before?.units === units
  const fresh = converted(typed, units)
  const shown = {
    units,
    distance: isBack && after?.distance === typed.distance ? before.distance : fresh.distance,
    height: isBack && after?.height === typed.height ? before.height : fresh.height,
  }
  const { distance, height } = typed
  return { ...typed, ...shown, converted: { typed: { units: typed.units, distance, height }, shown } }
}

function converted(typed: TypedShot, units: PreferredUnits): Lengths {
  const carry = readTypedCarry(typed.distance, typed.units)
  const height = numberIn(typed.height, heightUnit(typed.units), heightRange(typed.units))
  const toShown = (value: number) =>
    String(Math.round(units === 'yards' ? feetFromMetres(value) : metresFromFeet(value)))
  return {
    units,
    distance: 'problem' in carry ? typed.distance : String(shownDistance(carry.carryYards, units)),
    height: height === undefined ? typed.height : toShown(height),
  }
}

/** Feet beside yards, metres beside metres. */
export function heightUnit(units: PreferredUnits): 'ft' | 'm' {
  return units === 'yards' ? 'ft' : 'm'
}

function heightRange(units: PreferredUnits): NumberRange {
  const { from, to } = TYPED_RANGES.targetElevationFeet
  if (units === 'yards') return { from, to }
  return { from: Math.round(metresFromFeet(from)), to: Math.round(metresFromFeet(to)) }
}

function numberIn(text: string, unit: TypedUnit, range: NumberRange): number | undefined {
  const number = readTypedNumber(text, unit)
  return number !== undefined && isInRange(number, range) ? number : undefined
}
