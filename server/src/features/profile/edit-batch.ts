import type { HistoryEntry } from '@bagwise/contract/profile'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import type { CheckedChange, DeletedClubs, Merged } from './merge-profile.ts'
import type { StoredProfile } from './profile-row.ts'

/** Edits that are applied together, once. */
export type EditBatch = {
  readonly userId: string
  readonly batchId: string
  readonly changes: readonly CheckedChange[]
  readonly now: Date
}

export type Merge = (document: ProfileDocument, deletedClubs: DeletedClubs) => Merged

export type AppliedBatch = { readonly profile: StoredProfile; readonly conflicts: readonly HistoryEntry[] }
