import type { FrozenCard } from '#data/play/frozen-card.ts'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { unitWords } from '#quantities/distance.ts'
import { quantityText } from '#quantities/quantity.ts'

export const title = 'Carries of the day'
export const line = 'Made before the first tee. It won’t change during the round.'
export const noCard = 'No carries for this round: your bag had no distances, or it began on another phone.'
export const back = 'Back to the round'
export const heads = { club: 'Club', today: 'Today', into: 'Into', across: 'Across', down: 'Down' } as const
export const caption = (units: PreferredUnits) => `Carries in ${unitWords(units)}`
export const none = '–'

/** 'Forecast: 9 mph, 61°F.' 'No forecast: still air.' */
export function forecastLine({ forecast }: Pick<FrozenCard, 'forecast'>, units: PreferredUnits): string {
  if (!forecast) return 'No forecast: carries in still air.'
  const { windSpeedMph, temperatureF } = forecast.reading
  return `Forecast: ${quantityText('speed', windSpeedMph, units)} of wind, ${quantityText('temperature', temperatureF, units)}.`
}

/** What readers hear of the wind's columns. */
export const windNote = 'Into, across and down: in the forecast wind.'
