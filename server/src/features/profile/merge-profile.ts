import type { ClubType } from '@bagwise/golf/club'
import { isOutranked as isDistanceOutranked, withBefore } from '@bagwise/golf/distances/club-distance'
import { withSaidFacts } from '@bagwise/contract/facts'
import { isSameValue, valueAt, withValueAt } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { StoredDistance } from '@bagwise/contract/profile-fields'
import type { StoredBagClub } from '@bagwise/contract/profile-fields'
import type { ProfilePath } from '@bagwise/contract/profile-paths'

/** A validated edit; null removes a club or a distance. */
export type CheckedChange = {
  readonly text: string
  readonly path: ProfilePath
  readonly base: unknown
  readonly value: unknown
}

/** A value that is not, or no longer, in the profile; history keeps it. */
export type Displaced = {
  readonly path: string
  readonly value: unknown
  readonly keptValue: unknown
  readonly reason: 'replaced' | 'rejected'
  /** Another device had changed the field since this one read it. */
  readonly isConflict: boolean
}

export type DeletedClubs = Readonly<Partial<Record<ClubType, StoredBagClub>>>

export type Merged = {
  readonly document: ProfileDocument
  readonly displaced: readonly Displaced[]
  readonly hasChanged: boolean
}

/** Clubs with an edited field that are not in the bag: the merge may restore them. */
export function clubsOutOfBag({ bag }: ProfileDocument, changes: readonly CheckedChange[]): readonly ClubType[] {
  const clubs = changes.flatMap(({ path }) => (path.kind === 'club-field' && !bag[path.club] ? [path.club] : []))
  return [...new Set(clubs)]
}

type Merging = { readonly document: ProfileDocument; readonly displaced: readonly Displaced[] }

/**
 * Merges a batch field by field. The last edit to arrive wins, except that an estimated distance never replaces a
 * measured or typed one it has not seen, a deletion loses to a concurrent edit, and a count never falls. Displaced
 * values go into the history.
 */
export function mergeProfile({
  document,
  changes,
  deletedClubs,
  day,
}: {
  readonly document: ProfileDocument
  readonly changes: readonly CheckedChange[]
  /** Those of `clubsOutOfBag` that were in the bag before, in their last state. */
  readonly deletedClubs: DeletedClubs
  /** The calendar day (UTC) of the edits. */
  readonly day: string
}): Merged {
  const merged = inOrder(changes).reduce<Merging>((soFar, change) => applyChange(soFar, change, deletedClubs), {
    document,
    displaced: [],
  })
  const sourced = withSaidFacts(document, merged.document, day)
  return { ...merged, document: sourced, hasChanged: merged.document !== document }
}

function applyChange({ document, displaced }: Merging, change: CheckedChange, deletedClubs: DeletedClubs): Merging {
  const { text, path, base } = change
  const current = valueAt(document, path)
  const value = carriedAlong(change, current)
  if (isSameValue(current, value)) return { document, displaced }
  if (isCount(path)) return { document: withLarger(document, path, value), displaced }

  const isUnseen = !isSameValue(current, base) && !isSameValue(withoutBefore(path, current), base)
  const isConflict = isUnseen && ![current, value].some((one) => isEstimate(path, one))
  if (isUnseen && isOutranked({ path, current, value })) {
    return {
      document,
      displaced: [...displaced, { path: text, value, keptValue: current, reason: 'rejected', isConflict }],
    }
  }
  const replaced: Displaced = { path: text, value: current, keptValue: value, reason: 'replaced', isConflict }
  return {
    document: withValueAt(withRestoredClub(document, path, deletedClubs), path, value),
    displaced: current === null ? displaced : [...displaced, replaced],
  }
}

/** A page of the version before says nothing of the number that shots replaced, nor how well theirs is known: both stay. */
function carriedAlong({ path, value }: CheckedChange, current: unknown): unknown {
  if (path.kind !== 'distance' || value === null || current === null) return value
  return withBefore(StoredDistance.parse(current), StoredDistance.parse(value))
}

/** As such a page has seen it. */
function withoutBefore(path: ProfilePath, current: unknown): unknown {
  if (path.kind !== 'distance' || current === null) return current
  const { before: _before, shots, ...seen } = StoredDistance.parse(current)
  if (!shots) return seen
  const { known: _known, ...summary } = shots
  return { ...seen, shots: summary }
}

/** Estimates follow from other numbers on every device: one that gives way, or is given way to, is nothing to tell. */
function isEstimate(path: ProfilePath, value: unknown): boolean {
  if (path.kind !== 'distance' || typeof value !== 'object' || value === null) return false
  return Reflect.get(value, 'source') === 'estimated'
}

/** Counts only rise: the larger of two devices' values wins, and the smaller is not worth keeping. */
function isCount(path: ProfilePath): boolean {
  return path.kind === 'scalar' && path.field === 'shareCount'
}

function withLarger(document: ProfileDocument, path: ProfilePath, value: unknown): ProfileDocument {
  return Number(value) > Number(valueAt(document, path)) ? withValueAt(document, path, value) : document
}

/** Whether the stored value wins although the edit arrived later. */
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
  return isDistanceOutranked({ stored: StoredDistance.parse(current), proposed: StoredDistance.parse(value) })
}

/** An edit to a club that another device removed restores the club. */
function withRestoredClub(document: ProfileDocument, path: ProfilePath, deletedClubs: DeletedClubs): ProfileDocument {
  if (path.kind !== 'club-field' || document.bag[path.club]) return document
  const deleted = deletedClubs[path.club]
  return deleted ? withValueAt(document, { kind: 'club', club: path.club }, deleted) : document
}

/**
 * A batch has no order of time. A club comes before its own fields, unless it was removed or replaced after they were
 * edited: then its base already contains them.
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
