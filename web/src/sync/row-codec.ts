import { CONTRACT_VERSION } from '@bagwise/contract/contract-version'
import { isSameValue } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { ProfileBatch, ProfileChange } from '@bagwise/contract/profile'
import type { StoredBagClub } from '@bagwise/contract/profile-fields'
import { withoutAssumed } from '@bagwise/contract/unsourced-profile'
import { fieldOf } from '#storage/local-copy.ts'
import { fields, only, recordOf, text } from '#storage/parsers.ts'
import { NO_EDITS } from './edit-state.ts'
import type { GolferEdits } from './edit-state.ts'
import { isValueAt } from '#storage/profile-shape.ts'

/** Rises when the form of a row changes. Rows of another version are left where they are. */
export const ROW_SCHEMA = 1

/** One edit, or one batch, of one golfer. */
type StoredRow = {
  readonly schema: typeof ROW_SCHEMA
  readonly golfer: string
  /** Of the page that wrote it; pages of before wrote none. */
  readonly contract: number
} & (
  | ({ readonly kind: 'waiting'; readonly path: string } & ProfileChange)
  | { readonly kind: 'inflight'; readonly batch: string; readonly set: Readonly<Record<string, ProfileChange>> }
  | { readonly kind: 'refused'; readonly path: string; readonly value: unknown; readonly message: string }
)

type RowKey = [golfer: string, kind: string, pathOrBatch: string]
export type RowChange = { readonly key: RowKey; readonly row: StoredRow | undefined }

/** What has to be written so that the rows say `after` instead of `before`. */
export function rowChanges(golfer: string, before: GolferEdits, after: GolferEdits): readonly RowChange[] {
  const old = rowsByKey(golfer, before)
  const wanted = rowsByKey(golfer, after)
  const gone = [...old].filter(([key]) => !wanted.has(key)).map(([, { key }]) => ({ key, row: undefined }))
  const changed = [...wanted].filter(([key, { row }]) => !isSameValue(old.get(key)?.row, row)).map(([, entry]) => entry)
  return [...gone, ...changed]
}

/** A row as the device holds it. Its key may be another than the one it would get today. */
export type PlacedRow = { readonly key: IDBValidKey; readonly row: unknown }

/** Where to write what, so that the golfer's rows say `after`. Rows that cannot be read keep their place. */
export function rowWrites(golfer: string, placed: readonly PlacedRow[], after: GolferEdits): readonly RowWrite[] {
  const before = editsOf(
    golfer,
    placed.map(({ row }) => row),
  )
  const placedKeys = placed.map(({ key, row }) => ({ key, name: nameOf(golfer, row) }))
  return rowChanges(golfer, before, after).flatMap(({ key, row }): readonly RowWrite[] => {
    const own = placedKeys.filter(({ name }) => name === key.join(' ')).map((placedKey) => placedKey.key)
    if (!row) return own.map((ownKey) => ({ key: ownKey, row: undefined }))
    return [{ key: own[0] ?? freeKey(key, placed), row }]
  })
}

export type RowWrite = { readonly key: IDBValidKey; readonly row: StoredRow | undefined }

/** The key, or one beside it when a row stands there that this page does not understand. */
function freeKey(key: readonly string[], placed: readonly PlacedRow[]): IDBValidKey {
  const isTaken = placed.some((other) => isSameValue(other.key, key))
  return isTaken ? freeKey([...key, String(ROW_SCHEMA)], placed) : [...key]
}

/** The key that the row would get today, in words; undefined when it cannot be read. */
function nameOf(golfer: string, row: unknown): string | undefined {
  const edits = readRow(NO_EDITS, { row, golfer })
  return edits && [...rowsByKey(golfer, edits).keys()][0]
}

/** The golfer's edits as the rows tell them. Rows that cannot be read are left out; they stay on the device. */
export function editsOf(golfer: string, rows: readonly unknown[]): GolferEdits {
  return rows.reduce<GolferEdits>((edits, row) => {
    if (!isOfToday(golfer, row)) return edits
    const more = readRow(edits, { row, golfer })
    if (!more) console.error('An edit kept on this device cannot be read', fieldOf(row, 'kind'), fieldOf(row, 'path'))
    return more ?? edits
  }, NO_EDITS)
}

function isOfToday(golfer: string, row: unknown): boolean {
  return fieldOf(row, 'golfer') === golfer && fieldOf(row, 'schema') === ROW_SCHEMA
}

/** The edits with that of the row; undefined when it cannot be read. */
function readRow(edits: GolferEdits, { row, golfer }: { row: unknown; golfer: string }): GolferEdits | undefined {
  if (!isOfToday(golfer, row)) return undefined
  switch (fieldOf(row, 'kind')) {
    case 'inflight': {
      const batch = parseBatch(row)
      if (!batch) return undefined
      const set = Object.fromEntries(
        Object.entries(batch.set).map(([path, change]) => [path, asOfToday(row, path, change)]),
      )
      return { ...edits, batches: oldestFirst([...edits.batches, { ...batch, set, golfer }]) }
    }
    case 'waiting': {
      const path = parsePath(fieldOf(row, 'path'))
      const change = path === undefined ? undefined : changeAt(path, row)
      return change && path !== undefined
        ? { ...edits, waiting: { ...edits.waiting, [path]: asOfToday(row, path, change) } }
        : undefined
    }
    case 'refused': {
      const refusal = parseRefusal(row)
      return refusal && { ...edits, refused: [...edits.refused, { ...refusal, value: fieldOf(row, 'value') }] }
    }
    default:
      return undefined
  }
}

const parsePath = only(text, (path) => parseProfilePath(path) !== undefined)
const parseBatch = fields({ batch: text, set: only(recordOf(changeAt), (set) => Object.keys(set).length > 0) })
const parseRefusal = fields({ path: parsePath, message: text })

/** Ids begin with the time at which the batch was made up. */
export function oldestFirst(batches: readonly ProfileBatch[]): readonly ProfileBatch[] {
  return batches.toSorted((one, other) => (one.batch < other.batch ? -1 : 1))
}

function changeAt(path: string, change: unknown): ProfileChange | undefined {
  const parsed = parseProfilePath(path)
  const value = fieldOf(change, 'value')
  return parsed && isValueAt(parsed, value) ? { base: fieldOf(change, 'base') ?? null, value } : undefined
}

/** A page of before put usual lofts and flexes into a whole club; single fields were entered. */
function asOfToday(row: unknown, path: string, change: ProfileChange): ProfileChange {
  const parsed = parseProfilePath(path)
  if (fieldOf(row, 'contract') !== undefined || parsed?.kind !== 'club' || change.value === null) return change
  // The border: `changeAt` has looked at it.
  return { ...change, value: withoutAssumed(parsed.club, change.value as StoredBagClub) }
}

function rowsByKey(
  golfer: string,
  { waiting, batches, refused }: GolferEdits,
): ReadonlyMap<string, { readonly key: RowKey; readonly row: StoredRow }> {
  const stamp = { schema: ROW_SCHEMA, golfer, contract: CONTRACT_VERSION } as const
  const rows: StoredRow[] = [
    ...Object.entries(waiting).map(([path, change]) => ({ ...stamp, kind: 'waiting' as const, path, ...change })),
    ...batches.map(({ batch, set }) => ({ ...stamp, kind: 'inflight' as const, batch, set })),
    ...refused.map((refusal) => ({ ...stamp, kind: 'refused' as const, ...refusal })),
  ]
  return new Map(
    rows.map((row) => {
      const key: RowKey = [golfer, row.kind, row.kind === 'inflight' ? row.batch : row.path]
      return [key.join(' '), { key, row }]
    }),
  )
}
