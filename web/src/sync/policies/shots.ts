import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import type { ShotWords } from '@bagwise/golf/memory/shot-record'
import type { keptShots } from '#sync/kept-shots/kept-shots.ts'
import type { LoadState } from '#sync/outbox.ts'
import { lazyCollection } from './lazy-collection.ts'

/** A session with its shots, in the order in which they were hit. */
export type ShownSession = ShotSession & { readonly shots: readonly KeptShot[] }

/** What another device has changed of a shot, until the golfer has seen it. */
type ShotNews = {
  readonly id: string
  readonly session: string
  /** As this golfer knew it; where their own change took the place of another device's, as that device had it. */
  readonly before: ShotWords
  readonly now: ShotWords
}

export type ShotsState = {
  /** The latest day first. Each the same object until something of it changes. */
  readonly sessions: readonly ShownSession[]
  /** Whether what this device holds has been read. */
  readonly isReady: boolean
  /** Without what the server has there is what this device remembers. */
  readonly load: LoadState
  readonly unsentCount: number
  /** What the server did not take, with its reason, by session, or by shot where it is a change; it stays on the device. */
  readonly refusals: readonly { readonly id: string; readonly message: string }[]
  readonly news: readonly ShotNews[]
  /** Shots that the server no longer has since it went back to a backup: the golfer is asked about them. */
  readonly offeredCount: number
  /** Whether all of them outlive the page. */
  readonly isSafe: boolean
}

const NOBODYS: ShotsState = {
  sessions: [],
  isReady: true,
  load: 'loaded',
  unsentCount: 0,
  refusals: [],
  news: [],
  offeredCount: 0,
  isSafe: true,
}

type Gone = Parameters<typeof keptShots.remove>[0]

const { collection, ask, askUndoable } = lazyCollection({
  name: 'Kept shots',
  load: async () => (await import('#sync/kept-shots/kept-shots.ts')).keptShots,
  nobodys: NOBODYS,
})

/** The golfer's kept shots on this page. */
export const shots = {
  ...collection,
  /** Shows them at once, keeps them on this device and sends them. What is known by its id is left as it is. */
  keep: (sessions: readonly ShotSession[], added: readonly KeptShot[]): void =>
    ask((kept) => kept.keep(sessions, added)),
  /** What the golfer says of shots: fields that are left out stay as they are. */
  change: (ids: readonly string[], words: Partial<ShotWords>): void => ask((kept) => kept.change(ids, words)),
  /** Hides them at once; they are deleted after ten seconds, or with the page, unless the golfer undoes it. */
  remove: (gone: Gone): { readonly undo: () => void } => askUndoable((kept) => kept.remove(gone)),
  /** The golfer knows what another device has changed of these. */
  noteSeen: (ids: readonly string[]): void => ask((kept) => kept.noteSeen(ids)),
}
