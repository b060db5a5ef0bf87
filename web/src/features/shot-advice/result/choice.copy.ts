import type { Choice } from '@bagwise/golf/shot-advice/choice'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, unitWord, unitWords } from '#quantities/distance.ts'
import { percentText } from '#quantities/number-text.ts'
import { isAroundGreen, shownSwing } from './shown-swing.ts'
import type { NamedSwing } from './shown-swing.ts'

export function clubName(club: ClubType): string {
  return CLUBS[club].displayName
}

/** '1 yard', '12 metres', 'less than a yard'. */
export function apart(yards: number, units: PreferredUnits): string {
  const shown = Math.abs(shownDistance(yards, units))
  if (shown === 0) return `less than a ${unitWord(units)}`
  return `${shown} ${shown === 1 ? unitWord(units) : unitWords(units)}`
}

const swingNames = {
  full: undefined,
  half: 'half swing',
  'three-quarter': 'three-quarter swing',
  chip: 'chip',
  putt: 'putt',
  splash: 'splash shot',
} as const satisfies Record<NamedSwing, string | undefined>

/** How much of a swing: undefined for a full one. */
export function swingWords(choice: Choice): string | undefined {
  const swing = shownSwing(choice)
  return typeof swing === 'number' ? `${percentText(swing)} swing` : swingNames[swing]
}

/** '6-Iron', 'Sand Wedge, half swing'. */
export function choiceName(choice: Choice): string {
  const swing = swingWords(choice)
  return swing === undefined ? clubName(choice.club) : `${clubName(choice.club)}, ${swing}`
}

/** 'Carries 146 yards from here and stops at 150.' */
export function carrySentence(choice: Choice, units: PreferredUnits): string | undefined {
  const { carryTodayYards, finishYards } = choice
  if (carryTodayYards === undefined || isAroundGreen(choice)) return undefined
  return `A good one carries ${apart(carryTodayYards, units)} from here and stops at ${shownDistance(finishYards, units)}.`
}

/** Where it stops against the pin: 'stops 8 yards past the pin'. */
export function finishWords({ finishYards }: Choice, { distanceYards }: Shot, units: PreferredUnits): string {
  const past = shownDistance(finishYards, units) - shownDistance(distanceYards, units)
  if (past === 0) return 'stops level with the pin'
  const unit = Math.abs(past) === 1 ? unitWord(units) : unitWords(units)
  return `stops ${Math.abs(past)} ${unit} ${past > 0 ? 'past' : 'short of'} the pin`
}
