import type { Kysely } from 'kysely'
import { inOrder } from '@bagwise/golf/play/hole-log'
import type { PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import type { Tables } from '#server/db/schema.ts'
import { holeOf, roundOf, shotOf } from './play-rows.ts'

export type StoredRound = { readonly round: PlayedRound; readonly version: string }
export type ListedRound = StoredRound & { readonly shotCount: number }
type HolesAndShots = {
  /** By round and number. */
  readonly holes: readonly PlayedHole[]
  /** By round, as they were played. */
  readonly shots: readonly PlayedShot[]
}
export type WholeRound = StoredRound & HolesAndShots
/** All that a golfer has played. */
export type Play = HolesAndShots & { readonly rounds: readonly PlayedRound[] }

export type OwnRound = { readonly userId: string; readonly id: string }

/** Rounds whose shots are read at once. */
const PORTION_ROUNDS = 50

/** The latest day first, of one day what came last. */
export async function listedRounds(db: Kysely<Tables>, userId: string): Promise<readonly ListedRound[]> {
  const own = db.selectFrom('played_rounds').selectAll().where('user_id', '=', userId)
  const rows = await own.orderBy('date', 'desc').orderBy('position', 'desc').execute()
  const counts = await db
    .selectFrom('played_shots')
    .select(['round_id', ({ fn }) => fn.countAll<number>().as('count')])
    .where('user_id', '=', userId)
    .groupBy('round_id')
    .execute()
  const byRound = new Map(counts.map(({ round_id, count }) => [round_id, Number(count)]))
  return rows.map((row) => ({ round: roundOf(row), shotCount: byRound.get(row.id) ?? 0, version: row.version }))
}

/** The version is read first: what is written meanwhile makes another one, and the round is read again. */
export async function wholeRound(db: Kysely<Tables>, { userId, id }: OwnRound): Promise<WholeRound | undefined> {
  const stored = (await storedRounds(db, userId, [id])).get(id)
  return stored && { ...stored, ...(await holesAndShots(db, userId, [id])) }
}

/** By id. */
export async function storedRounds(
  db: Kysely<Tables>,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StoredRound>> {
  if (ids.length === 0) return new Map()
  const own = db.selectFrom('played_rounds').selectAll().where('user_id', '=', userId).where('id', 'in', ids)
  const rows = await own.execute()
  return new Map(rows.map((row) => [row.id, { round: roundOf(row), version: row.version }]))
}

/** Rounds in the order in which they came, and so their holes and shots. */
export async function allPlay(db: Kysely<Tables>, userId: string): Promise<Play> {
  const own = db.selectFrom('played_rounds').selectAll().where('user_id', '=', userId).orderBy('position')
  const rounds = (await own.execute()).map(roundOf)
  const portions: HolesAndShots[] = []
  for (let start = 0; start < rounds.length; start += PORTION_ROUNDS) {
    const ids = rounds.slice(start, start + PORTION_ROUNDS).map(({ id }) => id)
    portions.push(await holesAndShots(db, userId, ids))
  }
  return {
    rounds,
    holes: portions.flatMap(({ holes }) => holes),
    shots: portions.flatMap(({ shots }) => shots),
  }
}

async function holesAndShots(db: Kysely<Tables>, userId: string, ids: readonly string[]): Promise<HolesAndShots> {
  const holes = db.selectFrom('played_holes').selectAll().where('user_id', '=', userId).where('round_id', 'in', ids)
  const shots = db.selectFrom('played_shots').selectAll().where('user_id', '=', userId).where('round_id', 'in', ids)
  return {
    holes: inRounds(ids, (await holes.orderBy('number').execute()).map(holeOf)),
    shots: inRounds(
      ids,
      inOrder((await shots.execute()).map(shotOf)).toSorted((one, other) => one.hole - other.hole),
    ),
  }
}

/** The order within a round stays. */
function inRounds<Row extends { readonly round: string }>(ids: readonly string[], rows: readonly Row[]) {
  const byRound = Map.groupBy(rows, ({ round }) => round)
  return ids.flatMap((id) => byRound.get(id) ?? [])
}
