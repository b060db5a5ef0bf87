import type { AdviceProblem } from '@bagwise/golf/shot-advice/advise'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { rangeText } from '#features/shot-advice/form/conditions/typed-numbers.ts'
import { carryHint, shownDistance, unitWords } from '#quantities/distance.ts'
import type { AdjustmentField } from '@bagwise/golf/shot-advice/adjustments'
import type { PlaysLikeProblem } from '@bagwise/golf/flight/plays-like'
import type { ClubType } from '@bagwise/golf/club'
import { clubName } from './choice.copy.ts'

/** Above the distance of the answer. */
export const toPinKicker = 'To the pin'
export const playsLikeKicker = (distanceShown: number) => `${distanceShown} plays like`

/** Why there is no plays-like number. */
export function noPlaysLike(problem: PlaysLikeProblem['problem']): string {
  if (problem === 'beyond-the-bag') return 'Out of reach today.'
  if (problem === 'shorter-than-the-bag') return 'Too short for a plays-like number. Feel shot.'
  return 'No plays-like number for these conditions.'
}

/** The answer in one breath, for ears: '6-Iron. 143 plays like 158 yards.' */
export function answerInOneBreath({
  choice,
  kicker,
  distance,
}: {
  readonly choice: string
  readonly kicker: string
  readonly distance: string
}): string {
  return `${choice}. ${kicker} ${distance}.`
}

/** '150 plays 161'. */
export const plays = ({ distanceShown, totalShown }: { readonly distanceShown: number; readonly totalShown: number }) =>
  `${distanceShown} plays ${totalShown}`
/** The same for a distance that is simply given. */
export const distanceToPin = (distanceShown: number) => `${distanceShown} to the pin`
/** The end of either: ', give or take 3.' */
export const band = (bandShown: number) => (bandShown > 0 ? `, give or take ${bandShown}.` : '.')
/** Before the carry. */
export const yoursCarries = 'Yours carries'
/** Above the club. */
export const hit = 'Hit'

export const whyTitle = 'Why this club'
export const changeTitle = 'What would change it'
export const changeAnswer = 'Yards, wind, lie'
export const changesAwaited = 'Checking the other clubs…'
export const noChange = 'Small changes don’t change the club.'
export const playsLikeTitle = (shown: number) => `Why ${shown}`
export const flightTitle = 'Flight'
export const landingTitle = 'Where it finishes'
export const alternativesTitle = 'Alternative clubs'
export const setupTitle = 'Setup adjustments'
export const tipsTitle = 'Pro tips'
export const methodTitle = 'How we worked it out'
/** Of the closed parts, in a line. */
export const pointCount = (count: number) => `${count} ${count === 1 ? 'point' : 'points'}`
export const tipCount = (count: number) => String(count)
export const rulesWord = 'Rules'

export const fieldNames = {
  clubSelection: 'Club selection',
  ballPosition: 'Ball position',
  stance: 'Stance',
  swing: 'Swing',
  aim: 'Aim',
} as const satisfies Record<AdjustmentField, string>

export const aiTitle = 'AI’s view of this shot'
export const aiTipsTitle = 'Tips'
export const aiOutdated = 'The shot, or your bag, has changed since AI looked at it.'
export const askAi = 'Ask AI about this shot'
export const askingAi = 'Asking AI...'
export const aiAlternatives = (clubs: readonly ClubType[]) => `Worth a thought: ${clubs.map(clubName).join(', ')}.`
export const aiAgrees = (club: ClubType) => `AI would hit the ${clubName(club)} too.`

/** `cost` is what its club costs by the rules: 'about the same'. */
export function aiDiffers({
  club,
  isMoreClub,
  cost,
}: {
  readonly club: ClubType
  readonly isMoreClub: boolean
  readonly cost: string | undefined
}): string {
  const byRules = cost === undefined ? '' : ` By the rules it is ${cost}.`
  return `AI would hit one club ${isMoreClub ? 'more' : 'less'}: the ${clubName(club)}.${byRules}`
}

/** Why there is no advice, and what to do. */
export function problemSentence(problem: AdviceProblem, units: PreferredUnits): string {
  switch (problem.problem) {
    case 'empty-bag':
      return 'No club in your bag has a distance yet. Calculate your distances first.'
    case 'carry-not-possible':
      return `Your ${clubName(problem.club)} number can't be right. Fix it in Distances and try again.`
    case 'wind-too-strong':
      return 'Too much wind to call. Wait it out.'
    case 'distance-out-of-range':
      return carryHint(units)
    case 'hazard-out-of-range':
      return `No hazard lies there. Type its place from ${shownDistance(problem.from, units)} to ${shownDistance(problem.to, units)} ${unitWords(units)}.`
    case 'hazard-cleared-before-reached':
      return 'A hazard must end after it begins. Type more to clear than to reach.'
    case 'fairway-width-out-of-range':
      return `No fairway is like that. Type a width from ${shownDistance(problem.from, units)} to ${shownDistance(problem.to, units)} ${unitWords(units)}.`
    case 'wind-out-of-range':
      return `Type a wind from ${rangeText('windSpeedMph', units)} in Conditions.`
    case 'temperature-out-of-range':
      return `Type a temperature from ${rangeText('temperatureF', units)} in Conditions.`
    case 'altitude-out-of-range':
      return 'Check the altitude in Conditions.'
    case 'target-elevation-out-of-range':
      return 'Check the height of the green in Conditions.'
    default:
      return "We can't work out these conditions. Change one number."
  }
}
