import type { ClubType } from '@bagwise/golf/club'
import { recordDistance } from '@bagwise/golf/distances/club-distance'
import { isSameValue, valueAt, withValueAt } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { StoredDistance } from '@bagwise/contract/profile-fields'
import type { StoredBagClub } from '@bagwise/contract/profile-fields'
import type { ProfilePath } from '@bagwise/contract/profile-paths'

/** One edit whose value has been checked; null takes a club or a distance away. */
export type CheckedChange = {
  readonly text: string
  readonly path: ProfilePath
  readonly base: unknown
  readonly value: unknown
}

/** A value that is not, or no longer, in the profile. */
export type PutAside = {
  readonly path: string
  readonly value: unknown
  readonly keptValue: unknown
  readonly reason: 'replaced' | 'rejected'
  /** Another device had changed the field since this one saw it. */
  readonly isConflict: boolean
}

export type DeletedClubs = Readonly<Partial<Record<ClubType, StoredBagClub>>>

export type Merged = {
  readonly document: ProfileDocument
  readonly putAside: readonly PutAside[]
  readonly hasChanged: boolean
}

/** Clubs with an edited field that are not in the bag: the merge may bring them back as they were. */
export function clubsOutOfBag({ bag }: ProfileDocument, changes: readonly CheckedChange[]): readonly ClubType[] {
  const clubs = changes.flatMap(({ path }) => (path.kind === 'club-field' && !bag[path.club] ? [path.club] : []))
  return [...new Set(clubs)]
}

type Merging = { readonly document: ProfileDocument; readonly putAside: readonly PutAside[] }

/**
 * Applies a batch field by field. The last to arrive wins, except that a derived distance never replaces a measured or
 * typed one it has not seen, that nothing is deleted which was edited meanwhile, and that a count never falls. What
 * gives way is put aside.
 */
export function mergeProfile({
  document,
  changes,
  deletedClubs,
}: {
  readonly document: ProfileDocument
  readonly changes: readonly CheckedChange[]
  /** Of `clubsOutOfBag` those that were in the bag once, as they were last. */
  readonly deletedClubs: DeletedClubs
}): Merged {
  const merged = inOrder(changes).reduce<Merging>((soFar, change) => applyChange(soFar, change, deletedClubs), {
    document,
    putAside: [],
  })
  return { ...merged, hasChanged: merged.document !== document }
}

function applyChange({ document, putAside }: Merging, change: CheckedChange, deletedClubs: DeletedClubs): Merging {
  const { text, path, base, value } = change
  const current = valueAt(document, path)
  if (isSameValue(current, value)) return { document, putAside }
  if (isCount(path)) return { document: withLarger(document, path, value), putAside }

  const isConflict = !isSameValue(current, base)
  if (isConflict && isOutranked({ path, current, value })) {
    return {
      document,
      putAside: [...putAside, { path: text, value, keptValue: current, reason: 'rejected', isConflict }],
    }
  }
  const replaced: PutAside = { path: text, value: current, keptValue: value, reason: 'replaced', isConflict }
  return {
    document: withValueAt(withClubBack(document, path, deletedClubs), path, value),
    putAside: current === null ? putAside : [...putAside, replaced],
  }
}

/** Counts only rise: of two devices' the larger holds, and the smaller is nothing anybody would want back. */
function isCount(path: ProfilePath): boolean {
  return path.kind === 'scalar' && path.field === 'shareCount'
}

function withLarger(document: ProfileDocument, path: ProfilePath, value: unknown): ProfileDocument {
  return Number(value) > Number(valueAt(document, path)) ? withValueAt(document, path, value) : document
}

/** Whether the stored value stays although the change arrived later. */
function isOutranked({
  path,
  current,
  value,
}: {
  readonly path: ProfilePath
  readonly current: unknown
  readonly value: unknown
}): boolean {
  if (value === null) return path.kind === 'distance' || path.kind === 'club'
  if (path.kind !== 'distance' || current === null) return false
  const proposed = StoredDistance.parse(value)
  return recordDistance({ stored: StoredDistance.parse(current), proposed, isAgreed: false }) !== proposed
}

/** An edit to a club that another device took out brings it back as it was. */
function withClubBack(document: ProfileDocument, path: ProfilePath, deletedClubs: DeletedClubs): ProfileDocument {
  if (path.kind !== 'club-field' || document.bag[path.club]) return document
  const deleted = deletedClubs[path.club]
  return deleted ? withValueAt(document, { kind: 'club', club: path.club }, deleted) : document
}

/**
 * A batch lists what changed, not when. A club comes before its own fields, unless it was taken out or replaced after
 * they were edited: then its base already shows them.
 */
function inOrder(changes: readonly CheckedChange[]): readonly CheckedChange[] {
  const rank = (change: CheckedChange) => {
    if (change.path.kind !== 'club') return 1
    return change.value === null || hasSeenFieldEdits(change, changes) ? 2 : 0
  }
  return changes.toSorted((a, b) => rank(a) - rank(b))
}

function hasSeenFieldEdits({ path, base }: CheckedChange, changes: readonly CheckedChange[]): boolean {
  if (path.kind !== 'club' || typeof base !== 'object' || base === null) return false
  return changes.some(
    (other) =>
      other.path.kind === 'club-field' &&
      other.path.club === path.club &&
      isSameValue(Reflect.get(base, other.path.field), other.value),
  )
}
