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
