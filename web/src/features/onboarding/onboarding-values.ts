import type { Profile } from '@bagwise/contract/profile'
import { documentOf, isSameValue, valueAt } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { CompletedOnboarding } from '@bagwise/golf/onboarding/complete-onboarding'
import type { ProfileValues } from '#api/device-store/edit-rows.ts'

/** What a completed questionnaire writes, by path: first what the golfer said, then what becomes of the bag. */
export function onboardingValues(completed: CompletedOnboarding): ProfileValues {
  return { ...completed.values, ...equipmentValues(completed) }
}

/** The part that changes clubs and distances. */
export function equipmentValues({
  bag: { joining, returning, leaving },
  distances,
}: Pick<CompletedOnboarding, 'bag' | 'distances'>): ProfileValues {
  return Object.fromEntries([
    ...joining.map(({ type, ...club }) => [`golfBag.${type}`, club]),
    ...returning.map((type) => [`golfBag.${type}.isInBag`, true]),
    ...leaving.map((type) => [`golfBag.${type}`, null]),
    ...distances.map(({ club, ...distance }) => [`clubDistances.${club}`, distance]),
  ])
}

/**
 * What puts the written values back to what stood there before. Whatever the golfer has changed since stays changed.
 */
export function undoValues({
  written,
  before,
  now,
}: {
  readonly written: ProfileValues
  readonly before: Profile
  readonly now: Profile
}): ProfileValues {
  if (before.id !== now.id) return {}
  return Object.fromEntries(
    Object.entries(written).flatMap(([text, value]) => {
      const path = parseProfilePath(text)
      if (!path || !isSameValue(valueAt(documentOf(now), path), value)) return []
      return [[text, valueAt(documentOf(before), path)]]
    }),
  )
}
