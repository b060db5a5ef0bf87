import type { Kysely } from 'kysely'
import {
  MOST_PLAYED_ROUNDS,
  MOST_PLAYED_SHOTS,
  MOST_SHOTS_OF_HOLE,
  MOST_SHOTS_OF_ROUND,
} from '@bagwise/golf/play/played-record'
import type { Tables } from '#server/db/schema.ts'
import { holeName, shotCountsAfter } from './merge-changes.ts'
import type { MergedChange, StoredPlay } from './merge-changes.ts'

/** Why nothing of a message is stored, and which change it is about. */
export type PlayRefusal = {
  readonly problem:
    | 'gone-round'
    | 'unknown-round'
    | 'unknown-hole'
    | 'other-round'
    | 'too-many-rounds'
    | 'too-many-shots-of-hole'
    | 'too-many-shots-of-round'
    | 'too-many-shots'
  readonly index: number
}

/** The first problem that the changes have; undefined when they can be made. */
export async function refusalOf(
  db: Kysely<Tables>,
  userId: string,
  { merged, stored }: { readonly merged: readonly MergedChange[]; readonly stored: StoredPlay },
): Promise<PlayRefusal | undefined> {
  return misplaced(merged, stored) ?? tooManyOfRound(merged, stored) ?? (await tooManyOfGolfer(db, userId, merged))
}

/** A row without the one that it belongs to; a round whose holes and shots have gone with it. */
function misplaced(merged: readonly MergedChange[], { rounds, holes }: StoredPlay): PlayRefusal | undefined {
  const sentRounds = merged.flatMap(({ kind, row }) => (kind === 'round' && row ? [row.id] : []))
  const sentHoles = merged.flatMap(({ kind, row }) => (kind === 'hole' && row ? [holeName(row.round, row.number)] : []))
  const knownRounds = new Set([...rounds.keys(), ...sentRounds])
  const knownHoles = new Set([...holes.keys(), ...sentHoles])
  for (const [index, change] of merged.entries()) {
    if (change.kind === 'round' && change.isBack) return { problem: 'gone-round', index }
    if (change.kind === 'round' || change.row === null) continue
    if (change.kind === 'shot' && change.stored && change.stored.round !== change.round) {
      return { problem: 'other-round', index }
    }
    if (!knownRounds.has(change.row.round)) return { problem: 'unknown-round', index }
    if (change.kind === 'shot' && !knownHoles.has(holeName(change.row.round, change.row.hole))) {
      return { problem: 'unknown-hole', index }
    }
  }
  return undefined
}

/** What is more than its limit already may be changed, but not grow. */
function tooManyOfRound(merged: readonly MergedChange[], stored: StoredPlay): PlayRefusal | undefined {
  const after = shotCountsAfter(merged, stored)
  const isOver = (nowCount: number, beforeCount: number, most: number) => nowCount > most && nowCount > beforeCount
  for (const [index, { kind, row }] of merged.entries()) {
    if (kind !== 'shot' || row === null) continue
    const hole = holeName(row.round, row.hole)
    if (isOver(after.get(hole) ?? 0, stored.shotCounts.get(hole) ?? 0, MOST_SHOTS_OF_HOLE)) {
      return { problem: 'too-many-shots-of-hole', index }
    }
    if (isOver(countOf(after, row.round), countOf(stored.shotCounts, row.round), MOST_SHOTS_OF_ROUND)) {
      return { problem: 'too-many-shots-of-round', index }
    }
  }
  return undefined
}

async function tooManyOfGolfer(
  db: Kysely<Tables>,
  userId: string,
  merged: readonly MergedChange[],
): Promise<PlayRefusal | undefined> {
  const added = (kind: MergedChange['kind']) => merged.filter((one) => one.kind === kind && !one.stored && one.row)
  const indexOfFirst = (kind: MergedChange['kind']) => merged.findIndex((one) => added(kind).includes(one))
  const removedCount = merged.filter(({ kind, stored, row }) => kind === 'shot' && stored && !row).length

  const addedRounds = added('round').length
  if (addedRounds > 0 && (await rowCount(db, 'played_rounds', userId)) + addedRounds > MOST_PLAYED_ROUNDS) {
    return { problem: 'too-many-rounds', index: indexOfFirst('round') }
  }
  const addedShots = added('shot').length - removedCount
  if (addedShots > 0 && (await rowCount(db, 'played_shots', userId)) + addedShots > MOST_PLAYED_SHOTS) {
    return { problem: 'too-many-shots', index: indexOfFirst('shot') }
  }
  return undefined
}

async function rowCount(db: Kysely<Tables>, table: 'played_rounds' | 'played_shots', userId: string): Promise<number> {
  const own = db.selectFrom(table).where('user_id', '=', userId)
  const { count } = await own.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

function countOf(shotCounts: ReadonlyMap<string, number>, round: string): number {
  return [...shotCounts].reduce((sum, [hole, count]) => (hole.startsWith(`${round} `) ? sum + count : sum), 0)
}
