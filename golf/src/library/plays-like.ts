/** What a shot plays like today. */
import type { CarriedClub } from '../flight/bag-launches.ts'
import type { Air } from '../flight/physics/air.ts'
import * as model from '../flight/plays-like.ts'
import type { PlaysLike, PlaysLikeProblem, PlaysLikeShot } from '../flight/plays-like.ts'
import { PLAYS_LIKE } from './inputs/flight.ts'
import { wrongInput } from './inputs/wrong-input.ts'
import type { WrongInput } from './inputs/wrong-input.ts'

export type { PlaysLike, PlaysLikeProblem, PlaysLikeShot } from '../flight/plays-like.ts'
export type { PlaysLikeParts } from '../flight/plays-like-parts.ts'

/** What a shot of 1 to 600 yards plays like with the golfer's own clubs, with the part of each condition. */
export function playsLike(
  bag: readonly CarriedClub[],
  shot: PlaysLikeShot,
  air: Air = {},
): PlaysLike | PlaysLikeProblem | WrongInput {
  return wrongInput(PLAYS_LIKE, { bag, shot, air }) ?? model.playsLike(bag, shot, air)
}
