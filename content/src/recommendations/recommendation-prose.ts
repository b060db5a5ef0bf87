import type { ClubType } from '@bagwise/golf/club'
import type { RecommendationPriority } from '@bagwise/golf/recommendations/recommendation'

/** What holds for most golfers: shown as long as nothing is known about this one. */
export type Guidance = {
  readonly title: string
  readonly priority: RecommendationPriority
  readonly description: string
  readonly reasons: readonly string[]
}

/** What a recommendation can be about; the words that do not depend on the golfer's numbers are the same for all. */
export const ADVICE_TOPICS = [
  'add-club',
  'put-back',
  'measure-first',
  'adjust-loft',
  'overlap',
  'overlap-measure-first',
  'hybrids',
  'anti-slice-driver',
  'wedges',
  'easier-irons',
  'softer-shafts',
  'stiffer-shafts',
  'unknown-speed',
  'essential',
] as const
export type AdviceTopic = (typeof ADVICE_TOPICS)[number]

export type AdviceProse = {
  readonly topic: AdviceTopic
  /** Follows the sentence with the golfer's own numbers. */
  readonly why: string
  readonly benefits: readonly string[]
  /** What to do or ask in the shop. */
  readonly shopHint: string
}

/** A club of the first bag; `clubType` is the one it is bought as. */
export type EssentialProse = {
  readonly clubType: ClubType
  readonly title: string
  readonly description: string
  readonly why: string
}
