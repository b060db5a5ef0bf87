import type { ClubType } from '@bagwise/golf/club'
import type { RecommendationPriority } from '@bagwise/golf/recommendations/recommendation'

/** Advice for most golfers: shown while nothing is known about this one. */
export type Guidance = {
  readonly title: string
  readonly priority: RecommendationPriority
  readonly description: string
  readonly reasons: readonly string[]
}

/** Topics of recommendations; texts that do not depend on the golfer's numbers are shared. */
export const ADVICE_TOPICS = [
  'add-club',
  'put-back',
  'measure-first',
  'live-with-hole',
  'normal-gap',
  'overlap',
  'overlap-measure-first',
  'keep-pair',
  'too-many',
  'hybrids',
  'anti-slice-driver',
  'wedges',
  'sand-wedge',
  'easier-irons',
  'softer-shafts',
  'stiffer-shafts',
  'unknown-speed',
  'essential',
] as const
export type AdviceTopic = (typeof ADVICE_TOPICS)[number]

export type AdviceProse = {
  readonly topic: AdviceTopic
  /** Follows a sentence with the golfer's own numbers. */
  readonly why: string
  readonly benefits: readonly string[]
  /** What to do or ask for in the shop. */
  readonly shopHint: string
}

/** A club of the first bag; `clubType` is the type to buy. */
export type EssentialProse = {
  readonly clubType: ClubType
  readonly description: string
  readonly why: string
}
