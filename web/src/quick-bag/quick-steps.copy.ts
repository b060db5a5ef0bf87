import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, unitWord, unitWords } from '#quantities/distance.ts'
import { nameInSentence } from './quick-bag.copy.ts'

export const numberHelp = 'In the air, not the roll. A solid one, not your best ever.'
export const carryLabel = (club: ClubType) => `Carry of your ${nameInSentence(club)}`
export const stepLabel = (isMore: boolean, units: PreferredUnits) =>
  `One ${unitWord(units)} ${isMore ? 'more' : 'less'}`
export const spokenCarry = (shown: number, units: PreferredUnits) => `${shown} ${unitWords(units)}`
export const notGiven = (shown: number, units: PreferredUnits) =>
  `Not given yet: starts at ${spokenCarry(shown, units)}`

type Limits = { readonly min: number; readonly max: number }
export const carryFault = ({ min, max }: Limits, units: PreferredUnits) =>
  `Type a whole number from ${min} to ${max} ${unitWords(units)}.`

export const personQuestion = 'Hand and tees'
export const personHelp = 'For the way things are drawn and the tees you play. Your carries stay as they are.'
export const handLegend = 'Which hand do you play?'
export const hands = { right: 'Right', left: 'Left' } as const
export const teesLegend = 'Which tees do you play?'
export const tees = {
  back: 'Back tees',
  middle: 'Middle tees',
  forward: 'Forward tees',
  unsure: 'Not sure',
} as const

export const back = 'Back'
export const next = 'Next'
export const showBag = 'Show my bag'

export const soFarTitle = 'Your bag so far'
export const bagTitle = 'Your bag'
export const workingOut = 'Working it out.'

type Ends = { readonly longestYards: number; readonly shortestYards: number }
/** 'Your bag: 173 down to 52.' */
export const bagSentence = ({ longestYards, shortestYards }: Ends, units: PreferredUnits) =>
  `Your bag: ${shownDistance(longestYards, units)} down to ${shownDistance(shortestYards, units)}.`
export const visitorNote = 'It stays on this device for 7 days. A free account keeps it for good.'
export const golferNote = 'Typical clubs for your speed, yours to change.'
export const keep = 'Keep my bag'
export const startOver = 'Start over'
