import type { AuthUser } from '@bagwise/contract/account'
import type { HistoryEntry, ProfileBatch } from '@bagwise/contract/profile'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import type { ProgressEntry } from '@bagwise/contract/progress'
import type { Round } from '@bagwise/contract/rounds'
import type { TakeoutStore } from './takeout-store.ts'

type StoredProfile = { readonly document: ProfileDocument; readonly version: number }

/** A progress entry under the id of the device that wrote it. */
export type ProgressRow = ProgressEntry & { readonly id: string }

/** What a takeout reads and writes: the stores of other features, within one transaction. */
export type TakeoutParts = {
  /** Until the end others that change what belongs to this golfer wait. */
  readonly lock: (userId: string) => Promise<void>
  readonly store: TakeoutStore
  readonly profile: {
    readonly load: (user: AuthUser, now: Date) => Promise<StoredProfile>
    readonly history: (userId: string) => Promise<readonly HistoryEntry[]>
    /** Merges as an edit of the golfer does. */
    readonly patch: (user: AuthUser, batch: ProfileBatch, now: Date) => Promise<StoredProfile>
  }
  readonly progress: {
    /** In the order of arrival. */
    readonly rows: (userId: string) => Promise<readonly (ProgressRow & { readonly arrivedAt: string })[]>
    readonly addMissing: (userId: string, rows: readonly ProgressRow[], now: Date) => Promise<void>
    readonly add: (userId: string, row: ProgressRow, now: Date) => Promise<void>
  }
  readonly rounds: {
    readonly all: (userId: string) => Promise<readonly Round[]>
    readonly addMissing: (userId: string, rounds: readonly Round[], now: Date) => Promise<void>
  }
}

/** Runs a task on all of them; what it wrote is taken back when it fails. */
export type WithTakeoutParts = <Result>(task: (parts: TakeoutParts) => Promise<Result>) => Promise<Result>
