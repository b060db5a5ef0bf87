import { isSamePlayed, mergePlayedHole, mergePlayedRound, mergePlayedShot } from '@bagwise/contract/merge-play'
import type { ChangedRow, PlayChange, PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import type { PlayedRows } from './play-state.ts'

/** One round with all rows of it; null where there is none. */
export type RoundRows = {
  readonly round: PlayedRound | null
  /** By number. */
  readonly holes: ReadonlyMap<number, PlayedHole>
  /** By id. */
  readonly shots: ReadonlyMap<string, PlayedShot>
}

const NO_ROWS: RoundRows = { round: null, holes: new Map(), shots: new Map() }

/** Names the row that a change is about. */
export function nameOf(change: PlayChange): string {
  switch (change.kind) {
    case 'round':
      return `round ${change.row.id}`
    case 'hole': {
      const hole = change.row ?? change.base
      return `hole ${hole?.round} ${hole?.number}`
    }
    case 'shot':
      return `shot ${(change.row ?? change.base)?.id}`
  }
}

/** The id of the round that a change is about. */
export function roundIdOf(change: PlayChange): string {
  return change.kind === 'round' ? change.row.id : ((change.row ?? change.base)?.round ?? '')
}

export function holeNumberOf(change: PlayChange): number | undefined {
  if (change.kind === 'hole') return (change.row ?? change.base)?.number
  return change.kind === 'shot' ? (change.row ?? change.base)?.hole : undefined
}

/** A row that the server does not have yet, as far as this device knows. */
export function isAddition({ base }: PlayChange): boolean {
  return base === null
}

const KINDS: readonly PlayChange['kind'][] = ['round', 'hole', 'shot']

/** A row after the one that it belongs to. */
export function parentsFirst(one: PlayChange, other: PlayChange): number {
  return KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind)
}

export function rowsFrom(round: PlayedRound | undefined, rows: PlayedRows | undefined): RoundRows {
  if (!round) return NO_ROWS
  return {
    round,
    holes: new Map((rows?.holes ?? []).map((hole) => [hole.number, hole])),
    shots: new Map((rows?.shots ?? []).map((shot) => [shot.id, shot])),
  }
}

export function listsOf({ holes, shots }: RoundRows): PlayedRows {
  return { holes: [...holes.values()], shots: [...shots.values()] }
}

export function isSameRows(one: RoundRows, other: RoundRows): boolean {
  const isSize = one.holes.size === other.holes.size && one.shots.size === other.shots.size
  return (
    isSize &&
    isSamePlayed(one.round, other.round) &&
    [...one.holes].every(([number, hole]) => isSamePlayed(hole, other.holes.get(number) ?? null)) &&
    [...one.shots].every(([id, shot]) => isSamePlayed(shot, other.shots.get(id) ?? null))
  )
}

/** The rows with changes made, as the server makes them. */
export function withChanges(rows: RoundRows, changes: readonly PlayChange[]): RoundRows {
  return withOutcomes(rows, changes, (now, change) => {
    switch (change.kind) {
      case 'round':
        return { kind: 'round', row: outcome(change, now.round, mergePlayedRound) }
      case 'hole':
        return { kind: 'hole', row: outcome(change, holeOf(now, change), mergePlayedHole) }
      case 'shot':
        return { kind: 'shot', row: outcome(change, shotOf(now, change), mergePlayedShot) }
    }
  })
}

/**
 * The rows with what the server says in answer to changes, in their order. One that is gone by the time at which its message
 * came again is read before it is forgotten.
 */
export function withAnswers(
  rows: RoundRows,
  changes: readonly PlayChange[],
  answers: readonly ChangedRow[],
): RoundRows {
  return withOutcomes(withChanges(rows, changes), changes, (_now, change, index) => {
    const answer = answers[index]
    return answer?.row === null && change.row !== null ? undefined : answer
  })
}

type Outcome =
  | { readonly kind: 'round'; readonly row: PlayedRound | null }
  | { readonly kind: 'hole'; readonly row: PlayedHole | null }
  | { readonly kind: 'shot'; readonly row: PlayedShot | null }

/** Copies the rows once, however many changes there are. */
function withOutcomes(
  rows: RoundRows,
  changes: readonly PlayChange[],
  outcomeOf: (now: RoundRows, change: PlayChange, index: number) => Outcome | undefined,
): RoundRows {
  if (changes.length === 0) return rows
  const [holes, shots] = [new Map(rows.holes), new Map(rows.shots)]
  let { round } = rows
  for (const [index, change] of changes.entries()) {
    const placed = outcomeOf({ round, holes, shots }, change, index)
    if (placed?.kind === 'round') round = placed.row
    if (placed?.kind === 'hole') putRow(holes, holeNumberOf(change), placed.row)
    if (placed?.kind === 'shot') putRow(shots, idOf(change), placed.row)
  }
  return { round, holes, shots }
}

function putRow<Key, Row>(rows: Map<Key, Row>, key: Key | undefined, row: Row | null): void {
  if (key === undefined) return
  if (row === null) rows.delete(key)
  else rows.set(key, row)
}

/**
 * A change on top of what was sent and of what waits of its row: the base of the first, the row of the last. Fields that
 * the golfer saw otherwise than they were sent count as they were seen. Undefined when nothing is left to send.
 */
export function foldedChange(
  under: RoundRows,
  waiting: PlayChange | undefined,
  change: PlayChange,
): PlayChange | undefined {
  switch (change.kind) {
    case 'round': {
      const { base, row } = folded(under.round, waiting?.kind === 'round' ? waiting : undefined, {
        ...change,
        merge: mergePlayedRound,
      })
      return row === null || isSamePlayed(base, row) ? undefined : { kind: 'round', base, row }
    }
    case 'hole': {
      const { base, row } = folded(holeOf(under, change), waiting?.kind === 'hole' ? waiting : undefined, {
        ...change,
        merge: mergePlayedHole,
      })
      return isSamePlayed(base, row) ? undefined : { kind: 'hole', base, row }
    }
    case 'shot': {
      const { base, row } = folded(shotOf(under, change), waiting?.kind === 'shot' ? waiting : undefined, {
        ...change,
        merge: mergePlayedShot,
      })
      return isSamePlayed(base, row) ? undefined : { kind: 'shot', base, row }
    }
  }
}

/** A change that was not taken, under what was changed since. */
export function putBack(sent: PlayChange, since: PlayChange | undefined): PlayChange {
  switch (sent.kind) {
    case 'round':
      return since?.kind === 'round' ? { ...sent, row: since.row } : sent
    case 'hole':
      return since?.kind === 'hole' ? { ...sent, row: since.row } : sent
    case 'shot':
      return since?.kind === 'shot' ? { ...sent, row: since.row } : sent
  }
}

/** Every row as one that the server does not have. */
export function additionsOf({ round, holes, shots }: RoundRows): readonly PlayChange[] {
  return [
    ...(round ? [{ kind: 'round' as const, base: null, row: round }] : []),
    ...[...holes.values()].map((row) => ({ kind: 'hole' as const, base: null, row })),
    ...[...shots.values()].map((row) => ({ kind: 'shot' as const, base: null, row })),
  ]
}

type Merge<Row> = (change: { readonly stored: Row | null; readonly base: Row | null; readonly wanted: Row }) => Row
type Wanted<Row> = { readonly base: Row | null; readonly row: Row | null }

function outcome<Row>({ base, row: wanted }: Wanted<Row>, stored: Row | null, merge: Merge<Row>): Row | null {
  return wanted && merge({ stored, base, wanted })
}

function folded<Row>(
  under: Row | null,
  waiting: Wanted<Row> | undefined,
  { base, row, merge }: Wanted<Row> & { readonly merge: Merge<Row> },
): Wanted<Row> {
  const seen = under && base && row ? merge({ stored: under, base: row, wanted: base }) : under
  return {
    base: waiting ? waiting.base : seen,
    row: outcome({ base, row }, waiting ? waiting.row : under, merge),
  }
}

function holeOf({ holes }: RoundRows, change: PlayChange): PlayedHole | null {
  return holes.get(holeNumberOf(change) ?? 0) ?? null
}

function shotOf({ shots }: RoundRows, change: PlayChange): PlayedShot | null {
  return shots.get(idOf(change)) ?? null
}

function idOf(change: PlayChange): string {
  return change.kind === 'shot' ? ((change.row ?? change.base)?.id ?? '') : ''
}
