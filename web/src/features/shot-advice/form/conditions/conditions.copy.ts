import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { ShownWeather } from '#data/use-weather.ts'
import { windSector, withinTurn } from '#features/shot-advice/wind-direction.ts'
import type { WindSector } from '#features/shot-advice/wind-direction.ts'
import { windFromWords } from '#features/shot-advice/wind.copy.ts'
import { airOf } from './conditions.ts'
import type { Conditions, Weather } from './conditions.ts'
import { isTypedBelow, rangeText, shownRange, valueText } from './typed-numbers.ts'
import type { TypedNumber } from './typed-numbers.ts'
import { percentText } from '#quantities/number-text.ts'
import { quantityText } from '#quantities/quantity.ts'
import { TYPED_RANGES } from '#quantities/typed-number.ts'
import type { NumberRange } from '#quantities/typed-number.ts'
import { FELT_WIND_SHARE } from '@bagwise/golf/weather/felt-wind'

export const title = 'Conditions'
export const done = 'Done'
export const fieldLabels = {
  windSpeedMph: 'Wind',
  temperatureF: 'Temperature',
  altitudeFeet: 'Altitude of the course',
  targetElevationFeet: 'By how much',
} as const satisfies Record<TypedNumber, string>
export const greenLegend = 'The green is'
export const greenNames = { level: 'Level', higher: 'Higher', lower: 'Lower' } as const
export const feltWindLabel = 'Wind as you feel it'
export const softGroundLabel = 'Soft ground, little roll'
export const windDialLabel = 'Wind direction'

export const weatherUnknown = 'No weather right now.'
export const takeWeather = 'Use it'
export const locate = 'Use My Location'
export const locating = 'Getting Location...'
export const weatherCredit = { before: 'Weather data by ', after: '.' } as const

/** 'Pinehurst now: 64°F, wind 11 mph from SW.' The wind by the compass, whichever way the shot is played. */
export function knownWeather(
  { reading, defaultPlaceName }: Pick<ShownWeather, 'reading' | 'defaultPlaceName'>,
  units: PreferredUnits,
): string {
  const { temperatureF, windSpeedMph, windDirection } = reading
  const isCalm = Math.round(windSpeedMph) === 0
  const wind = isCalm ? 'no wind' : `wind ${quantityText('speed', windSpeedMph, units)} from ${windDirection}`
  return `${defaultPlaceName ?? 'Where you are'} now: ${quantityText('temperature', temperatureF, units)}, ${wind}.`
}

/** 'into and from the right, 30 degrees, 15 mph': as many words as there are steps to hear. */
export function dialWords(
  { fromDeg, windMph }: { readonly fromDeg: number; readonly windMph: number },
  units: PreferredUnits,
): string {
  const strength = windMph === 0 ? 'no wind' : quantityText('speed', windMph, units)
  return `${windFromWords(fromDeg)}, ${Math.round(withinTurn(fromDeg))} degrees, ${strength}`
}

const numberNames = {
  windSpeedMph: 'a wind',
  temperatureF: 'a temperature',
  altitudeFeet: 'an altitude',
  targetElevationFeet: 'a height',
} as const satisfies Record<TypedNumber, string>

/** 'Type a wind from 0 to 60 mph. Still 15 mph.' */
export function numberHint(
  name: TypedNumber,
  {
    text,
    standing,
    units,
    range = shownRange(name, units),
  }: {
    readonly text: string
    readonly standing: number
    readonly units: PreferredUnits
    readonly range?: NumberRange
  },
): string {
  const lower = isTypedBelow(name, text, units) ? ' Below you? Tap Lower.' : ''
  return `Type ${numberNames[name]} from ${rangeText(name, units, range)}.${lower} Still ${valueText(name, standing, units)}.`
}

export const weatherNames = {
  calm: 'Calm',
  windy: 'Windy',
  wet: 'Wet',
  cold: 'Cold',
  hot: 'Hot',
  now: 'Now',
} as const satisfies Record<Weather, string>

const PERCENT = 100

/** Why a wind that is felt counts for more, and for how much. */
export function feltWindHelp(conditions: Pick<Conditions, 'air' | 'isFelt'>, units: PreferredUnits): string {
  const share = percentText(Math.round(FELT_WIND_SHARE * PERCENT))
  const felt = `At head height you feel about ${share} of what a forecast says.`
  const { windSpeedMph } = airOf(conditions)
  if (!conditions.isFelt || windSpeedMph === 0) return `${felt} We count with the forecast’s wind.`
  const most = windSpeedMph === TYPED_RANGES.windSpeedMph.to ? ', the most we can' : ''
  return `${felt} We count with ${quantityText('speed', windSpeedMph, units)}${most}.`
}

/** 'Wind 15 mph, helping', 'Wind 14 mph as you feel it, into', 'No wind'. */
export function windLine({ air, isFelt }: Pick<Conditions, 'air' | 'isFelt'>, units: PreferredUnits): string {
  if (air.windSpeedMph === 0) return 'No wind'
  const speed = valueText('windSpeedMph', air.windSpeedMph, units)
  return `Wind ${speed}${isFelt ? ' as you feel it' : ''}, ${windFromWords(air.windFromDeg)}`
}

const sectorSentences = {
  into: 'In your face.',
  'into-right': 'Into, from the right.',
  right: 'From the right.',
  'helping-right': 'Downwind, from the right.',
  helping: 'Downwind.',
  'helping-left': 'Downwind, from the left.',
  left: 'From the left.',
  'into-left': 'Into, from the left.',
} as const satisfies Record<WindSector, string>

/** 'In your face.', 'Downwind, from the left.', 'No wind.' */
export function windSentence({ air }: Pick<Conditions, 'air'>): string {
  return air.windSpeedMph === 0 ? 'No wind.' : sectorSentences[windSector(air.windFromDeg)]
}

/** While nobody has said where it comes from on this hole. */
export const turnArrow = 'Turn the arrow.'

const softGround = 'Soft ground'

/** The conditions as short facts: those that are as usual are left out. */
export function conditionFacts(conditions: Conditions, units: PreferredUnits): readonly string[] {
  const { air, isSoft } = conditions
  const { altitudeFeet, targetElevationFeet } = air
  const height = (name: 'altitudeFeet' | 'targetElevationFeet') => valueText(name, air[name], units)
  return [
    windLine(conditions, units),
    valueText('temperatureF', air.temperatureF, units),
    ...(altitudeFeet === 0 ? [] : [`Altitude ${height('altitudeFeet')}`]),
    ...(targetElevationFeet === 0
      ? []
      : [`Target ${height('targetElevationFeet')} ${targetElevationFeet > 0 ? 'up' : 'down'}`]),
    ...(isSoft ? [softGround] : []),
  ]
}

/** Who says so. The place is named when it is not the golfer's own. */
export function sourceWords({ weather, isOwn, isUntouched }: Conditions): string {
  if (isUntouched) return 'Typical weather until we get yours.'
  if (isOwn) return 'Your own numbers.'
  if (weather === 'now')
    return 'From a weather service, which does not know which way you play: say where the wind comes from.'
  return `What we count as “${weatherNames[weather]}”. Change what is different where you are.`
}
