/** What a golfer's shots teach. */
import * as model from '../memory/learn.ts'
import type { LearnedClub } from '../memory/learned-club.ts'
import { LEARN_FROM_SHOTS } from './inputs/memory.ts'
import type { ShotsToLearn } from './inputs/memory.ts'
import { wrongInput } from './inputs/wrong-input.ts'
import type { WrongInput } from './inputs/wrong-input.ts'

export { SHOT_ORIGINS } from '../memory/shot-record.ts'
export type { LearningShot } from '../memory/kept-shot.ts'
export type { ClubPattern } from '../memory/club-pattern.ts'
export type { KnownClub, LearnedClub } from '../memory/learned-club.ts'
export type { ShotOrigin } from '../memory/shot-record.ts'
export type { ShotsToLearn } from './inputs/memory.ts'

/**
 * Carry, spread, steady miss and mishits of every club, longest first, shrunk to what is typical of the handicap: few shots
 * change little. Empty without a shot of these clubs. A club's `pattern` is one for `adviseShot`.
 */
export function learnFromShots(golfer: ShotsToLearn): readonly LearnedClub[] | WrongInput {
  const wrong = wrongInput(LEARN_FROM_SHOTS, { golfer })
  if (wrong) return wrong
  const { clubs, handicap, shots } = golfer
  return model.learnFromShots({ clubs, handicap, shots })
}
