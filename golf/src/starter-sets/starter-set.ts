import type { ClubType } from '../club.ts'
import type { CommonMiss, StarterSetId } from '../onboarding/answers.ts'
import type { PriceDay } from '../price-day.ts'
import type { StarterBudget } from './starter-answers.ts'

export const PRICE_TIERS = ['budget', 'mid-range', 'premium'] as const
export type PriceTier = (typeof PRICE_TIERS)[number]

export const MATCH_LEVELS = ['perfect', 'great', 'good'] as const
export type MatchLevel = (typeof MATCH_LEVELS)[number]

/** Shops with a search for sets (specification 2 §3). */
export const RETAILER_IDS = ['amazon', 'globalGolf', 'pga', 'rogerDunn'] as const
export type RetailerId = (typeof RETAILER_IDS)[number]

/** A club of a set. Loft in degrees, absent when unknown; prices in dollars, only for clubs sold separately. */
export type StarterSetClub = {
  readonly type: ClubType
  readonly brand: string
  readonly model: string
  readonly loft?: number
  readonly description: string
  readonly whyIncluded: string
  readonly plannedPriceDollars?: number
}

/** Prices of the parts of a set in dollars; they add up to its total. */
export type PriceBreakdown = {
  readonly woods: number
  readonly irons: number
  readonly wedges: number
  readonly putter: number
  readonly bag?: number
}

/** One of the nine sets. Ids never change. Scores are before the golfer's answers, totals in dollars. */
export type StarterSet = {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly matchLevel: MatchLevel
  readonly matchScore: number
  readonly estimatedTotal: number
  /** Of total and parts. */
  readonly prices: PriceDay
  readonly priceBreakdown: PriceBreakdown
  /** A package has a single price: its breakdown is an allocation. */
  readonly soldAs: 'package' | 'separates'
  readonly clubs: readonly StarterSetClub[]
  readonly keyAdvantages: readonly string[]
  readonly idealFor: readonly string[]
  readonly tradeoffs: readonly string[]
  readonly ballRecommendation: { readonly model: string; readonly reason: string }
  /** Misses that the clubs' design counteracts. */
  readonly helpsMisses: readonly CommonMiss[]
  /** Where to look it up; empty when no shop has it. */
  readonly shops: readonly RetailerId[]
  /** Sources of price, clubs and lofts, and their quality. */
  readonly source: string
}

/** A price tier: its price range, and the target total for scoring (specification 2 §9), in dollars. */
export type TierPrices = {
  readonly tier: PriceTier
  readonly priceRange: { readonly minDollars: number; readonly maxDollars: number }
  readonly targetDollars: number
  /** The most the golfer would spend; absent when unlimited. */
  readonly limitDollars?: number
}

export const TIER_OF_BUDGET = {
  'under-500': {
    tier: 'budget',
    priceRange: { minDollars: 350, maxDollars: 600 },
    targetDollars: 450,
    limitDollars: 500,
  },
  '500-1200': {
    tier: 'mid-range',
    priceRange: { minDollars: 800, maxDollars: 1500 },
    targetDollars: 1000,
    limitDollars: 1200,
  },
  'over-1200': { tier: 'premium', priceRange: { minDollars: 1800, maxDollars: 3000 }, targetDollars: 2000 },
} as const satisfies Record<StarterBudget, TierPrices>

/** A set's tier badge (specification 2 §9). */
export const TIER_BADGES = {
  perfect: 'best',
  great: 'better',
  good: 'good',
} as const satisfies Record<MatchLevel, StarterSetId>

/** Names of a tier's sets (specification 2 §7). */
export const TIER_COLLECTIONS = {
  good: 'Essential',
  better: 'Progressive Improvement',
  best: 'Premium Starter Collection',
} as const satisfies Record<StarterSetId, string>
