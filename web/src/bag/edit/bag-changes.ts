import type { BagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import type { DistanceEntry } from '@bagwise/golf/distances/recalculate'
import { estimatorOf } from '@bagwise/golf/distances/estimate-method'
import type { EstimateMethod } from '@bagwise/golf/distances/estimate-method'
import { fillMissingDistances } from '@bagwise/golf/distances/fill-missing'
import { contradictingLofts } from '@bagwise/golf/contradicting-lofts'
import type { Profile } from '@bagwise/contract/profile'
import { distanceValues } from '#data/equipment-values.ts'
import { speedOfGolfer } from '@bagwise/golf/distances/like-me-for-golfer'
import { asOwnClub } from '@bagwise/golf/onboarding/sample-club'
import { documentOf } from '@bagwise/contract/profile-document'
import type { StoredBagClub } from '@bagwise/contract/profile-fields'
import { BAG_CLUB_FIELDS } from '@bagwise/contract/profile-paths'
import type { BagClubField, ProfilePathText } from '@bagwise/contract/profile-paths'

type BagValues = Readonly<Partial<Record<ProfilePathText, unknown>>>

/** What saving a bag has to store. */
export type BagSave = {
  readonly values: BagValues
  /** Estimates for clubs without a distance: part of `values`. */
  readonly filled: readonly DistanceEntry[]
}

/**
 * What differs between the bag as the golfer saw it when the edit began and as it is to be, field by field, so that what
 * another device has changed meanwhile stays; and an estimate for each club that has no distance. Clubs of a typical bag become
 * the golfer's own.
 */
export function bagSave({
  seen,
  now,
  bag: edited,
  method,
}: {
  readonly seen: Profile
  readonly now: Profile
  readonly bag: readonly BagClub[]
  /** Of the estimates. */
  readonly method: EstimateMethod
}): BagSave {
  const bag = edited.map(asOwnClub)
  const filled = fillMissingDistances({
    clubs: bag.map(({ type }) => type),
    stored: documentOf(now).distances,
    swingSpeedMph: speedOfGolfer({ ...now, golfBag: bag }, documentOf(now).distances).mph,
    estimate: estimatorOf(method, { ...now, golfBag: bag }),
  })
  return { values: { ...bagChanges({ seen, now, bag }), ...distanceValues(filled) }, filled }
}

/** The first pair of lofts of the bag that contradict each other since the golfer edited one of them. */
export function newLoftContradiction(
  seen: Pick<Profile, 'golfBag'>,
  bag: readonly Pick<BagClub, 'type' | 'loft'>[],
): readonly [longer: ClubType, shorter: ClubType] | undefined {
  const isEdited = (club: ClubType) => {
    const now = bag.find(({ type }) => type === club)
    return seen.golfBag.find(({ type }) => type === club)?.loft !== now?.loft
  }
  return contradictingLofts(bag).find((pair) => pair.some(isEdited))
}

/** The paths of the bag that have to be written. */
export function bagChanges({
  seen,
  now,
  bag,
}: {
  readonly seen: Pick<Profile, 'golfBag'>
  readonly now: Pick<Profile, 'golfBag'>
  readonly bag: readonly BagClub[]
}): BagValues {
  const owned = new Set(bag.map(({ type }) => type))
  const removed = seen.golfBag.filter(({ type }) => !owned.has(type)).map(({ type }) => [`golfBag.${type}`, null])
  const edited = bag.flatMap((club) => {
    const before = seen.golfBag.find(({ type }) => type === club.type)
    const fields = before
      ? BAG_CLUB_FIELDS.filter((field) => (before[field] ?? null) !== (club[field] ?? null))
      : BAG_CLUB_FIELDS
    if (fields.length === 0) return []
    // A field alone would bring a club that was removed elsewhere back with nothing but its usual values.
    const isThere = before && now.golfBag.some(({ type }) => type === club.type)
    return isThere ? fields.map((field) => fieldEntry(club, field)) : [clubEntry(club)]
  })
  return Object.fromEntries([...removed, ...edited])
}

function fieldEntry(club: BagClub, field: BagClubField): readonly [string, unknown] {
  return [`golfBag.${club.type}.${field}`, club[field] ?? null]
}

function clubEntry(club: BagClub): readonly [string, unknown] {
  return [`golfBag.${club.type}`, storedClub(club)]
}

/** As it stands at its path, which says the type. */
export function storedClub({
  type: _type,
  brand,
  model,
  shaftType,
  shaftFlex,
  lie,
  loft,
  length,
  isInBag,
  notes,
  since,
}: BagClub): StoredBagClub {
  return { brand, model, shaftType, shaftFlex, lie, loft, length, isInBag, notes, ...(since && { since }) }
}
