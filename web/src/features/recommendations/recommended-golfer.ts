import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { isSwingSpeedEstimated } from '@bagwise/golf/onboarding/estimated-facts'
import { withoutUnsaid } from '@bagwise/golf/onboarding/unsaid'
import type { RecommendedGolfer } from '@bagwise/golf/recommendations/recommended-golfer'

/** What the rules look at, from the profile: nothing that the account only began with. */
export function recommendedGolfer(profile: Profile): RecommendedGolfer {
  return {
    ...withoutUnsaid(profile),
    bag: profile.golfBag,
    distances: documentOf(profile).distances,
    isSpeedEstimated: isSwingSpeedEstimated(profile),
  }
}

/** Nothing is known yet: the questionnaire is not done and the bag is empty. */
export function isUnknown({ hasCompletedOnboarding, golfBag }: Profile): boolean {
  return !hasCompletedOnboarding && golfBag.length === 0
}
