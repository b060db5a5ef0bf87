import { STANDARD_SWING_SPEED_MPH } from '@bagwise/golf/distances/standard-carry'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, unitWord, unitWords } from '#quantities/distance.ts'
import { numberText } from '#quantities/number-text.ts'
import { quantityText, unitFor, unitWordsFor } from '#quantities/quantity.ts'
import type { NumberRange } from '#quantities/typed-number.ts'

export const title = 'What does it play like?'
export const workingOut = 'Working it out.'
export const partsLabel = 'What changes it'
export const windAndHill = 'Wind and hill share the credit.'
export const partNames = {
  wind: 'Wind',
  temperature: 'Temperature',
  altitude: 'Air pressure',
  elevation: 'Height',
} as const

export const distanceLabel = 'Distance'
export const temperatureLabel = 'Temperature'
export const windLabel = 'Wind'
export const windDirectionLabel = 'Wind direction'
export const elevationLabel = 'Elevation'
export const slopeLabel = 'Slope'
export const uphill = 'Uphill'
export const downhill = 'Downhill'
export const unitsLegend = 'Units'
export const yards = 'US'
export const metres = 'Metric'

/** Of the bag that the card counts with. */
const driverSpeed = (units: PreferredUnits) => quantityText('speed', STANDARD_SWING_SPEED_MPH, units)

/** Where the wind comes from, against the line of the shot. */
export const windFrom = {
  ahead: 'Into you',
  aheadRight: 'Into you from the right',
  right: 'From the right',
  behindRight: 'Behind you from the right',
  behind: 'Behind you',
  behindLeft: 'Behind you from the left',
  left: 'From the left',
  aheadLeft: 'Into you from the left',
} as const

export const signUpNote = {
  before: (units: PreferredUnits) => `For a bag with a ${driverSpeed(units)} driver swing. `,
  link: 'Sign up',
  after: ' to use your own clubs.',
}

const fieldNames = { wind: 'a wind', temperature: 'a temperature', height: 'an elevation' } as const

/** 'Type a wind from 0 to 60 mph.', 'Type an elevation from 0 to 91 meters.' */
export function numberHint(
  field: keyof typeof fieldNames,
  { range: { from, to }, units }: { readonly range: NumberRange; readonly units: PreferredUnits },
): string {
  const highest = {
    wind: `${to} ${unitFor('speed', units)}`,
    temperature: `${to}${unitFor('temperature', units)}`,
    height: `${to} ${unitWordsFor('rise', units)}`,
  }[field]
  return `Type ${fieldNames[field]} from ${numberText(from)} to ${highest}.`
}

/** 'Give or take 5 yards.' */
export function bandWords(bandYards: number, units: PreferredUnits): string {
  const shown = shownDistance(bandYards, units)
  if (shown === 0) return `Give or take less than a ${unitWord(units)}.`
  return `Give or take ${shown} ${shown === 1 ? unitWord(units) : unitWords(units)}.`
}

/** What one condition does, in whole units of the golfer: 'adds 12 yards'. */
export function changeWords(shown: number, units: PreferredUnits): string {
  if (shown === 0) return 'changes nothing'
  const size = Math.abs(shown)
  const unit = size === 1 ? unitWord(units) : unitWords(units)
  return `${shown > 0 ? 'adds' : 'takes off'} ${size} ${unit}`
}

/** The sentence for a shot that is no shot: how far the bag gets, or that it cannot hit it short enough. */
export function outOfReachSentence(
  problem: { readonly problem: string; readonly reachYards?: number },
  { units, isUphill }: { readonly units: PreferredUnits; readonly isUphill: boolean },
): string {
  const { reachYards = 0 } = problem
  if (problem.problem === 'shorter-than-the-bag')
    return 'That plays shorter than half a swing with the shortest wedge: chip it instead.'
  if (problem.problem !== 'beyond-the-bag') return 'Bagwise cannot work this shot out. Change one of the numbers.'
  if (reachYards < 1) return 'That hill is steeper than any shot starts. Lay up to a lower spot.'
  if (isUphill)
    return `No club gets up there today: the farthest carries ${shownDistance(reachYards, units)} ${unitWords(units)} up this hill.`
  return `No club gets there today: a ${driverSpeed(units)} driver carries ${shownDistance(reachYards, units)} ${unitWords(units)} in this weather.`
}
