import type { EquipmentTier, FittingGoal } from '@bagwise/golf/fitting/answers'
import type { Fitting } from '@bagwise/golf/fitting/fit'
import { priceOf } from '@bagwise/golf/fitting/spending-order'
import type { PriceRange, SpendingOrder } from '@bagwise/golf/fitting/spending-order'
import { dollars } from '#quantities/dollars.ts'
import { Sheet } from '#ui/sheet.tsx'
import type { FittingRecommendation } from './recommendation.ts'

type SpendingSheetProps = {
  readonly fitting: Fitting
  readonly spending: SpendingOrder
  /** In the order of the spending. */
  readonly recommendations: readonly FittingRecommendation[]
  readonly goal: FittingGoal
  readonly tier: EquipmentTier
}

const TIERS = {
  budget: 'Value, under $800',
  medium: 'Mid-Range, $800-1500',
  premium: 'Premium, $1500+',
} as const satisfies Record<EquipmentTier, string>

/** What to buy first, and how far the money goes. */
export function SpendingSheet({ fitting, spending, recommendations, goal, tier }: SpendingSheetProps) {
  const { within, withinDollars } = spending
  return (
    <Sheet title="Where to begin">
      <p className="mt-1 text-sm">
        {TIERS[tier]}. For {goal} the order is a rule of thumb. Prices are of new clubs as they were listed in 2024.
      </p>
      <ol className="fitting-order">
        {recommendations.map(({ category, title }) => (
          <li key={category}>
            <span className="font-semibold">{title}</span>
            <span>{priceText(priceOf(category, fitting))}</span>
            <span className="text-ink-2">{within.includes(category) ? 'within' : 'later, or used'}</span>
          </li>
        ))}
      </ol>
      <p className="mt-2 text-sm">
        What is within your budget comes to {dollars(withinDollars)} at the lowest prices. Keep what already fits:
        nobody needs all of it at once.
      </p>
    </Sheet>
  )
}

function priceText({ fromDollars }: PriceRange): string {
  return fromDollars === 0 ? 'nothing to buy' : `from ${dollars(fromDollars)}`
}
