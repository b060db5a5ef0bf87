import type { ShownWeather } from '#data/use-weather.ts'
import { dayText } from '#quantities/day-text.ts'

export const title = 'Yardage Card'
export const subtitle = 'Your carries for the pocket: print them, or keep them as a picture.'
/** As it goes into 'Your distances could not be loaded.' */
export const whatIsLoaded = 'distances'
export const loading = 'Loading your distances'

/** On the card of a golfer without a name. */
export const namelessTitle = 'My yardages'
export const cardFact = (units: string) => `carry, ${units}`
export const clubHead = 'Club'
export const carryHead = 'Carry'
export const windHeads = { into: 'Into', across: 'Across', down: 'Down' } as const
export const todayHead = 'Today'
export const wedgesTitle = 'Wedges, about'
export const wedgeHeads = ['Full', '¾', '½'] as const
/** Heard before the carry. */
export const estimated = 'estimated '
export const weatherCredit = { before: 'Weather data by ' } as const

export const print = 'Print'
export const sharePicture = 'Share as a picture'
export const savePicture = 'Save as a picture'
export const tournamentLabel = 'Tournament mode'
export const todayTitle = 'Today'
export const locate = 'Use My Location'
export const locating = 'Getting Location...'
export const easierSwingsTitle = 'Easier swings'
export const calculateDistances = 'Calculate My Distances'

/** '21 Nov 2026, where you are: 64°F, wind 11 mph from SW.' */
export function conditionsText(
  { reading, defaultPlaceName }: Pick<ShownWeather, 'reading' | 'defaultPlaceName'>,
  day: string,
): string {
  const { temperatureF, windSpeedMph, windDirection } = reading
  const windMph = Math.round(windSpeedMph)
  const wind = windMph === 0 ? 'no wind' : `wind ${windMph} mph from ${windDirection}`
  const degrees = String(Math.round(temperatureF)).replace('-', '−')
  return `${dayText(day)}, ${defaultPlaceName ?? 'where you are'}: ${degrees}°F, ${wind}.`
}
