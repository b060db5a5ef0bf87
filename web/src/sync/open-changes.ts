import type { Profile } from '@bagwise/contract/profile'
import { documentOf, isSameValue, valueAt } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { LaterChange } from '#storage/before-restore.ts'
import { overlaps } from './edit-state.ts'
import type { ProfileChanges } from './edit-state.ts'

/**
 * Those that are still to be asked about: the profile has another value, be it the backup's or one that another device
 * has sent since. A club that left the bag has no place for a field.
 */
export function openChanges(changes: readonly LaterChange[], shown: Profile): readonly LaterChange[] {
  if (changes.length === 0) return changes
  const document = documentOf(shown)
  return changes.filter(({ path, value }) => hasPlace(document, path) && !isSameValue(valueOf(document, path), value))
}

/** The golfer has edited the others on this device since, to another value. */
export function withoutEdited(changes: readonly LaterChange[], edits: ProfileChanges): readonly LaterChange[] {
  const isEdited = ({ path, value }: LaterChange) =>
    Object.entries(edits).some(([edited, edit]) => overlaps(edited, path) && !isSameValue(edit.value, value))
  return changes.filter((change) => !isEdited(change))
}

function hasPlace(document: ProfileDocument, text: string): boolean {
  const path = parseProfilePath(text)
  return path?.kind !== 'club-field' || document.bag[path.club] !== undefined
}

/** What the document has at the path; null where there is nothing. */
export function valueOf(document: ProfileDocument, text: string): unknown {
  const path = parseProfilePath(text)
  return path ? valueAt(document, path) : null
}
