import type { Profile } from '@bagwise/contract/profile'
import { documentOf, isSameValue, valueAt } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { LaterChange } from '#storage/before-restore.ts'

/** Those that are still to be asked about: the golfer has not edited the field since. */
export function openChanges(changes: readonly LaterChange[], shown: Profile): readonly LaterChange[] {
  if (changes.length === 0) return changes
  const document = documentOf(shown)
  return changes.filter(({ path, base }) => isSameValue(valueOf(document, path), base))
}

/** What the document has at the path; null where there is nothing. */
export function valueOf(document: ProfileDocument, text: string): unknown {
  const path = parseProfilePath(text)
  return path ? valueAt(document, path) : null
}
