import type { CompletedOnboarding } from '@bagwise/golf/onboarding/complete-onboarding'
import type { ProfileValues } from '#sync/edit-state.ts'
import { equipmentValues } from '#data/equipment-values.ts'

/** What a completed questionnaire writes, by path: first what the golfer said, then what becomes of the bag. */
export function onboardingValues(completed: CompletedOnboarding): ProfileValues {
  return { ...completed.values, ...equipmentValues(completed) }
}
