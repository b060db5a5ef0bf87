import { useMemo } from 'react'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import type { BagPlan } from '@bagwise/golf/one-bag/plan-bag'
import type { Profile } from '@bagwise/contract/profile'
import { bagPlanOf, plannedPurchases } from '#profile-parts/bag-plan/bag-plan.ts'
import { actionId, useNotNow } from '#profile-parts/bag-plan/not-now.ts'

/** The answers with what the plan for the bag buys. */
export function withPurchases(asked: FittingRequest, plan: BagPlan): FittingRequest {
  return { ...asked, userProfile: { ...asked.userProfile, toBuy: plannedPurchases(plan) } }
}

/** The same for a golfer: what they put off is not to be bought here either. */
export function usePlannedRequest(
  asked: FittingRequest,
  profile: Profile | undefined,
): { readonly request: FittingRequest; readonly plan: BagPlan | undefined } {
  const { isPutOff } = useNotNow(profile?.id ?? '')
  const whole = useMemo(() => profile && bagPlanOf(profile), [profile])
  const putOff = JSON.stringify(whole?.actions.map(actionId).filter(isPutOff) ?? [])
  return useMemo(() => {
    if (!whole) return { request: asked, plan: undefined }
    const hidden: readonly string[] = JSON.parse(putOff)
    const plan = { ...whole, actions: whole.actions.filter((one) => !hidden.includes(actionId(one))) }
    return { request: withPurchases(asked, plan), plan }
  }, [asked, whole, putOff])
}
