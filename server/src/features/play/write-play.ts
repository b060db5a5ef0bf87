import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { isSamePlayed } from '@bagwise/contract/merge-play'
import type { PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import type { Tables } from '#server/db/schema.ts'
import { holeName } from './merge-changes.ts'
import type { MergedChange } from './merge-changes.ts'
import { holeColumns, roundColumns, shotColumns } from './play-rows.ts'
import type { Play } from './stored-play.ts'

/** Rows of one statement, of up to 23 values: SQLite takes 32,766. */
const STATEMENT_ROWS = 500

/**
 * Stores what has come of changes, and gives the rounds in which something changed another version. A row is written
 * after the one that it belongs to, and goes before it. The golfer has to be locked.
 */
export async function writeChanges(
  trx: Transaction<Tables>,
  userId: string,
  merged: readonly MergedChange[],
): Promise<void> {
  const changed = merged.filter(({ stored, row }) => !isSamePlayed(stored, row))
  const version = randomUUID()
  for (const one of changed) if (one.kind === 'round' && one.row) await putRound(trx, { userId, version }, one.row)
  for (const one of changed) if (one.kind === 'hole' && one.row) await putHole(trx, userId, one.row)
  for (const one of changed) if (one.kind === 'shot') await putShot(trx, userId, one)
  for (const one of changed)
    if (one.kind === 'hole' && one.stored && !one.row) await deleteHole(trx, userId, one.stored)
  await renewVersions(
    trx,
    { userId, version },
    changed.map(({ round }) => round),
  )
}

/** Adds rows except known ones. Every row has the one that it belongs to, among these or stored. */
export async function addMissingPlay(trx: Transaction<Tables>, userId: string, play: Play): Promise<void> {
  const known = await knownNames(trx, userId)
  const rounds = play.rounds.filter(({ id }) => !known.rounds.has(id))
  const holes = play.holes.filter(({ round, number }) => !known.holes.has(holeName(round, number)))
  const shots = play.shots.filter(({ id }) => !known.shots.has(id))
  const [first, version] = [await nextPosition(trx, userId), randomUUID()]
  for (const [start, some] of portionsOf(rounds)) {
    const values = some.map((round, index) => ({
      user_id: userId,
      id: round.id,
      position: first + start + index,
      version,
      ...roundColumns(round),
    }))
    await trx.insertInto('played_rounds').values(values).execute()
  }
  for (const [, some] of portionsOf(holes)) {
    await trx
      .insertInto('played_holes')
      .values(some.map((hole) => holeRow(userId, hole)))
      .execute()
  }
  for (const [, some] of portionsOf(shots)) {
    await trx
      .insertInto('played_shots')
      .values(some.map((shot) => ({ user_id: userId, id: shot.id, ...shotColumns(shot) })))
      .execute()
  }
  await renewVersions(
    trx,
    { userId, version },
    [...holes, ...shots].map(({ round }) => round),
  )
}

async function knownNames(trx: Transaction<Tables>, userId: string) {
  const rounds = trx.selectFrom('played_rounds').select('id').where('user_id', '=', userId)
  const holes = trx.selectFrom('played_holes').select(['round_id', 'number']).where('user_id', '=', userId)
  const shots = trx.selectFrom('played_shots').select('id').where('user_id', '=', userId)
  return {
    rounds: new Set((await rounds.execute()).map(({ id }) => id)),
    holes: new Set((await holes.execute()).map(({ round_id, number }) => holeName(round_id, number))),
    shots: new Set((await shots.execute()).map(({ id }) => id)),
  }
}

type Versioned = { readonly userId: string; readonly version: string }

async function putRound(trx: Transaction<Tables>, { userId, version }: Versioned, round: PlayedRound): Promise<void> {
  const columns = roundColumns(round)
  await trx
    .insertInto('played_rounds')
    .values({ user_id: userId, id: round.id, position: await nextPosition(trx, userId), version, ...columns })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(columns))
    .execute()
}

async function putHole(trx: Transaction<Tables>, userId: string, hole: PlayedHole): Promise<void> {
  await trx
    .insertInto('played_holes')
    .values(holeRow(userId, hole))
    .onConflict((conflict) => conflict.columns(['user_id', 'round_id', 'number']).doUpdateSet(holeColumns(hole)))
    .execute()
}

function holeRow(userId: string, hole: PlayedHole) {
  return { user_id: userId, round_id: hole.round, number: hole.number, ...holeColumns(hole) }
}

async function putShot(
  trx: Transaction<Tables>,
  userId: string,
  { stored, row }: { readonly stored: PlayedShot | null; readonly row: PlayedShot | null },
): Promise<void> {
  if (row) {
    const columns = shotColumns(row)
    await trx
      .insertInto('played_shots')
      .values({ user_id: userId, id: row.id, ...columns })
      .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(columns))
      .execute()
  } else if (stored) {
    await trx.deleteFrom('played_shots').where('user_id', '=', userId).where('id', '=', stored.id).execute()
  }
}

async function deleteHole(trx: Transaction<Tables>, userId: string, { round, number }: PlayedHole): Promise<void> {
  const own = trx.deleteFrom('played_holes').where('user_id', '=', userId)
  await own.where('round_id', '=', round).where('number', '=', number).execute()
}

async function renewVersions(
  trx: Transaction<Tables>,
  { userId, version }: Versioned,
  rounds: readonly string[],
): Promise<void> {
  const ids = [...new Set(rounds)]
  if (ids.length === 0) return
  const own = trx.updateTable('played_rounds').set({ version }).where('user_id', '=', userId)
  await own.where('id', 'in', ids).execute()
}

async function nextPosition(trx: Transaction<Tables>, userId: string): Promise<number> {
  const own = trx.selectFrom('played_rounds').where('user_id', '=', userId)
  const { latest } = await own.select(({ fn }) => fn.max('position').as('latest')).executeTakeFirstOrThrow()
  return (latest ?? 0) + 1
}

/** With the place of the first of each. */
function* portionsOf<Row>(rows: readonly Row[]): Generator<readonly [start: number, rows: readonly Row[]]> {
  for (let start = 0; start < rows.length; start += STATEMENT_ROWS) {
    yield [start, rows.slice(start, start + STATEMENT_ROWS)]
  }
}
