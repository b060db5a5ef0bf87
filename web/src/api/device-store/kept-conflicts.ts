import type { HistoryEntry } from '@bagwise/contract/profile'
import { isSameValue, valueAt } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import { fieldOf } from '#api/device/local-copy.ts'

/** Two devices edited the same field without knowing of each other; the golfer has not said yet which value is right. */
export type Conflict = {
  readonly id: string
  readonly path: string
  /** The value that gave way. */
  readonly value: unknown
  readonly keptValue: unknown
  readonly reason: HistoryEntry['reason']
  readonly at: string
  /** Whether the edit that met the conflict was sent from this device. */
  readonly isOwn: boolean
}

export type KeptConflicts = {
  readonly golfer: string
  /** Up to this version of the profile the history has been looked at; 0 when it never was on this device. */
  readonly version: number
  readonly open: readonly Conflict[]
  /** The golfer has dealt with these, here or before this device knew the profile. */
  readonly seenIds: readonly string[]
}

/** Closes for good those of which the test says so. The same object when there is none. */
export function withoutConflicts(kept: KeptConflicts, isClosed: (conflict: Conflict) => boolean): KeptConflicts {
  const closedIds = kept.open.filter(isClosed).map(({ id }) => id)
  if (closedIds.length === 0) return kept
  const open = kept.open.filter(({ id }) => !closedIds.includes(id))
  return { ...kept, open, seenIds: [...kept.seenIds, ...closedIds] }
}

/** Of each field only the newest conflict is left, and none where both values are the same by now. */
export function withoutSettled(kept: KeptConflicts, profile: ProfileDocument): KeptConflicts {
  const newestIds = new Set(newestOfEachPath(kept.open).map(({ id }) => id))
  return withoutConflicts(kept, (conflict) => !newestIds.has(conflict.id) || isSettled(conflict, profile))
}

/** The conflict beside the value that stands by now. */
export function asOfNow(conflict: Conflict, profile: ProfileDocument): Conflict {
  return { ...conflict, keptValue: valueNow(conflict, profile) }
}

/** A distance in the same yards is the same to the golfer, wherever it comes from. */
function isSettled(conflict: Conflict, profile: ProfileDocument): boolean {
  const now = valueNow(conflict, profile)
  const yards = fieldOf(conflict.value, 'distance')
  return isSameValue(conflict.value, now) || (yards !== undefined && yards === fieldOf(now, 'distance'))
}

function valueNow({ path: text, keptValue }: Conflict, profile: ProfileDocument): unknown {
  const path = parseProfilePath(text)
  return path ? valueAt(profile, path) : keptValue
}

/** Of two of the same moment the later one in the list. */
function newestOfEachPath(conflicts: readonly Conflict[]): readonly Conflict[] {
  const inOrder = conflicts.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
  return [...new Map(inOrder.map((conflict) => [conflict.path, conflict])).values()]
}

/** The copy if it has the expected form. */
export function parseConflicts(content: unknown): KeptConflicts | undefined {
  const golfer = fieldOf(content, 'golfer')
  const version = fieldOf(content, 'version')
  const open = fieldOf(content, 'open')
  const seenIds = fieldOf(content, 'seenIds')
  if (typeof golfer !== 'string' || typeof version !== 'number' || !Array.isArray(open)) return undefined
  if (!Array.isArray(seenIds) || !seenIds.every((id): id is string => typeof id === 'string')) return undefined
  const conflicts = open.map(parseConflict)
  if (!conflicts.every((conflict) => conflict !== undefined)) return undefined
  return { golfer, version, open: conflicts, seenIds }
}

function parseConflict(content: unknown): Conflict | undefined {
  const [id, path, at] = ['id', 'path', 'at'].map((name) => fieldOf(content, name))
  const reason = fieldOf(content, 'reason')
  if (typeof id !== 'string' || typeof path !== 'string' || typeof at !== 'string') return undefined
  if (!parseProfilePath(path) || (reason !== 'replaced' && reason !== 'rejected')) return undefined
  const value = fieldOf(content, 'value') ?? null
  const keptValue = fieldOf(content, 'keptValue') ?? null
  return { id, path, value, keptValue, reason, at, isOwn: fieldOf(content, 'isOwn') === true }
}
