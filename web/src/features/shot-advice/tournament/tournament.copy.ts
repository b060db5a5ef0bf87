import { REFERENCE_AIR } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { Hazard } from '@bagwise/golf/shot-advice/shot'
import { hazardName } from '#features/shot-advice/form/shot-form.copy.ts'
import { shownDistance, unitWords } from '#quantities/distance.ts'
import { quantityText } from '#quantities/quantity.ts'

export const toPin = 'To the pin'
export const greenNames = { front: 'Front', middle: 'Middle', back: 'Back' } as const
export type GreenPart = keyof typeof greenNames

/** '150 yards to the pin. Front 135, middle 150, back 165.', for ears. */
export function distancesInOneBreath(
  toPinShown: number,
  green: readonly { readonly part: GreenPart; readonly shown: number }[],
  units: PreferredUnits,
): string {
  const parts = green.map(({ part, shown }) => `${greenNames[part].toLowerCase()} ${shown}`).join(', ')
  return `${toPinShown} ${unitWords(units)} to the pin. ${parts.charAt(0).toUpperCase()}${parts.slice(1)}.`
}

/** 'Water front: 120 to reach, 138 to clear.'; undefined where the golfer has said neither. */
export function hazardDistances(hazard: Hazard, units: PreferredUnits): string | undefined {
  const { toReachYards, toClearYards } = hazard
  const said = [
    ...(toReachYards === undefined ? [] : [`${shownDistance(toReachYards, units)} to reach`]),
    ...(toClearYards === undefined ? [] : [`${shownDistance(toClearYards, units)} to clear`]),
  ]
  return said.length === 0 ? undefined : `${hazardName(hazard)}: ${said.join(', ')}.`
}

/** Whose green the three distances are of. */
export function greenNote(depthShown: number, units: PreferredUnits): string {
  return `Front, middle and back are for a typical green, ${depthShown} ${unitWords(units)} deep.`
}

export const hazardsTitle = 'Hazards'
export const hazardCount = (count: number) => (count === 0 ? 'none' : String(count))

/** Asked before it is switched off. */
export const countsAsAdvice = 'This shot will count as advice.'
export const turnOff = 'Turn it off'
export const keepOn = 'Keep it on'
/** Asked after a long pause. */
export const stillTournament = 'Still a tournament?'
export const still = { yes: 'Yes', no: 'No' } as const

export const forecastTitle = 'Forecast'

export const cardTitle = 'Your card'
/** Of every stated carry. */
const stillAir = (units: PreferredUnits) => quantityText('temperature', REFERENCE_AIR.temperatureF, units)
export const cardCaption = (units: PreferredUnits) =>
  `Your carries in ${unitWords(units)}, in still air at ${stillAir(units)}`
export const cardNote = (units: PreferredUnits) =>
  `In ${unitWords(units)}, still air, ${stillAir(units)}. ¾ and ½ swings count as 75% and 50% of the carry.`
export const cardHeads = { club: 'Club', carry: 'Carry', threeQuarter: '¾', half: '½' } as const
/** What readers hear for the two signs. */
export const swingHeads = { threeQuarter: 'Three-quarter swing', half: 'Half swing' } as const
/** Leads to the other table of a tournament, which was made before the round. */
export const forecastCard = 'Your card for the day’s forecast'
export const emptyCard = 'Your card is empty: no club in your bag has a distance yet.'
