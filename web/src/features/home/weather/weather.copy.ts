import type { PlaysLikeProblem } from '@bagwise/golf/flight/plays-like'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import { quantityText, shownAs, unitWordsFor } from '#quantities/quantity.ts'

export const title = 'Current Conditions'
export const locateMe = 'Use My Location'
export const locating = 'Getting Location...'

export const blocked = "Location is blocked. Allow it in your browser's site settings."
export const notFound = "We couldn't find you. Try again."
export const noWeather = 'No weather right now. Showing typical conditions.'

type Now = { readonly temperatureF: number; readonly windSpeedMph: number }

/** '64°F · 11 mph SW · 8 min ago'. */
export const liveLine = (
  { temperatureF, windSpeedMph, windDirection }: Now & { readonly windDirection: string },
  { minutes, units }: { readonly minutes: number; readonly units: PreferredUnits },
) =>
  `${quantityText('temperature', temperatureF, units)} · ${quantityText('speed', windSpeedMph, units)} ${windDirection} · ${minutes === 0 ? 'now' : `${minutes} min ago`}`

/** Behind the badge. */
export const typicalLine = ({ temperatureF, windSpeedMph }: Now, units: PreferredUnits) =>
  `${quantityText('temperature', temperatureF, units)}, ${quantityText('speed', windSpeedMph, units)}. Not live.`

export const windLabel = 'Wind'
export const humidityLabel = 'Humidity'
export const pressureLabel = 'Pressure'
// The letter for north on the compass.
export const north = 'N'
export const windSpoken = (
  { windDirection, windSpeedMph }: Pick<WeatherReading, 'windDirection' | 'windSpeedMph'>,
  units: PreferredUnits,
) => `Wind from ${windDirection}, ${shownAs('speed', windSpeedMph, units)} ${unitWordsFor('speed', units)}`

export const typicalConditions = 'Typical conditions'
export const whereYouAre = 'Where you are'
// The name of the service follows.
export const weatherDataBy = 'Weather data by '

export const tipsLabel = 'Playing tips'
export const noTips = 'Only the wind matters today.'

/** `unit` in the singular: 'yard'. */
export const platesTitle = ({
  distance,
  unit,
  isLive,
}: {
  readonly distance: number
  readonly unit: string
  readonly isLive: boolean
}) => (isLive ? `What a ${distance} ${unit} shot plays today` : `What a ${distance}-${unit} shot would play`)
export const intoTheWind = 'into the wind'
export const windAcross = 'wind across'
export const downwind = 'downwind'

/** Why a plate has no number. The flight of a ball is only known up to some wind, heat and cold. */
export function plateWords({ problem }: PlaysLikeProblem, temperatureF: number): string {
  switch (problem) {
    case 'beyond-the-bag':
      return 'out of reach'
    case 'shorter-than-the-bag':
      return 'less than half a wedge'
    case 'wind-out-of-range':
      return 'too windy to tell'
    case 'temperature-out-of-range':
      return temperatureF < 0 ? 'too cold to tell' : 'too hot to tell'
    default:
      return 'hard to tell'
  }
}
