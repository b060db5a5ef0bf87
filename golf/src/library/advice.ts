/** The club and the aim that cost the fewest strokes. */
import type { Air } from '../flight/physics/air.ts'
import * as model from '../shot-advice/advise.ts'
import type { Advice, AdviceProblem, AdvisedGolfer } from '../shot-advice/advise.ts'
import type { AskedShot, Shot } from '../shot-advice/shot.ts'
import type { AdvisedClub } from '../shot-advice/swings/swing.ts'
import type { TournamentAnswer } from '../shot-advice/tournament-answer.ts'
import { ADVISE_SHOT } from './inputs/advice.ts'
import { wrongInput } from './inputs/wrong-input.ts'
import type { WrongInput } from './inputs/wrong-input.ts'

export { HAZARD_KINDS, HAZARD_SIDES, LIES, LIE_DETAILS, PINS, PIN_SIDES, SLOPES } from '../shot-advice/shot.ts'
export type { Advice, AdviceProblem, AdvisedGolfer } from '../shot-advice/advise.ts'
export type { Choice, StrokeKind } from '../shot-advice/choice.ts'
export type { Odds } from '../shot-advice/odds.ts'
export type { Reason } from '../shot-advice/reasons.ts'
export type * from '../shot-advice/shot.ts'
export type { AdvisedClub } from '../shot-advice/swings/swing.ts'
export type { TournamentAnswer } from '../shot-advice/tournament-answer.ts'

/**
 * The club and aim that cost this golfer the fewest strokes, for a spread typical of the handicap or the club's learned
 * one. In a tournament the answer is the distance and the golfer's card.
 */
export function adviseShot(
  bag: readonly AdvisedClub[],
  golfer: AdvisedGolfer,
  shot: Shot,
  air?: Air,
): Advice | AdviceProblem | WrongInput
export function adviseShot(
  bag: readonly AdvisedClub[],
  golfer: AdvisedGolfer,
  shot: AskedShot,
  air?: Air,
): Advice | TournamentAnswer | AdviceProblem | WrongInput
export function adviseShot(
  bag: readonly AdvisedClub[],
  golfer: AdvisedGolfer,
  shot: AskedShot,
  air: Air = {},
): Advice | TournamentAnswer | AdviceProblem | WrongInput {
  return wrongInput(ADVISE_SHOT, { bag, golfer, shot, air }) ?? model.adviseShot(bag, golfer, shot, air)
}
