import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import type { RecommendedGolfer } from '@bagwise/golf/recommendations/recommended-golfer'

/** What the rules look at, from the profile. */
export function recommendedGolfer(profile: Profile): RecommendedGolfer {
  return { ...profile, bag: profile.golfBag, distances: documentOf(profile).distances }
}

/** Nothing is known yet: the questionnaire is not done and the bag is empty. */
export function isUnknown({ hasCompletedOnboarding, golfBag }: Profile): boolean {
  return !hasCompletedOnboarding && golfBag.length === 0
}
