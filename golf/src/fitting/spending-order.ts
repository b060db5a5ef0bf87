import type { PriceDay } from '../price-day.ts'
import type { EquipmentTier, FittingGoal } from './answers.ts'
import type { Fitting } from './fit.ts'
import { IRON_PRICES } from './iron-rules.ts'

export const FITTING_CATEGORIES = ['driver', 'long-clubs', 'irons', 'wedges', 'putter', 'grips'] as const
export type FittingCategory = (typeof FITTING_CATEGORIES)[number]

export const CATEGORY_NAMES = {
  driver: 'Driver',
  'long-clubs': 'Fairway woods and hybrids',
  irons: 'Irons',
  wedges: 'Wedges',
  putter: 'Putter',
  grips: 'Grips',
} as const satisfies Record<FittingCategory, string>

export type PriceRange = { readonly fromDollars: number; readonly toDollars: number }

/** Dollars. Driver: specification 2 §4. Others: list prices of 2024; grips for 13 clubs. */
const PRICES = {
  driver: { fromDollars: 300, toDollars: 500 },
  putter: { fromDollars: 100, toDollars: 600 },
  'one-grip': { fromDollars: 6, toDollars: 15 },
} as const satisfies Record<string, PriceRange>
/** Newer list prices were looked for on that day and not found. */
export const FITTING_PRICES: PriceDay = { year: 2024, checkedOn: '2026-11-22' }
const GRIP_COUNT = 13

/** Dollars (specification 2 §9); a premium budget is unlimited. */
export const TIER_DOLLARS = {
  budget: { below: 800 },
  medium: { from: 800, to: 1500 },
  premium: { from: 1500 },
} as const

/** What helps a goal most comes first: rules of thumb. */
const ORDER_FOR_GOAL = {
  distance: ['driver', 'long-clubs', 'irons', 'grips', 'wedges', 'putter'],
  accuracy: ['irons', 'driver', 'wedges', 'grips', 'long-clubs', 'putter'],
  forgiveness: ['irons', 'long-clubs', 'driver', 'putter', 'wedges', 'grips'],
  consistency: ['irons', 'wedges', 'grips', 'putter', 'driver', 'long-clubs'],
} as const satisfies Record<FittingGoal, readonly FittingCategory[]>

export type SpendingOrder = {
  /** Every category, the most useful for the goal first. */
  readonly order: readonly FittingCategory[]
  /** What the budget buys new at the lowest prices, in that order. */
  readonly within: readonly FittingCategory[]
  readonly withinDollars: number
}

/** What to buy first for a goal, and how far the budget goes. */
export function spendingOrder(
  fitting: Fitting,
  { goal, tier }: { readonly goal: FittingGoal; readonly tier: EquipmentTier },
): SpendingOrder {
  const order = ORDER_FOR_GOAL[goal]
  const endDollars = budgetEndDollars(tier)
  let withinDollars = 0
  const within = order.filter((category) => {
    const { fromDollars } = priceOf(category, fitting)
    if (withinDollars + fromDollars > endDollars) return false
    withinDollars += fromDollars
    return true
  })
  return { order, within, withinDollars }
}

/** Price of a category bought new; of long clubs and wedges about what the plan for the bag buys of them. */
export function priceOf(category: FittingCategory, { irons, longClubs, wedges }: Fitting): PriceRange {
  switch (category) {
    case 'long-clubs':
      return { fromDollars: longClubs.priceDollars, toDollars: longClubs.priceDollars }
    case 'irons':
      return IRON_PRICES[irons]
    case 'wedges':
      return { fromDollars: wedges.priceDollars, toDollars: wedges.priceDollars }
    case 'grips':
      return times(PRICES['one-grip'], GRIP_COUNT)
    case 'driver':
    case 'putter':
      return PRICES[category]
  }
}

/** The most to spend in total; a premium budget is unlimited. */
export function budgetEndDollars(tier: EquipmentTier): number {
  switch (tier) {
    case 'budget':
      return TIER_DOLLARS.budget.below - 1
    case 'medium':
      return TIER_DOLLARS.medium.to
    case 'premium':
      return Infinity
  }
}

function times({ fromDollars, toDollars }: PriceRange, count: number): PriceRange {
  return { fromDollars: fromDollars * count, toDollars: toDollars * count }
}
