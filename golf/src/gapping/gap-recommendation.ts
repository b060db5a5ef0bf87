import type { ShaftType } from '../bag.ts'
import type { ClubType } from '../club.ts'
import type { LoftRange } from './filler.ts'
import type { Gap } from './find-gaps.ts'

export type GapPriority = 'high' | 'medium'

/** What is said about two neighbours, as data: the sentence is written where it is shown, in the golfer's units. */
type AboutPair = {
  readonly gap: Gap
  readonly priority: GapPriority
}

/** A club comes into the bag. */
type WithRoom = {
  /** The clubs that make room, so that the bag keeps to 13 besides the putter: the one in the smallest gap first. */
  readonly leaveOut: readonly ClubType[]
  /** By the standard table between the two, or the golfer's own number for a club that goes back. */
  readonly expectedCarryYards: number
}

/** Buy a club the golfer does not own. */
export type AddClub = AboutPair &
  WithRoom & {
    readonly kind: 'add-club'
    readonly filler: ClubType
    readonly loft: LoftRange
    readonly shaft: ShaftType
  }

/** A club the golfer owns, left out of the bag, fills the hole. */
export type PutBack = AboutPair & WithRoom & { readonly kind: 'put-back'; readonly club: ClubType }

/** The hole rests on numbers nobody measured: these clubs first. */
export type MeasureFirst = AboutPair & { readonly kind: 'measure-first'; readonly clubs: readonly ClubType[] }

/**
 * No club fits between: bend a loft, or swing the longer club partially. `isFineForSwing` where the gap is too large by
 * the fixed limit alone, and not for how far this golfer swings.
 */
export type AdjustLoft = AboutPair & { readonly kind: 'adjust-loft'; readonly isFineForSwing: boolean }

/** Two clubs do one job; `measureFirst` names those of them that are estimates. */
export type TooClose = AboutPair & { readonly kind: 'too-close'; readonly measureFirst: readonly ClubType[] }

export type HoleAdvice = AddClub | PutBack | MeasureFirst | AdjustLoft

/** `more-clubs` and `well-spaced` speak of the whole bag, the others of one pair. */
export type GapRecommendation =
  | HoleAdvice
  | TooClose
  | { readonly kind: 'more-clubs' }
  | { readonly kind: 'well-spaced' }
