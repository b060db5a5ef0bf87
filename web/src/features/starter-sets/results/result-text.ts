import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { TIER_COLLECTIONS } from '@bagwise/golf/starter-sets/starter-set'
import type { PriceTier } from '@bagwise/golf/starter-sets/starter-set'
import type { fittingLevel } from '@bagwise/golf/starter-sets/fitting-level'

/** What each level is called (specification 2 §7), and what it means. */
export const LEVELS = {
  good: { name: TIER_COLLECTIONS.good, line: 'Clubs that forgive, and not more of them than you can learn.' },
  better: { name: TIER_COLLECTIONS.better, line: 'Clubs to grow into, at a price that leaves room for lessons.' },
  best: { name: TIER_COLLECTIONS.best, line: 'Clubs that stay with you as you get better.' },
} as const satisfies Record<ReturnType<typeof fittingLevel>, { readonly name: string; readonly line: string }>

export const TIER_NAMES = {
  budget: 'Budget',
  'mid-range': 'Mid-range',
  premium: 'Premium',
} as const satisfies Record<PriceTier, string>

export function clubNames(clubs: readonly ClubType[]): string {
  return clubs.map((club) => CLUBS[club].displayName).join(', ')
}
