import { fitEquipment } from '@bagwise/golf/fitting/fit'
import type { Fitting } from '@bagwise/golf/fitting/fit'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import { spendingOrder } from '@bagwise/golf/fitting/spending-order'
import type { SpendingOrder } from '@bagwise/golf/fitting/spending-order'
import type { EquipmentTier, FittingGoal } from '@bagwise/golf/fitting/answers'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { BagPlan } from '@bagwise/golf/one-bag/plan-bag'
import { driverCard, GENERIC_DRIVER } from './driver-card.ts'
import { ironsCard } from './irons-card.ts'
import { longClubsCard } from './long-clubs-card.ts'
import { gripsCard, putterCard } from './putter-and-grip-cards.ts'
import type { FittingRecommendation } from './recommendation.ts'
import { wedgesCard } from './wedges-card.ts'

export type Recommended = {
  readonly recommendations: readonly FittingRecommendation[]
  /** Missing when the rules have failed and the generic driver stands in. */
  readonly ruled: { readonly fitting: Fitting; readonly spending: SpendingOrder } | undefined
}

type Wishes = {
  readonly goal: FittingGoal
  readonly tier: EquipmentTier
  readonly units: PreferredUnits
  /** Of the golfer's bag, the one that every screen shows; undefined without a profile. */
  readonly plan?: BagPlan | undefined
}

/** What the rules recommend, what helps the goal most first; one generic driver should they fail. */
export function recommend(
  request: FittingRequest,
  { goal, tier, units, plan }: Wishes,
  rules: (request: FittingRequest) => Fitting = fitEquipment,
): Recommended {
  try {
    const fitting = rules(request)
    const spending = spendingOrder(fitting, { goal, tier })
    const cards = {
      driver: driverCard(fitting, request, units),
      'long-clubs': longClubsCard(fitting, request, { plan, units }),
      irons: ironsCard(fitting, request, units),
      wedges: wedgesCard(fitting, request, { plan, units }),
      putter: putterCard(fitting, request, units),
      grips: gripsCard(fitting, request, units),
    }
    return { recommendations: spending.order.map((category) => cards[category]), ruled: { fitting, spending } }
  } catch (error) {
    console.error('The rules of the fitting have failed', error)
    return { recommendations: [GENERIC_DRIVER], ruled: undefined }
  }
}
