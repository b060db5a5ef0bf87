import type { FittingCategory } from '@bagwise/golf/fitting/spending-order'

/** Why something is recommended, and what that rests on. */
export type Reason = { readonly sentence: string; readonly basis: string }

/** One club to look for: brand, model, specs, reasoning, price and alternatives (specification 2 §3). */
export type ClubRecommendation = {
  readonly brand: string
  readonly model: string
  readonly specs: Readonly<Record<string, string>>
  readonly reasoning: readonly Reason[]
  readonly priceRange: string
  readonly alternatives: readonly string[]
}

/** A kind of club with what to look for. */
export type FittingRecommendation = {
  readonly category: FittingCategory
  readonly title: string
  readonly recommendations: readonly ClubRecommendation[]
}

/** What a reason rests on, where it is no chart with a name of its own. */
export const BASIS = { rule: 'Rule', thumb: 'Rule of thumb', table: 'Flex table', kept: 'Your bag' } as const

/** What holds for any maker: names of heads and lines change every year. */
export const ANY_MAKER = 'Any maker'
