import { strokeNames } from '@bagwise/assistants/tools.copy'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { Choice } from '@bagwise/golf/shot-advice/choice'
import { BALL_ENDS, oddsInHundred } from '@bagwise/golf/shot-advice/odds'
import type { BallEnd, Odds } from '@bagwise/golf/shot-advice/odds'
import { lengthText, wholeLength } from '../in-units.ts'

export const badHazard = (text: string) =>
  `--hazard takes water, bunker or ob with front, back, left or right, such as water-front or water-front-115-138: "${text}" is none.`

const endNames = {
  green: 'on the green',
  fringe: 'on the fringe',
  fairway: 'on the fairway',
  rough: 'in the rough',
  sand: 'in sand',
  water: 'in water',
  out: 'out of bounds',
} as const satisfies Record<BallEnd, string>

const clubName = (club: ClubType) => CLUBS[club].displayName

/** '7-Iron, full swing', 'Sand Wedge, part swing of 60%'. */
export function strokeText({ club, kind, swingFraction }: Pick<Choice, 'club' | 'kind' | 'swingFraction'>): string {
  const share = kind === 'pitch' && swingFraction !== undefined ? ` of ${Math.round(swingFraction * 100)}%` : ''
  return `${clubName(club)}, ${strokeNames[kind]}${share}`
}

/** 'Aim 4 yards left of the pin.' */
export function aimText(startLineYards: number, units: PreferredUnits): string {
  if (wholeLength(startLineYards, units) === 0) return 'Aim at the pin.'
  const side = startLineYards > 0 ? 'right' : 'left'
  return `Aim ${lengthText(Math.abs(startLineYards), units)} ${side} of the pin.`
}

export const playsLikeText = (yards: number, bandYards: number, units: PreferredUnits) =>
  `Plays like ${lengthText(yards, units)}, give or take ${wholeLength(bandYards, units)}.`
export const carryText = (carryYards: number, finishYards: number, units: PreferredUnits) =>
  `Carries ${lengthText(carryYards, units)} today and finishes at ${wholeLength(finishYards, units)}.`
export const strokesText = (strokes: number) => `About ${strokes.toFixed(2)} strokes to hole out.`

/** 'Of 100 balls: 48 on the green, 30 in the rough.' */
export function oddsText(odds: Odds): string {
  const inHundred = oddsInHundred(odds)
  const ends = BALL_ENDS.filter((end) => inHundred[end] > 0).toSorted((a, b) => inHundred[b] - inHundred[a])
  return `Of 100 balls: ${ends.map((end) => `${inHundred[end]} ${endNames[end]}`).join(', ')}.`
}

export const alternativesTitle = 'Next best, and what they cost in strokes:'
export const costText = (strokes: number) => `+${strokes.toFixed(2)}`
