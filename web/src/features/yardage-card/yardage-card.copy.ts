import { PARTIAL_SWINGS } from '@bagwise/golf/distances/partial-swings'
import type { OwnShares } from '@bagwise/golf/distances/partial-swings'
import { REFERENCE_AIR } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { dayText, momentText } from '#quantities/day-text.ts'
import { percentText } from '#quantities/number-text.ts'
import { quantityText } from '#quantities/quantity.ts'
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
export const stillAirTitle = (units: PreferredUnits) =>
  `Still air, ${quantityText('temperature', REFERENCE_AIR.temperatureF, units)}`
export const forecastTitle = 'Day’s forecast'
export const swingHeads = ['Carry', '¾', '½'] as const
const PERCENT = 100
const USUAL = {
  threeQuarter: percentText(PARTIAL_SWINGS.threeQuarter * PERCENT),
  half: percentText(PARTIAL_SWINGS.half * PERCENT),
}
/** Without own shares. */
export const usualSwings = `¾ is about ${USUAL.threeQuarter} of a full carry, ½ about ${USUAL.half}.`
/** 'Your wedges: ¾ is 80% of a full carry, ½ about 50%. Other clubs: about 75% and 50%.' */
export function ownSwings({ threeQuarter, half }: OwnShares): string {
  const shareWords = (own: number | undefined, usual: string) =>
    own === undefined ? `about ${usual}` : percentText(own * PERCENT)
  const wedges = `Your wedges: ¾ is ${shareWords(threeQuarter, USUAL.threeQuarter)} of a full carry, ½ ${shareWords(half, USUAL.half)}.`
  return `${wedges} Other clubs: about ${USUAL.threeQuarter} and ${USUAL.half}.`
}
/** Where the flight is not known. */
export const unknownFigure = '–'
export const weatherCredit = { before: 'Weather data by ' } as const

export const print = 'Print'
export const sharePicture = 'Share as a picture'
export const savePicture = 'Save as a picture'
export const tournamentLabel = 'Tournament mode'
/** While a round is open. */
export const roundTitle = 'Your open round'
export const roundLine = (course: string) =>
  `This is the card you started with at ${course}. It stays the same until your round is over.`
export const toRound = 'Back to the round'
export const todayTitle = 'Today'
export const locate = 'Use My Location'
export const locating = 'Getting Location...'
export const easierSwingsTitle = 'Easier swings'
export const calculateDistances = 'Calculate My Distances'

/** 'Made 21 Nov 2026, 07:40, where you are: 64°F, wind 11 mph from SW.' */
export function madeText(
  { madeAt, placeName, forecast }: Pick<KeptCard, 'madeAt' | 'placeName' | 'forecast'>,
  units: PreferredUnits,
): string {
  const { temperatureF, windSpeedMph, windDirection } = forecast
  const moment = new Date(madeAt)
  const isCalm = Math.round(windSpeedMph) === 0
  const wind = isCalm ? 'no wind' : `wind ${quantityText('speed', windSpeedMph, units)} from ${windDirection}`
  const made = `Made ${dayText(calendarDay(moment))}, ${momentText(moment, moment)}`
  return `${made}, ${placeName ?? 'where you are'}: ${quantityText('temperature', temperatureF, units)}, ${wind}.`
}
