import type { CompletedOnboarding, OnboardingValues } from '@bagwise/golf/onboarding/complete-onboarding'
import type { WhoYouAreValues } from '@bagwise/golf/onboarding/who-you-are'
import type { ProfileValues } from '#sync/edit-state.ts'
import { equipmentValues } from '#data/equipment-values.ts'

/** What a completed questionnaire writes, by path: first what the golfer said, then what becomes of the bag. */
export function onboardingValues(completed: CompletedOnboarding<OnboardingValues | WhoYouAreValues>): ProfileValues {
  return { ...completed.values, ...equipmentValues(completed) }
}
