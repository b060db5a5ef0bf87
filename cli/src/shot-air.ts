import type { Air } from '@bagwise/golf/flight/physics/air'
import { findRangeProblem } from '@bagwise/golf/flight/physics/physical-range'
import { WEATHER_WORDS, WORDED_WEATHER } from '@bagwise/golf/shot-advice/shot-presets'
import { fahrenheitFromCelsius, mphFromKmh } from '@bagwise/golf/units'
import { forecastWind } from '@bagwise/golf/weather/felt-wind'
import * as copy from './arguments.copy.ts'
import type { Asked } from './command.ts'
import type { OptionName } from './options.ts'
import { wrongCall } from './problem.ts'
import { typedFeet } from './typed-lengths.ts'

export const AIR_OPTIONS = [
  'wind',
  'from',
  'felt',
  'temp',
  'altitude',
  'uphill',
  'downhill',
  'weather',
] as const satisfies readonly OptionName[]

/** The air of a call, calm at the sea where nothing is given, and whether its weather leaves the ground wet. */
export function airOf(asked: Asked): { readonly air: Air; readonly isSoft: boolean } {
  const { args, units } = asked
  if (args.isGiven('uphill') && args.isGiven('downhill')) throw wrongCall(copy.bothWays)
  const isMetric = units === 'metres'
  const { air, isSoft } = WORDED_WEATHER[args.choice('weather', WEATHER_WORDS) ?? 'calm']
  const [wind, temperature] = [args.number('wind'), args.number('temp')]
  const windSpeedMph = wind === undefined ? air.windSpeedMph : isMetric ? mphFromKmh(wind) : wind
  const targetFeet = heightOf(asked, 'uphill') - heightOf(asked, 'downhill')
  return {
    isSoft,
    air: {
      windSpeedMph: args.isGiven('felt') ? forecastOf(windSpeedMph) : windSpeedMph,
      windFromDeg: args.number('from') ?? air.windFromDeg,
      temperatureF:
        temperature === undefined ? air.temperatureF : isMetric ? fahrenheitFromCelsius(temperature) : temperature,
      altitudeFeet: typedFeet(args.number('altitude') ?? 0, units),
      targetElevationFeet: typedFeet(targetFeet, units),
    },
  }
}

function heightOf({ args }: Asked, name: 'uphill' | 'downhill'): number {
  const height = args.number(name) ?? 0
  if (height < 0) throw wrongCall(copy.notSigned(`--${name}`))
  return height
}

/** What a forecast says where this wind is felt, at most what a ball can be flown in. */
function forecastOf(feltMph: number): number {
  if (findRangeProblem({ windSpeedMph: feltMph })) return feltMph
  const windSpeedMph = forecastWind(feltMph)
  return findRangeProblem({ windSpeedMph })?.to ?? windSpeedMph
}
