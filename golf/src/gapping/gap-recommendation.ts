import type { ShaftType } from '../bag.ts'
import type { ClubType } from '../club.ts'
import type { LoftRange } from './filler.ts'
import type { Gap } from './find-gaps.ts'

export type GapPriority = 'high' | 'medium'

/** Advice about two neighbours as data: the page writes the sentence, in the golfer's units. */
type AboutPair = {
  readonly gap: Gap
  readonly priority: GapPriority
}

/** A club joins the bag. */
type WithRoom = {
  /** Clubs to leave out so that the bag stays within 13 besides the putter, the one in the smallest gap first. */
  readonly leaveOut: readonly ClubType[]
  /** From the standard table between the neighbours, or a returning club's own number. */
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

/** An owned club that was left out fills the hole. */
export type PutBack = AboutPair & WithRoom & { readonly kind: 'put-back'; readonly club: ClubType }

/** The hole depends on unmeasured numbers: measure these clubs first. */
export type MeasureFirst = AboutPair & { readonly kind: 'measure-first'; readonly clubs: readonly ClubType[] }

/**
 * No club fits between: bend a loft, or use partial swings of the longer club. `isFineForSwing` when the gap exceeds
 * only the fixed limit, not the one for this golfer's swing.
 */
export type AdjustLoft = AboutPair & { readonly kind: 'adjust-loft'; readonly isFineForSwing: boolean }

/** Two clubs do the same job; `measureFirst` lists those with estimates. */
export type TooClose = AboutPair & { readonly kind: 'too-close'; readonly measureFirst: readonly ClubType[] }

export type HoleAdvice = AddClub | PutBack | MeasureFirst | AdjustLoft

/** `more-clubs` and `well-spaced` are about the whole bag, the others about one pair. */
export type GapRecommendation =
  | HoleAdvice
  | TooClose
  | { readonly kind: 'more-clubs' }
  | { readonly kind: 'well-spaced' }
