import type { Transaction } from 'kysely'
import type { ChangedRow, PlayChange, PlayedRound } from '@bagwise/contract/play'
import type { Round, RoundAnswer } from '@bagwise/contract/rounds'
import { hasArrived, recordWrite } from '#server/batches/arrived-batches.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transactions/in-transaction.ts'
import { lockGolfer } from '#server/db/transactions/lock-golfer.ts'
import { answerOf, mergedChanges, repeatedChanges, storedFor } from './merge-changes.ts'
import type { MergedChange, StoredPlay } from './merge-changes.ts'
import { refusalOf } from './refusal.ts'
import type { PlayRefusal } from './refusal.ts'
import { allPlay, listedRounds, storedRounds, wholeRound } from './stored-play.ts'
import type { ListedRound, OwnRound, Play, WholeRound } from './stored-play.ts'
import { addMissingPlay, writeChanges } from './write-play.ts'

type Message = { readonly userId: string; readonly save: string; readonly now: Date }

type SavedPlay = {
  /** In the order of the changes. */
  readonly rows: readonly ChangedRow[]
  /** Of every round of the changes that is stored; before: null for a new one, and for a message that came before. */
  readonly versions: readonly { readonly round: string; readonly before: string | null; readonly now: string }[]
}

type Removal = Message & {
  readonly id: string
  /** The version that the golfer saw. */
  readonly base: string | null
  /** The round of the index that is to go too, as the golfer saw it. */
  readonly indexRound?: Round | undefined
}

type Removed = {
  /** As stored now. */
  readonly round: PlayedRound | null
  readonly version: string | null
  /** Of the round of the index, where it was to go. */
  readonly index: RoundAnswer | null
}

/** The rounds of the index, which is another feature. */
export type IndexRounds = {
  readonly find: (trx: Transaction<Tables>, own: OwnRound) => Promise<Round | null>
  /** Deletes the round unless it was changed meanwhile. */
  readonly remove: (trx: Transaction<Tables>, own: OwnRound & { readonly base: Round }) => Promise<RoundAnswer>
}

/** Every row is looked up by golfer and id, so another golfer's id finds nothing. */
export type PlayStore = {
  /** The latest day first. */
  readonly list: (userId: string) => Promise<readonly ListedRound[]>
  readonly find: (userId: string, id: string) => Promise<WholeRound | undefined>
  /** Merges all changes of a message, once, or none. */
  readonly save: (message: Message & { readonly changes: readonly PlayChange[] }) => Promise<SavedPlay | PlayRefusal>
  /** Deletes the round with its holes and shots, once, unless one of them was changed meanwhile. */
  readonly remove: (removal: Removal) => Promise<Removed>
  /** In the order in which the rounds came. */
  readonly all: (userId: string) => Promise<Play>
  /** Adds imported rows except known ones. The caller has checked limits, and that each has the row it belongs to. */
  readonly addMissing: (userId: string, play: Play) => Promise<void>
}

export function createPlayStore(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  { indexRounds, writesPerMinute = Infinity }: { readonly indexRounds: IndexRounds; readonly writesPerMinute?: number },
): PlayStore {
  return {
    list: (userId) => listedRounds(db, userId),
    find: (userId, id) => wholeRound(db, { userId, id }),

    save({ userId, save, now, changes }) {
      return inTransaction(db, async (trx) => {
        await lockGolfer(trx, { kind, userId })
        const stored = await storedFor(trx, userId, changes)
        if (await hasArrived(trx, { userId, batchId: save })) return repeated(changes, stored)

        const merged = mergedChanges(changes, stored)
        const refusal = await refusalOf(trx, userId, { merged, stored })
        if (refusal) return refusal
        await recordWrite(trx, { userId, batchId: save, now }, writesPerMinute)
        await writeChanges(trx, userId, merged)
        const rounds = await storedRounds(trx, userId, [...new Set(merged.map(({ round }) => round))])
        return savedPlay(merged, { before: stored.rounds, now: rounds })
      })
    },

    remove({ userId, save, now, id, base, indexRound }) {
      return inTransaction(db, async (trx) => {
        const own = { userId, id }
        await lockGolfer(trx, { kind, userId })
        const stored = (await storedRounds(trx, userId, [id])).get(id)
        const isRepeated = await hasArrived(trx, { userId, batchId: save })
        if (!isRepeated) await recordWrite(trx, { userId, batchId: save, now }, writesPerMinute)
        if (isRepeated || (stored && stored.version !== base)) {
          const index = indexRound ? { round: await indexRounds.find(trx, own), before: null } : null
          return { round: stored?.round ?? null, version: stored?.version ?? null, index }
        }
        // Holes and shots go with it.
        await trx.deleteFrom('played_rounds').where('user_id', '=', userId).where('id', '=', id).execute()
        const index = indexRound ? await indexRounds.remove(trx, { ...own, base: indexRound }) : null
        return { round: null, version: null, index }
      })
    },

    all: (userId) => allPlay(db, userId),

    addMissing(userId, play) {
      return inTransaction(db, async (trx) => {
        await lockGolfer(trx, { kind, userId })
        await addMissingPlay(trx, userId, play)
      })
    },
  }
}

type Versions = { readonly before: StoredPlay['rounds']; readonly now: StoredPlay['rounds'] }

function savedPlay(merged: readonly MergedChange[], { before, now }: Versions): SavedPlay {
  const versions = [...now].map(([round, { version }]) => ({
    round,
    before: before.get(round)?.version ?? null,
    now: version,
  }))
  return { rows: merged.map(answerOf), versions }
}

/** Nobody knows any more which version was before. */
function repeated(changes: readonly PlayChange[], stored: StoredPlay): SavedPlay {
  return savedPlay(repeatedChanges(changes, stored), { before: new Map(), now: stored.rounds })
}
