import type { Ball } from '@bagwise/golf/balls/ball'

/** high: hardly any doubt. medium: one source, or an older model's. low: sources differ, or there is none. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** The source of a fact, and how reliable it is. */
export type FactSource = { readonly basis: string; readonly confidence: Confidence }

/** Researched facts. All others are Bagwise's judgement. */
export const SOURCED_FACTS = ['compression', 'dimples', 'construction', 'cover', 'price'] as const
export type SourcedFact = (typeof SOURCED_FACTS)[number]

export type CatalogueBall = Ball & { readonly sources: Readonly<Record<SourcedFact, FactSource>> }
