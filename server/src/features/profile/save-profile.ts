import { sql } from 'kysely'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { CHANGED_COLUMNS, changedColumnsOf } from './profile-row.ts'
import type { ChangedColumn, StoredProfile } from './profile-row.ts'

type Name = ChangedColumn | 'id' | 'seenVersion'

/** Parameters of `updateOf`. */
export const UPDATE_PARAMETERS: readonly Name[] = [...CHANGED_COLUMNS, 'id', 'seenVersion']

/** Too large to send and store again for an edit of something else. */
const LARGE_COLUMNS: readonly ChangedColumn[] = ['club_distances', 'golf_bag']

/** Writes a profile if its version is unchanged; otherwise returns no row. */
export function updateOf(given: (name: Name) => string) {
  const assignments = CHANGED_COLUMNS.map((column) => {
    const name = sql.ref(column)
    return LARGE_COLUMNS.includes(column)
      ? sql`${name} = coalesce(${given(column)}, ${name})`
      : sql`${name} = ${given(column)}`
  })
  return sql<{ id: string }>`update profiles set ${sql.join(assignments)}
    where id = ${given('id')} and version = ${given('seenVersion')} returning id`
}

export function updateArguments(before: StoredProfile, after: StoredProfile) {
  return { ...changedColumnsOf(before.document, after), id: before.document.id, seenVersion: before.version }
}

/** The stored profile after a change. */
export function nextVersion({ version }: StoredProfile, changed: ProfileDocument, now: Date): StoredProfile {
  return { document: { ...changed, updatedAt: now.toISOString() }, version: version + 1 }
}

export function isRenamed(before: ProfileDocument, after: ProfileDocument): boolean {
  return before.scalars.firstName !== after.scalars.firstName || before.scalars.lastName !== after.scalars.lastName
}
