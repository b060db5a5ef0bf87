import { dayText, momentText } from '#quantities/day-text.ts'
import { numberText } from '#quantities/number-text.ts'
import { calendarDay } from '#storage/calendar-day.ts'
import type { KeptCard } from './kept-card.ts'

export const title = 'Yardage Card'
export const subtitle = 'Your carries for your pocket. Print it or save a picture.'
/** As it goes into 'Your distances could not be loaded.' */
export const whatIsLoaded = 'distances'
export const loading = 'Loading your distances'

/** On the card of a golfer without a name. */
export const namelessTitle = 'My yardages'
export const cardFact = (units: string) => `carry, ${units}`
export const clubHead = 'Club'
export const windHeads = { into: 'Into', across: 'Across', down: 'Down' } as const
export const calmHead = 'No wind'
/** The names of the two tables. */
export const stillAirTitle = 'Still air, 70°F'
export const forecastTitle = 'Day’s forecast'
export const swingHeads = ['Carry', '¾', '½'] as const
/** Where the flight is not known. */
export const unknownFigure = '–'
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

/** 'Made 21 Nov 2026, 07:40, where you are: 64°F, wind 11 mph from SW.' */
export function madeText({ madeAt, placeName, forecast }: Pick<KeptCard, 'madeAt' | 'placeName' | 'forecast'>): string {
  const { temperatureF, windSpeedMph, windDirection } = forecast
  const moment = new Date(madeAt)
  const windMph = Math.round(windSpeedMph)
  const wind = windMph === 0 ? 'no wind' : `wind ${numberText(windMph)} mph from ${windDirection}`
  const made = `Made ${dayText(calendarDay(moment))}, ${momentText(moment, moment)}`
  return `${made}, ${placeName ?? 'where you are'}: ${numberText(Math.round(temperatureF))}°F, ${wind}.`
}
