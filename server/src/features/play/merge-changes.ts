import type { Kysely } from 'kysely'
import { isSamePlayed, mergePlayedHole, mergePlayedRound, mergePlayedShot } from '@bagwise/contract/merge-play'
import type { ChangedRow, PlayChange, PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import type { Tables } from '#server/db/schema.ts'
import { holeOf, shotOf } from './play-rows.ts'
import { storedRounds } from './stored-play.ts'
import type { StoredRound } from './stored-play.ts'

type Merged<Kind extends PlayChange['kind'], Row> = {
  readonly kind: Kind
  /** The id of the round that the change is about. */
  readonly round: string
  /** As it is stored; null when it is not. */
  readonly stored: Row | null
  /** As it is to be stored; null when it goes. */
  readonly row: Row | null
  /** As stored, if another device had changed it since the golfer saw it. */
  readonly before: Row | null
  /** The golfer saw it, and another device has deleted it since. */
  readonly isBack: boolean
}
/** A change with what comes of it. */
export type MergedChange = Merged<'round', PlayedRound> | Merged<'hole', PlayedHole> | Merged<'shot', PlayedShot>

/** What is stored of the rounds, holes and shots that changes are about. */
export type StoredPlay = {
  readonly rounds: ReadonlyMap<string, StoredRound>
  /** All holes of these rounds, by `holeName`. */
  readonly holes: ReadonlyMap<string, PlayedHole>
  /** Shots of the changes, by id. */
  readonly shots: ReadonlyMap<string, PlayedShot>
  /** How many shots each hole of these rounds has, by `holeName`. */
  readonly shotCounts: ReadonlyMap<string, number>
}

export function holeName(round: string, number: number): string {
  return `${round} ${number}`
}

function roundIdOf(change: PlayChange): string {
  return change.kind === 'round' ? change.row.id : ((change.row ?? change.base)?.round ?? '')
}

export async function storedFor(
  db: Kysely<Tables>,
  userId: string,
  changes: readonly PlayChange[],
): Promise<StoredPlay> {
  const rounds = [...new Set(changes.map(roundIdOf))]
  const ids = changes.flatMap((change) => (change.kind === 'shot' ? [(change.row ?? change.base)?.id ?? ''] : []))
  if (rounds.length === 0) return { rounds: new Map(), holes: new Map(), shots: new Map(), shotCounts: new Map() }

  const holes = db.selectFrom('played_holes').selectAll().where('user_id', '=', userId).where('round_id', 'in', rounds)
  const shots = db.selectFrom('played_shots').where('user_id', '=', userId)
  const named = ids.length === 0 ? [] : await shots.selectAll().where('id', 'in', ids).execute()
  const counts = await shots
    .select(['round_id', 'hole', ({ fn }) => fn.countAll<number>().as('count')])
    .where('round_id', 'in', rounds)
    .groupBy(['round_id', 'hole'])
    .execute()
  return {
    rounds: await storedRounds(db, userId, rounds),
    holes: new Map((await holes.execute()).map((row) => [holeName(row.round_id, row.number), holeOf(row)])),
    shots: new Map(named.map((row) => [row.id, shotOf(row)])),
    shotCounts: new Map(counts.map(({ round_id, hole, count }) => [holeName(round_id, hole), Number(count)])),
  }
}

/** In the order of the changes. A hole with shots, which another device has added, does not go. */
export function mergedChanges(changes: readonly PlayChange[], stored: StoredPlay): readonly MergedChange[] {
  const merged = changes.map((change) => mergedChange(change, stored))
  const shotCounts = shotCountsAfter(merged, stored)
  return merged.map((one) => {
    const isNeeded = one.kind === 'hole' && one.stored && (shotCounts.get(nameOf(one.stored)) ?? 0) > 0
    return isNeeded && one.row === null ? { ...one, row: one.stored, before: one.stored } : one
  })
}

/** How many shots each hole has once the changes are made. */
export function shotCountsAfter(
  merged: readonly MergedChange[],
  { shotCounts }: Pick<StoredPlay, 'shotCounts'>,
): ReadonlyMap<string, number> {
  const counts = new Map(shotCounts)
  const add = (shot: PlayedShot | null, count: number) => {
    if (shot === null) return
    const name = holeName(shot.round, shot.hole)
    counts.set(name, (counts.get(name) ?? 0) + count)
  }
  for (const { kind, stored, row } of merged) {
    if (kind !== 'shot') continue
    add(stored, -1)
    add(row, 1)
  }
  return counts
}

/** The rows of changes that were made before, as they are now. */
export function repeatedChanges(changes: readonly PlayChange[], stored: StoredPlay): readonly MergedChange[] {
  return changes.map((change): MergedChange => {
    const merged = mergedChange(change, stored)
    switch (merged.kind) {
      case 'round':
        return { ...merged, row: merged.stored, before: null, isBack: false }
      case 'hole':
        return { ...merged, row: merged.stored, before: null, isBack: false }
      case 'shot':
        return { ...merged, row: merged.stored, before: null, isBack: false }
    }
  })
}

/** Without what only this server needs to know. */
export function answerOf(merged: MergedChange): ChangedRow {
  switch (merged.kind) {
    case 'round':
      return { kind: merged.kind, row: merged.row, before: merged.before }
    case 'hole':
      return { kind: merged.kind, row: merged.row, before: merged.before, isBack: merged.isBack }
    case 'shot':
      return { kind: merged.kind, row: merged.row, before: merged.before, isBack: merged.isBack }
  }
}

function mergedChange(change: PlayChange, { rounds, holes, shots }: StoredPlay): MergedChange {
  const round = roundIdOf(change)
  switch (change.kind) {
    case 'round': {
      const stored = rounds.get(round)?.round ?? null
      return { kind: change.kind, round, stored, ...outcome(change, stored, mergePlayedRound) }
    }
    case 'hole': {
      const named = change.row ?? change.base
      const stored = (named && holes.get(nameOf(named))) ?? null
      return { kind: change.kind, round, stored, ...outcome(change, stored, mergePlayedHole) }
    }
    case 'shot': {
      const stored = shots.get((change.row ?? change.base)?.id ?? '') ?? null
      return { kind: change.kind, round, stored, ...outcome(change, stored, mergePlayedShot) }
    }
  }
}

type Merge<Row> = (change: { readonly stored: Row | null; readonly base: Row | null; readonly wanted: Row }) => Row

function outcome<Row extends PlayedRound | PlayedHole | PlayedShot>(
  { base, row: wanted }: { readonly base: Row | null; readonly row: Row | null },
  stored: Row | null,
  merge: Merge<Row>,
): { readonly row: Row | null; readonly before: Row | null; readonly isBack: boolean } {
  const before = stored !== null && !isSamePlayed(stored, base) ? stored : null
  return {
    row: wanted === null ? before : merge({ stored, base, wanted }),
    before,
    isBack: stored === null && base !== null && wanted !== null,
  }
}

function nameOf({ round, number }: PlayedHole): string {
  return holeName(round, number)
}
