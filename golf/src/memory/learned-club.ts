import type { ClubType } from '../club.ts'
import type { ClubPattern } from './club-pattern.ts'

/** A club with the number that held before any shot. */
export type KnownClub = {
  readonly club: ClubType
  /** In the reference air, 1 to 400. */
  readonly priorCarryYards: number
  readonly priorFrom: PriorOrigin
}

/** The handicap's number, one estimated from own numbers of other clubs, or the golfer's own. */
export const PRIOR_ORIGINS = ['typical', 'estimated', 'own-number'] as const
export type PriorOrigin = (typeof PRIOR_ORIGINS)[number]

/** How much of a number comes from where; each 0 to 1, together 1. */
export type Shares = { readonly own: number; readonly otherClubs: number; readonly typical: number }

/** What is learned of a club, all of it from full swings. */
export type LearnedClub = {
  readonly club: ClubType
  /** Shots that were looked at, mishits and misreads among them. */
  readonly shotCount: number
  /** Solid shots by age and origin: what the carry rests on. */
  readonly weight: number
  /** In the reference air, 1 to 400, not rounded. */
  readonly carryYards: number
  /** Standard deviation of what is not known of the carry; 1.28 of them hold in four cases of five. */
  readonly carrySdYards: number
  readonly pattern: ClubPattern
  /** Of the golfer's full swings from fairway with a wedge, at most 0.6; the same for every club. */
  readonly mishitShare: number
  /** The steady miss, right is positive, and the standard deviation of what is not known of it. */
  readonly biasYards: number
  readonly biasSdYards: number
  /** Scales of where the next solid shot comes down: a t distribution with `degrees` degrees of freedom. */
  readonly acrossYards: number
  readonly alongYards: number
  readonly degrees: number
  readonly shares: Readonly<Record<'carry' | 'across' | 'along' | 'bias', Shares>>
}
