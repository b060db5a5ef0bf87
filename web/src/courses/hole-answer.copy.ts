import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { ClubType } from '@bagwise/golf/club'
import type { HoleChoice } from '@bagwise/golf/shot-advice/ground/hole-shot'
import { AT_PIN_YARDS } from '@bagwise/golf/shot-advice/ground/lines'
import type { AdviceProblem } from '@bagwise/golf/shot-advice/advise'
import { aimMark, aimWords, middleOfFairway } from './line.copy.ts'
import { shownDistance } from '#quantities/distance.ts'
import { numberText } from '#quantities/number-text.ts'
import { clubName } from './hole.copy.ts'

export const onGreen = 'On the green: putt.'
export const inWater = 'In water: one penalty stroke, then tap where you drop.'
export const isOut = 'Out of bounds: stroke and distance. Play again from where you were.'

/** 'Aim at the left edge of the second bunker, 231', 'Aim at the flag', 'Aim 4 yd left of the flag' */
export function aimLine(
  choice: HoleChoice,
  { pinYards, units }: { readonly pinYards: number; readonly units: PreferredUnits },
): string {
  const aimed = { ...choice, pinYards }
  const words = aimWords(aimed, units)
  if (aimMark(aimed) === 'edge') return `Aim at the ${words}.`
  return `Aim ${words === middleOfFairway ? 'down the ' : ''}${words}.`
}

/** 'Carries 153, give or take 14.' */
export function carryLine(choice: HoleChoice, units: PreferredUnits): string {
  const carry = shownDistance(choice.carryTodayYards, units)
  return `Carries ${carry}, give or take ${shownDistance(choice.spread.distanceSdYards, units)}.`
}

/** 'Leaves 142.' Undefined where the ball is meant for the pin. */
export function leavesLine(choice: HoleChoice, units: PreferredUnits): string | undefined {
  return choice.leftYards > AT_PIN_YARDS ? `Leaves ${shownDistance(choice.leftYards, units)}.` : undefined
}

/** 'About the same as 7-Iron.', '0.12 strokes more than 7-Iron.' */
export function costText(costStrokes: number, best: ClubType): string {
  const than = clubName(best)
  return costStrokes < SAME_STROKES
    ? `About the same as the best line with ${than}.`
    : `${numberText(costStrokes, 2)} strokes more than the best line with ${than}.`
}

const SAME_STROKES = 0.015

export const bestLine = 'Back to the best line'
export const clubBefore = 'Shorter club'
export const clubAfter = 'Longer club'
export const swingName = ({ swingFraction, kind }: Pick<HoleChoice, 'swingFraction' | 'kind'>) => {
  if (kind !== 'full' && kind !== 'pitch') return ` ${kind.replace('-and-', ' and ')}`
  if (swingFraction >= FULL_FROM) return ''
  return swingFraction >= THREE_QUARTER_FROM ? ' ¾' : ' ½'
}
const FULL_FROM = 0.95
const THREE_QUARTER_FROM = 0.65

export const waiting = 'Choosing a club'
export const answerLabel = 'Club and line'
export const yourLine = 'Your line.'
export const noDistances = 'Add a distance for at least one club, and Bagwise names the club and the line here.'
export const toBag = 'To your bag'

export function adviceProblem(problem: AdviceProblem['problem']): string {
  return problem === 'wind-too-strong'
    ? 'No club in your bag gets the ball forward in this wind.'
    : 'There is no advice from here. Move the ball, or type the distance.'
}

export const tournamentNote = 'Tournament: distances only.'
