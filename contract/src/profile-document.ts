import type { ClubType } from '@bagwise/golf/club'
import { CLUB_TYPES, byPosition } from '@bagwise/golf/club'
import { newBagClub } from '@bagwise/golf/bag'
import type { Facts } from '@bagwise/golf/facts'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import type { StoredBagClub, StoredDistance } from './profile-fields.ts'
import type { ProfilePath } from './profile-paths.ts'
import { SCALAR_FIELDS } from './profile-scalars.ts'
import type { Scalars } from './profile-scalars.ts'
import type { Profile } from './profile.ts'

/** The profile as stored: every fact once. */
export type ProfileDocument = {
  readonly id: string
  readonly scalars: Scalars
  /** One entry for each fact that is not null. */
  readonly facts: Facts
  readonly distances: Readonly<Partial<Record<ClubType, StoredDistance>>>
  readonly bag: Readonly<Partial<Record<ClubType, StoredBagClub>>>
  readonly createdAt: string
  readonly updatedAt: string
}

const CLUBS_BY_POSITION = CLUB_TYPES.toSorted(byPosition)

/**
 * The record with the specification's fields; distances of the bag are looked up. Spreads come first: otherwise the
 * engine copies field by field, in twice the time.
 */
export function projectProfile(document: ProfileDocument): Profile {
  const { id, scalars, facts, distances, bag, createdAt, updatedAt } = document
  const clubDistances = CLUBS_BY_POSITION.flatMap((club) => {
    const stored = distances[club]
    return stored ? [{ ...stored, club, isManuallySet: !isEstimated(stored) }] : []
  })
  const golfBag = CLUBS_BY_POSITION.flatMap((type) => {
    const club = bag[type]
    const stored = distances[type]
    if (!club) return []
    const isDistanceEstimated = stored ? isEstimated(stored) : false
    return [{ ...club, id: type, type, distance: stored?.distance ?? null, isDistanceEstimated }]
  })
  return { ...scalars, id, facts, clubDistances, golfBag, createdAt, updatedAt }
}

/** The stored form of a record: the inverse of `projectProfile`. */
export function documentOf(profile: Profile): ProfileDocument {
  const scalars = Object.fromEntries(SCALAR_FIELDS.map((field) => [field, profile[field]])) as Scalars
  const distances = Object.fromEntries(
    profile.clubDistances.map(({ club, distance, source, shots, basis, before }) => [
      club,
      { distance, source, ...(shots && { shots }), ...(basis && { basis }), ...(before && { before }) },
    ]),
  )
  const bag = Object.fromEntries(
    profile.golfBag.map(({ id: _id, type, distance: _distance, isDistanceEstimated: _estimated, ...club }) => [
      type,
      club,
    ]),
  )
  const { id, facts, createdAt, updatedAt } = profile
  return { id, scalars, facts, distances, bag, createdAt, updatedAt }
}

/** The value at the path; null when there is no such club or distance. */
export function valueAt(document: ProfileDocument, path: ProfilePath): unknown {
  switch (path.kind) {
    case 'scalar':
      // A server of the version before answers without the newest field.
      return document.scalars[path.field] ?? null
    case 'distance':
      return document.distances[path.club] ?? null
    case 'club':
      return document.bag[path.club] ?? null
    case 'club-field':
      return document.bag[path.club]?.[path.field] ?? null
  }
}

/**
 * Sets a validated value; null removes a club or distance. Setting a field of a club that is not in the bag restores
 * the club.
 */
export function withValueAt(document: ProfileDocument, path: ProfilePath, value: unknown): ProfileDocument {
  switch (path.kind) {
    case 'scalar':
      return { ...document, scalars: { ...document.scalars, [path.field]: value } }
    case 'distance':
      return { ...document, distances: withEntry(document.distances, path.club, value as StoredDistance | null) }
    case 'club':
      return { ...document, bag: withEntry(document.bag, path.club, value as StoredBagClub | null) }
    case 'club-field': {
      const { type: _type, ...fresh } = newBagClub(path.club)
      const club = { ...(document.bag[path.club] ?? fresh), [path.field]: value }
      return { ...document, bag: withEntry(document.bag, path.club, club) }
    }
  }
}

function withEntry<Entry>(
  entries: Readonly<Partial<Record<ClubType, Entry>>>,
  club: ClubType,
  entry: Entry | null,
): Readonly<Partial<Record<ClubType, Entry>>> {
  const { [club]: _old, ...others } = entries
  return entry === null ? (others as Partial<Record<ClubType, Entry>>) : { ...others, [club]: entry }
}

/**
 * Deep equality, ignoring the order of keys. It does what golf's `same-value.ts` does: taken from there, a file more
 * would come with the bag's screen, which has no room for it (scripts/sizes.ts).
 */
export function isSameValue(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every(
    (key) =>
      Object.hasOwn(b, key) && isSameValue((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  )
}
