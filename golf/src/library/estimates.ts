/** Carries of clubs that were not measured. */
import type { ClubType } from '../club.ts'
import * as model from '../distances/estimate-bag.ts'
import type { BagEstimate } from '../distances/estimate-bag.ts'
import type { KnownGolfer } from '../distances/like-me/golfer-level.ts'
import type { LoftedClub } from '../distances/like-me/loft-effect.ts'
import type { Contradiction, Reference } from '../distances/order.ts'
import * as standard from '../distances/standard-carry.ts'
import { ESTIMATE_BAG, STANDARD_CARRY } from './inputs/bag.ts'
import { wrongInput } from './inputs/wrong-input.ts'
import type { WrongInput } from './inputs/wrong-input.ts'

export type { RangedCarry } from '../distances/estimate-bag.ts'
export type { KnownGolfer } from '../distances/like-me/golfer-level.ts'
export type { LoftedClub } from '../distances/like-me/loft-effect.ts'
export type { Contradiction, Reference } from '../distances/order.ts'
export type { GolferSpeed } from '../golfer-speed.ts'

/** Carries with ranges, and the driver speed. */
export type EstimatedBag = Extract<BagEstimate, { readonly carries: unknown }>
/** Of two known carries the shorter club's is the longer one. */
export type CarriesContradict = { readonly problem: 'carries-contradict'; readonly clubs: Contradiction }

/**
 * Carries in whole yards with the range that holds for four golfers in five, from the golfer's own carries, lofts, speed,
 * handicap or guesses; from the average golfer without any of these.
 */
export function estimateBag(
  clubs: readonly LoftedClub[],
  references: readonly Reference[],
  known: KnownGolfer = {},
): EstimatedBag | CarriesContradict | WrongInput {
  const wrong = wrongInput(ESTIMATE_BAG, { clubs, references, known })
  if (wrong) return wrong
  const estimate = model.estimateBag(clubs, references, known)
  return 'carries' in estimate ? estimate : { problem: 'carries-contradict', clubs: estimate.contradiction }
}

/** What golfers of this driver speed usually carry with a club, to 5 yards; 0 with a putter. */
export function standardCarryYards(club: ClubType, swingSpeedMph: number): number | WrongInput {
  return wrongInput(STANDARD_CARRY, { club, swingSpeedMph }) ?? standard.standardCarryYards({ club, swingSpeedMph })
}
