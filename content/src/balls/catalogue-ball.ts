import type { Ball } from '@bagwise/golf/balls/ball'
import type { PriceDay } from '@bagwise/golf/price-day'

/** high: hardly any doubt. medium: one source, or an older model's. low: sources differ, or there is none. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** The source of a fact, and how reliable it is. */
export type FactSource = { readonly basis: string; readonly confidence: Confidence }

/** Researched facts. All others are Bagwise's judgement. */
export const SOURCED_FACTS = ['compression', 'dimples', 'construction', 'cover', 'price'] as const
export type SourcedFact = (typeof SOURCED_FACTS)[number]

/** The source of a price, the year whose price it is, and the day on which it was last looked for. */
export type PriceSource = FactSource & PriceDay

export type CatalogueBall = Ball & {
  readonly sources: Readonly<Record<Exclude<SourcedFact, 'price'>, FactSource>> & { readonly price: PriceSource }
}
