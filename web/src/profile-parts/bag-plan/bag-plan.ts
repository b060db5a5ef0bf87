import type { LoftedType } from '@bagwise/golf/one-bag/bag-golfer'
import { planningGolferOf } from '@bagwise/contract/from-profile/planning-golfer'
import type { BagPlan } from '@bagwise/golf/one-bag/plan-bag'
import { planBag, purchasesOf } from '@bagwise/golf/one-bag/plan-bag'
import { oncePerProfile } from '#profile-parts/once-per-profile.ts'

/** Everything to do about the bag of a profile: the one plan that every screen shows. */
export const bagPlanOf = oncePerProfile((profile): BagPlan => planBag(planningGolferOf(profile)))

/** The clubs that the plan buys now; undefined for a bag with too few carries for a plan. */
export function plannedPurchases(plan: BagPlan): readonly LoftedType[] | undefined {
  return plan.gaps.length === 0 ? undefined : purchasesOf(plan).map(({ club }) => club)
}

/** The same for a question to the AI. */
export function purchasesAsked(plan: BagPlan) {
  const purchases = plannedPurchases(plan)?.map(({ type, loftDeg }) => ({ type, loftDeg }))
  return purchases === undefined ? {} : { purchases }
}
