import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { factOf, withEstimatedFacts } from '@bagwise/golf/facts'
import { knownOf } from '@bagwise/golf/distances/like-me-for-golfer'
import type { BagPlan } from '@bagwise/golf/one-bag/plan-bag'
import { planBag } from '@bagwise/golf/one-bag/plan-bag'
import { isBeginner, planningGolfer } from '@bagwise/golf/one-bag/planning-golfer'

/** Everything to do about the bag of a profile: the one plan that every screen shows. */
export function bagPlanOf(profile: Profile): BagPlan {
  return planBag(
    planningGolfer({
      golfBag: profile.golfBag,
      distances: documentOf(profile).distances,
      known: { ...knownOf(profile), handicap: factOf(profile, 'handicap')?.value },
      isBeginner: isBeginner(withEstimatedFacts(profile)),
      isSerious: profile.playingExperience === 'serious',
    }),
  )
}
