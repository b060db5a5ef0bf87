import type { AuthUser } from '@bagwise/contract/account'
import type { OwnCourse } from '@bagwise/contract/own-courses'
import type { PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import type { HistoryEntry, ProfileBatch } from '@bagwise/contract/profile'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import type { ProgressEntry } from '@bagwise/contract/progress'
import type { Round } from '@bagwise/contract/rounds'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import type { TakeoutStore } from './takeout-store.ts'

type StoredProfile = { readonly document: ProfileDocument; readonly version: number }

/** A progress entry with the id its device made. */
export type ProgressRow = ProgressEntry & { readonly id: string }

/** Sessions and the shots of them. */
export type Shots = { readonly sessions: readonly ShotSession[]; readonly shots: readonly KeptShot[] }

/** Played rounds with the holes and shots of them. */
export type Play = {
  readonly rounds: readonly PlayedRound[]
  readonly holes: readonly PlayedHole[]
  readonly shots: readonly PlayedShot[]
}

/** The stores of other features that a takeout uses, in one transaction. */
export type TakeoutParts = {
  /** Blocks other changes to this golfer's data until the transaction ends. */
  readonly lock: (userId: string) => Promise<void>
  readonly store: TakeoutStore
  readonly profile: {
    readonly load: (user: AuthUser, now: Date) => Promise<StoredProfile>
    readonly history: (userId: string) => Promise<readonly HistoryEntry[]>
    /** Merges like an edit. */
    readonly patch: (user: AuthUser, batch: ProfileBatch, now: Date) => Promise<StoredProfile>
  }
  readonly progress: {
    /** In order of arrival. */
    readonly rows: (userId: string) => Promise<readonly (ProgressRow & { readonly arrivedAt: string })[]>
    readonly addMissing: (userId: string, rows: readonly ProgressRow[], now: Date) => Promise<void>
    readonly add: (userId: string, row: ProgressRow, now: Date) => Promise<void>
  }
  readonly rounds: {
    readonly all: (userId: string) => Promise<readonly Round[]>
    readonly addMissing: (userId: string, rounds: readonly Round[], now: Date) => Promise<void>
  }
  readonly shots: {
    /** In the order in which they came. */
    readonly all: (userId: string) => Promise<Shots>
    readonly addMissing: (userId: string, shots: Shots) => Promise<void>
  }
  readonly play: {
    /** In the order in which the rounds came. */
    readonly all: (userId: string) => Promise<Play>
    readonly addMissing: (userId: string, play: Play) => Promise<void>
  }
  readonly ownCourses: {
    readonly all: (userId: string) => Promise<readonly OwnCourse[]>
    readonly addMissing: (userId: string, courses: readonly OwnCourse[], now: Date) => Promise<void>
  }
}

/** Runs a task in a transaction over all parts. */
export type WithTakeoutParts = <Result>(task: (parts: TakeoutParts) => Promise<Result>) => Promise<Result>
