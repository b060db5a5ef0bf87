import type { Profile } from '@bagwise/contract/profile'
import { documentOf, isSameValue, valueAt } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { DistanceEntry } from '@bagwise/golf/distances/recalculate'
import type { ClubType } from '@bagwise/golf/club'
import { OWN_BRAND } from '@bagwise/golf/onboarding/sample-club'
import type { BagChange } from '@bagwise/golf/onboarding/bag-from-answers'
import type { ProfileValues } from '#sync/edit-state.ts'

/** What becomes of a golfer's clubs and distances. */
export type EquipmentChange = { readonly bag: BagChange; readonly distances: readonly DistanceEntry[] }

/** The change as it is written, by path. */
export function equipmentValues({
  bag: { joining, returning, leaving, named = [] },
  distances,
}: EquipmentChange): ProfileValues {
  return Object.fromEntries([
    ...joining.map(({ type, ...club }) => [`golfBag.${type}`, club]),
    ...returning.map((type) => [`golfBag.${type}.isInBag`, true]),
    ...leaving.map((type) => [`golfBag.${type}`, null]),
    ...namedValues(named),
    ...Object.entries(distanceValues(distances)),
  ])
}

/** What says that unnamed clubs are the golfer's own. */
export function namedValues(clubs: readonly ClubType[]): readonly (readonly [string, unknown])[] {
  return clubs.map((type) => [`golfBag.${type}.brand`, OWN_BRAND] as const)
}

/** Distances as they are written, by path. */
export function distanceValues(distances: readonly DistanceEntry[]): ProfileValues {
  return Object.fromEntries(distances.map(({ club, ...distance }) => [`clubDistances.${club}`, distance]))
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
