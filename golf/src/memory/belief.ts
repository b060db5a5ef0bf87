import type { ClubType } from '../club.ts'
import { CLUBS } from '../club.ts'
import { SHARED } from '../distances/like-me/typical-bag.ts'
import type { KnownClub, Shares } from './learned-club.ts'
import type { ClubSums } from './sums.ts'
import { typicalSpread } from '../shot-advice/typical-spread.ts'

/** What is believed of a club between two passes over its shots. */
export type Belief = {
  readonly carry: BelievedCarry
  readonly across: BelievedSpread
  readonly along: BelievedSpread
  readonly bias: BelievedBias
}

export type BelievedCarry = { readonly yards: number; readonly sdYards: number; readonly shares: Shares }

/** Scale of the solid shots about their middle, and how well it is known. */
export type BelievedSpread = {
  /** In variances typical of the handicap at the carry. */
  readonly variance: number
  readonly degrees: number
  readonly shares: Shares
}

/** A steady miss in typical standard deviations across. */
export type BelievedBias = {
  readonly share: number
  /** Of what is not known of it. */
  readonly variance: number
  /** What the other clubs alone say. */
  readonly othersShare: number
  readonly shares: Shares
}

/** A club of the bag with what its shots add up to. */
export type Evidence = { readonly known: KnownClub; readonly belief: Belief; readonly sums: ClubSums }

/** The golfer as far as learning needs one. Bag places are those of the clubs that are learnt together. */
export type LearningGolfer = {
  readonly handicap: number | undefined
  /** How alike two clubs are, by their places in the bag: 1 for the same club, fading with the positions between. */
  readonly closeness: (a: number, b: number) => number
}

/** 15 % of the typical variance across is a steady miss: docs/models/shot-memory.md. */
export const STEADY_MISS_SHARE = 0.15

const ALL_TYPICAL: Shares = { own: 0, otherClubs: 0, typical: 1 }

/** What is believed before a shot was looked at; the degrees of freedom follow with the first pass. */
export function beliefBefore(carry: BelievedCarry): Belief {
  return {
    carry,
    across: { variance: 1 - STEADY_MISS_SHARE, degrees: Infinity, shares: ALL_TYPICAL },
    along: { variance: 1, degrees: Infinity, shares: ALL_TYPICAL },
    bias: { share: 0, variance: STEADY_MISS_SHARE, othersShare: 0, shares: ALL_TYPICAL },
  }
}

/** Typical standard deviations of solid shots at this carry. */
export function typicalSds(
  handicap: number | undefined,
  carryYards: number,
): { readonly acrossYards: number; readonly alongYards: number } {
  const { lateralSdYards, distanceSdYards } = typicalSpread({ handicap, carryYards })
  return { acrossYards: lateralSdYards, alongYards: distanceSdYards }
}

/** `closeness` of `LearningGolfer`, with the fade that Like me has. */
export function closenessIn(clubs: readonly ClubType[]): LearningGolfer['closeness'] {
  const closeness = clubs.map((a) =>
    clubs.map((b) => Math.exp(-Math.abs(CLUBS[a].position - CLUBS[b].position) / SHARED.fadePositions)),
  )
  return (a, b) => closeness[a]?.[b] ?? 0
}
