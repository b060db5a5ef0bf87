import { WORDED_WEATHER } from '@bagwise/golf/shot-advice/shot-presets'
import type { Air } from '@bagwise/golf/flight/physics/air'
import { findRangeProblem, rangeOf } from '@bagwise/golf/flight/physics/physical-range'
import type { RangedInput } from '@bagwise/golf/flight/physics/physical-range'
import { forecastWind } from '@bagwise/golf/weather/felt-wind'
import * as z from 'zod/mini'
import * as copy from './tools.copy.ts'

/** A number within these ends, with what it means. */
export function numberIn({ from, to }: { readonly from: number; readonly to: number }, meaning: string) {
  return z.number().check(z.gte(from), z.lte(to), z.describe(meaning))
}

const ranged = (input: RangedInput, meaning: string) => numberIn(rangeOf(input), meaning)

export const distanceInput = ranged('distanceYards', copy.inputs.distanceYards)

/** The day, as far as it is said. */
export const AIR_INPUT = {
  windMph: z.optional(ranged('windSpeedMph', copy.inputs.windMph)),
  windFromDeg: z.optional(ranged('windFromDeg', copy.inputs.windFromDeg)),
  isWindFelt: z.optional(z.boolean().check(z.describe(copy.inputs.isWindFelt))),
  temperatureF: z.optional(ranged('temperatureF', copy.inputs.temperatureF)),
  altitudeFeet: z.optional(ranged('altitudeFeet', copy.inputs.altitudeFeet)),
  targetElevationFeet: z.optional(ranged('targetElevationFeet', copy.inputs.targetElevationFeet)),
  isTournament: z.optional(z.boolean().check(z.describe(copy.inputs.isTournament))),
}

const AirInput = z.object(AIR_INPUT)
export type AirInput = z.infer<typeof AirInput>

/** The air of the shot: calm at 70°F by the sea, on the level, where nothing is said. */
export function airOf({ windMph = 0, isWindFelt = false, ...said }: AirInput): Air {
  const { air } = WORDED_WEATHER.calm
  return {
    windSpeedMph: isWindFelt ? forecastOf(windMph) : windMph,
    windFromDeg: said.windFromDeg ?? air.windFromDeg,
    temperatureF: said.temperatureF ?? air.temperatureF,
    altitudeFeet: said.altitudeFeet ?? 0,
    targetElevationFeet: said.targetElevationFeet ?? 0,
  }
}

/** What a forecast says where this wind is felt, at most what a ball can be flown in. */
function forecastOf(feltMph: number): number {
  const windSpeedMph = forecastWind(feltMph)
  return findRangeProblem({ windSpeedMph })?.to ?? windSpeedMph
}

/** What of the day was not said. */
export function notKnownOfAir(said: AirInput): readonly string[] {
  const { wind, windFrom, temperature, altitude, height } = copy.notKnown
  return [
    ...(said.windMph === undefined ? [wind] : []),
    ...(said.windMph !== undefined && said.windMph > 0 && said.windFromDeg === undefined ? [windFrom] : []),
    ...(said.temperatureF === undefined ? [temperature] : []),
    ...(said.altitudeFeet === undefined ? [altitude] : []),
    ...(said.targetElevationFeet === undefined ? [height] : []),
  ]
}
