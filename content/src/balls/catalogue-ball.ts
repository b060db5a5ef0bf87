import type { Ball } from '@bagwise/golf/balls/ball'

/** high: hardly in doubt. medium: one source, or that of an older model. low: sources differ, or none names it. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** Where a fact comes from, and how far to trust it. */
export type FactSource = { readonly basis: string; readonly confidence: Confidence }

/** Facts that are looked up. All others are Bagwise's own judgement. */
export const SOURCED_FACTS = ['compression', 'dimples', 'construction', 'cover', 'price'] as const
export type SourcedFact = (typeof SOURCED_FACTS)[number]

export type CatalogueBall = Ball & { readonly sources: Readonly<Record<SourcedFact, FactSource>> }
