import type { Kysely, Selectable, Transaction } from 'kysely'
import { MOST_ROUNDS } from '@bagwise/golf/handicap/round'
import { strokesFromTenths, tenthsFromStrokes } from '@bagwise/golf/handicap/tenths'
import { isSameRound, mergeRound } from '@bagwise/contract/merge-round'
import { misfitOfHoles } from '@bagwise/contract/rounds'
import type { MisfitOfHoles, Round, RoundAnswer } from '@bagwise/contract/rounds'
import type { Database } from '#server/db/database.ts'
import { hasArrived, recordWrite } from '#server/batches/arrived-batches.ts'
import type { Batch } from '#server/batches/arrived-batches.ts'
import { inTransaction } from '#server/db/transactions/in-transaction.ts'
import { lockGolfer } from '#server/db/transactions/lock-golfer.ts'
import type { Tables } from '#server/db/schema.ts'

/** A change and the round the golfer saw when making it. The id of the save identifies a retry. */
type Change = { readonly userId: string; readonly save: string; readonly base: Round | null; readonly now: Date }
type OwnRound = { readonly userId: string; readonly id: string }

/** Every row is looked up by golfer and id, so another golfer's id finds nothing. */
export type RoundStore = {
  /** Latest day first. */
  readonly rounds: (userId: string) => Promise<readonly Round[]>
  /**
   * Adds the round or merges it into the stored one, once; 'full' when a new one exceeds the limit, a misfit when a
   * figure is not one of so many holes.
   */
  readonly save: (
    change: Change & { readonly round: Round },
  ) => Promise<RoundAnswer | 'full' | { readonly misfit: MisfitOfHoles }>
  /** Adds imported rounds except known ids. The caller has checked the limit. */
  readonly addMissing: (userId: string, rounds: readonly Round[], now: Date) => Promise<void>
  /** Deletes the round, once, unless it was changed meanwhile. */
  readonly remove: (change: Change & { readonly id: string }) => Promise<RoundAnswer>
}

export function createRoundStore(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  { writesPerMinute = Infinity }: { readonly writesPerMinute?: number } = {},
): RoundStore {
  return {
    async rounds(userId) {
      const own = db.selectFrom('rounds').selectAll().where('user_id', '=', userId)
      const rows = await own.orderBy('date', 'desc').orderBy('created_at', 'desc').orderBy('id').execute()
      return rows.map(roundOf)
    },

    save({ round: wanted, base, ...change }) {
      return inTransaction(db, async (trx) => {
        await lockGolfer(trx, { kind, userId: change.userId })
        const stored = await findRound(trx, { userId: change.userId, id: wanted.id })
        if (await hasArrived(trx, batchOf(change))) return { round: stored, before: null }
        if (!stored && (await isFull(trx, change.userId))) return 'full'

        const round = mergeRound({ stored, base, wanted })
        const misfit = misfitOfHoles(round)
        if (misfit) return { misfit }
        await recordWrite(trx, batchOf(change), writesPerMinute)
        await store(trx, change, round)
        return { round, before: isChanged(stored, base) ? stored : null }
      })
    },

    async addMissing(userId, rounds, now) {
      if (rounds.length === 0) return
      await db
        .insertInto('rounds')
        .values(rounds.map((round) => rowOf({ userId, now }, round)))
        .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
        .execute()
    },

    remove({ id, base, ...change }) {
      return inTransaction(db, async (trx) => {
        const own = { userId: change.userId, id }
        await lockGolfer(trx, { kind, userId: change.userId })
        if (await hasArrived(trx, batchOf(change))) return { round: await findRound(trx, own), before: null }

        await recordWrite(trx, batchOf(change), writesPerMinute)
        return removeRound(trx, { ...own, base })
      })
    },
  }
}

/** For another feature that deletes a round with its own: it has locked the golfer and recorded the write. */
export const indexRounds = { find: findRound, remove: removeRound }

/** Deletes the round unless it was changed meanwhile. */
async function removeRound(
  trx: Transaction<Tables>,
  { userId, id, base }: OwnRound & Pick<Change, 'base'>,
): Promise<RoundAnswer> {
  const stored = await findRound(trx, { userId, id })
  if (isChanged(stored, base)) return { round: stored, before: stored }
  await trx.deleteFrom('rounds').where('user_id', '=', userId).where('id', '=', id).execute()
  return { round: null, before: null }
}

/** Whether another device has changed it since. A page of before has not seen what it did not know. */
function isChanged(stored: Round | null, base: Round | null): boolean {
  if (!stored || !base) return stored !== null
  const { holeCount, handicapThen } = { holeCount: stored.holeCount, handicapThen: stored.handicapThen, ...base }
  return !isSameRound(stored, { ...base, holeCount, handicapThen })
}

async function findRound(db: Kysely<Tables>, { userId, id }: OwnRound): Promise<Round | null> {
  const own = db.selectFrom('rounds').selectAll().where('user_id', '=', userId).where('id', '=', id)
  const row = await own.executeTakeFirst()
  return row ? roundOf(row) : null
}

async function isFull(db: Kysely<Tables>, userId: string): Promise<boolean> {
  const own = db.selectFrom('rounds').select('id').where('user_id', '=', userId)
  return (await own.limit(MOST_ROUNDS).execute()).length === MOST_ROUNDS
}

type Arrival = Omit<Change, 'base'>

async function store(db: Kysely<Tables>, arrival: Arrival, round: Round): Promise<void> {
  const { user_id, id, created_at, ...content } = rowOf(arrival, round)
  await db
    .insertInto('rounds')
    .values({ user_id, id, created_at, ...content })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(content))
    .execute()
}

function batchOf({ userId, save, now }: Arrival): Batch {
  return { userId, batchId: save, now }
}

function rowOf({ userId, now }: Pick<Arrival, 'userId' | 'now'>, round: Round) {
  const time = now.toISOString()
  return {
    user_id: userId,
    id: round.id,
    date: round.date,
    course: round.course,
    tees: round.tees,
    course_rating: round.courseRating,
    slope_rating: round.slopeRating,
    adjusted_gross_score: round.adjustedGrossScore,
    playing_conditions: round.playingConditions,
    hole_count: round.holeCount ?? 18,
    handicap_then_tenths: round.handicapThen === undefined ? null : tenthsFromStrokes(round.handicapThen),
    created_at: time,
    updated_at: time,
  }
}

function roundOf(row: Selectable<Tables['rounds']>): Round {
  return {
    id: row.id,
    date: row.date,
    course: row.course,
    tees: row.tees,
    courseRating: row.course_rating,
    slopeRating: row.slope_rating,
    adjustedGrossScore: row.adjusted_gross_score,
    playingConditions: row.playing_conditions,
    // Left out for eighteen, as pages of before send and compare rounds.
    ...(row.hole_count === 9 ? { holeCount: 9 } : {}),
    ...(row.handicap_then_tenths === null ? {} : { handicapThen: strokesFromTenths(row.handicap_then_tenths) }),
  }
}
