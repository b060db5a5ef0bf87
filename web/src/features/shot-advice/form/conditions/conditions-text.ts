import type { PreferredUnits } from '@bagwise/golf/golfer'
import { windFromWords } from '#features/shot-advice/wind-text.ts'
import type { Conditions, Weather } from './conditions.ts'
import { shownValue } from './typed-numbers.ts'
import { numberText } from '#quantities/number-text.ts'

export const WEATHER_NAMES = {
  calm: 'Calm',
  windy: 'Windy',
  wet: 'Wet',
  cold: 'Cold',
  hot: 'Hot',
  now: 'Now',
} as const satisfies Record<Weather, string>

/** 'Wind 15 mph, helping', 'No wind'. */
export function windLine({ air }: Pick<Conditions, 'air'>): string {
  if (air.windSpeedMph === 0) return 'No wind'
  return `Wind ${numberText(shownValue('windSpeedMph', air.windSpeedMph, 'yards'))} mph, ${windFromWords(air.windFromDeg)}`
}

/** The conditions as short facts: those that are as usual are left out. */
export function conditionFacts(conditions: Conditions, units: PreferredUnits): readonly string[] {
  const { air, isSoft } = conditions
  const { altitudeFeet, targetElevationFeet } = air
  const height = (name: 'altitudeFeet' | 'targetElevationFeet') =>
    `${numberText(shownValue(name, air[name], units))} ${units === 'yards' ? 'ft' : 'm'}`
  return [
    windLine(conditions),
    `${numberText(shownValue('temperatureF', air.temperatureF, units))}°F`,
    ...(altitudeFeet === 0 ? [] : [`Altitude ${height('altitudeFeet')}`]),
    ...(targetElevationFeet === 0
      ? []
      : [`Target ${height('targetElevationFeet')} ${targetElevationFeet > 0 ? 'up' : 'down'}`]),
    ...(isSoft ? ['Soft ground'] : []),
  ]
}

/** What of the conditions counts in a tournament: the ground is seen and felt, the rest would be worked out. */
export function tournamentWords({ isSoft }: Pick<Conditions, 'isSoft'>): string {
  const unused = 'Wind, temperature and heights are not used in tournament mode'
  return isSoft ? `${unused}; the soft ground is.` : `${unused}.`
}

/** Who says so. The place is named when it is not the golfer's own. */
export function sourceWords({ weather, isOwn, isUntouched }: Conditions): string {
  if (isUntouched) return 'Typical numbers, until the weather is known or you change them.'
  if (isOwn) return 'Your own numbers.'
  if (weather === 'now')
    return 'From a weather service, which does not know which way you play: say where the wind comes from.'
  return `What “${WEATHER_NAMES[weather]}” stands for. Change what is different where you stand.`
}
