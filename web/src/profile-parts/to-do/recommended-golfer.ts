import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { withEstimatedFacts } from '@bagwise/golf/facts'
import type { RecommendedGolfer } from '@bagwise/golf/recommendations/recommended-golfer'
import { speedOfProfile } from '#profile-parts/golfer-speed.ts'

/** What the rules look at, from the profile, with estimates where the golfer has said nothing. */
export function recommendedGolfer(profile: Profile): RecommendedGolfer {
  return {
    ...withEstimatedFacts(profile),
    bag: profile.golfBag,
    distances: documentOf(profile).distances,
    speed: speedOfProfile(profile),
  }
}

/** Nothing is known yet: the questionnaire is not done and the bag is empty. */
export function isUnknown({ hasCompletedOnboarding, golfBag }: Profile): boolean {
  return !hasCompletedOnboarding && golfBag.length === 0
}
