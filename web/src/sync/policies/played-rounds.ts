import type { PlayChange, PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import type { RoundRows } from '@bagwise/golf/play/memory-of-rounds'
import type { LoadState } from '#sync/outbox.ts'
import type { KeptTap, PlayedNews } from '#sync/played/play-state.ts'
import { lazyCollection } from './lazy-collection.ts'

export type ShownPlayedRound = {
  readonly round: PlayedRound
  /** By number; undefined while the device does not have the rows of an older round: `open` has them read. */
  readonly holes: readonly PlayedHole[] | undefined
  /** By hole, as they were played. */
  readonly shots: readonly PlayedShot[] | undefined
  readonly shotCount: number
  readonly isUnsent: boolean
  /** Why the server did not take something of it; it stays on the device and is tried again. */
  readonly refusal?: string | undefined
  /** What another device has done to it that the golfer has not seen. */
  readonly news: readonly PlayedNews[]
}

export type PlayedRoundsState = {
  /** The latest day first, of one day the one that is being played. Each the same object until something of it changes. */
  readonly rounds: readonly ShownPlayedRound[]
  /** Finished ones with strokes, as shots are learned from them: the same list until something of that changes. */
  readonly taught: readonly RoundRows[]
  /** Whether what this device holds has been read. */
  readonly isReady: boolean
  /** Without what the server has there is what this device remembers. */
  readonly load: LoadState
  /** What Undo takes back, the latest tap last: of rounds that are being played. */
  readonly taps: readonly KeptTap[]
  /** Deletions among them. */
  readonly unsentCount: number
  /** Rounds that the server no longer has like that since it went back to a backup: the golfer is asked about them. */
  readonly offeredCount: number
  /** Whether all that is shown outlives the page; if not, a banner says that it is not kept yet. */
  readonly isSafe: boolean
}

/** Where a step is once it shows: in the database, in local storage until the database takes it, or in memory only. */
export type Kept = 'kept' | 'kept-aside' | 'not-kept-yet'

const NOBODYS: PlayedRoundsState = {
  rounds: [],
  taught: [],
  taps: [],
  isReady: true,
  load: 'loaded',
  unsentCount: 0,
  offeredCount: 0,
  isSafe: true,
}

const { collection, ask, askUndoable, load } = lazyCollection({
  name: 'Played rounds',
  load: async () => (await import('#sync/played/kept-played-rounds.ts')).keptPlayedRounds,
  nobodys: NOBODYS,
})

/** The golfer's played rounds on this page, as every page needs them: what a screen does with them is in `sync/played/play.ts`. */
export const playedRounds = {
  ...collection,
  ask,
  askUndoable,
  load,
  /** Of an account that is gone. */
  takeOver: (changes: readonly PlayChange[]): void => ask((kept) => kept.takeOver(changes)),
}
