import { isSameValue } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { ProfileChange } from '@bagwise/contract/profile'
import { fieldOf } from '#api/local-copy.ts'
import { NO_EDITS } from './edit-rows.ts'
import type { GolferEdits } from './edit-rows.ts'
import { isValueAt } from './profile-shape.ts'

/** Rises when the form of a row changes. Rows of another version are left where they are. */
const ROW_SCHEMA = 1

/** One edit, or one batch, of one golfer. */
type StoredRow = { readonly schema: typeof ROW_SCHEMA; readonly golfer: string } & (
  | ({ readonly kind: 'waiting'; readonly path: string } & ProfileChange)
  | { readonly kind: 'inflight'; readonly batch: string; readonly set: Readonly<Record<string, ProfileChange>> }
  | { readonly kind: 'refused'; readonly path: string; readonly value: unknown; readonly message: string }
)

type RowKey = [golfer: string, kind: string, path: string]
export type RowChange = { readonly key: RowKey; readonly row: StoredRow | undefined }

/** What has to be written so that the rows say `after` instead of `before`. */
export function rowChanges(golfer: string, before: GolferEdits, after: GolferEdits): readonly RowChange[] {
  const old = rowsByKey(golfer, before)
  const wanted = rowsByKey(golfer, after)
  const gone = [...old].filter(([key]) => !wanted.has(key)).map(([, { key }]) => ({ key, row: undefined }))
  const changed = [...wanted].filter(([key, { row }]) => !isSameValue(old.get(key)?.row, row)).map(([, entry]) => entry)
  return [...gone, ...changed]
}

/** The golfer's edits with the changes that another set of rows went through. */
export function withRowChanges(golfer: string, edits: GolferEdits, changes: readonly RowChange[]): GolferEdits {
  const rows = new Map<string, unknown>([...rowsByKey(golfer, edits)].map(([text, { row }]) => [text, row]))
  for (const { key, row } of changes) {
    if (row) rows.set(key.join(' '), row)
    else rows.delete(key.join(' '))
  }
  return editsOf(golfer, [...rows.values()])
}

/** The golfer's edits as the rows tell them. Rows that cannot be read are left out; they stay on the device. */
export function editsOf(golfer: string, rows: readonly unknown[]): GolferEdits {
  return rows.reduce<GolferEdits>((edits, row) => {
    if (fieldOf(row, 'golfer') !== golfer || fieldOf(row, 'schema') !== ROW_SCHEMA) return edits
    const more = withRow(edits, { row, golfer })
    if (!more) console.error('An edit kept on this device cannot be read', fieldOf(row, 'kind'), fieldOf(row, 'path'))
    return more ?? edits
  }, NO_EDITS)
}

function withRow(edits: GolferEdits, { row, golfer }: { row: unknown; golfer: string }): GolferEdits | undefined {
  const kind = fieldOf(row, 'kind')
  if (kind === 'inflight') {
    const batch = fieldOf(row, 'batch')
    const set = changesIn(fieldOf(row, 'set'))
    return set && typeof batch === 'string' ? { ...edits, inflight: { batch, golfer, set } } : undefined
  }

  const path = fieldOf(row, 'path')
  if (typeof path !== 'string' || !parseProfilePath(path)) return undefined
  if (kind === 'waiting') {
    const change = changeIn(path, row)
    return change && { ...edits, waiting: { ...edits.waiting, [path]: change } }
  }

  const message = fieldOf(row, 'message')
  if (kind !== 'refused' || typeof message !== 'string') return undefined
  return { ...edits, refused: [...edits.refused, { path, value: fieldOf(row, 'value'), message }] }
}

function changesIn(set: unknown): Readonly<Record<string, ProfileChange>> | undefined {
  if (typeof set !== 'object' || set === null) return undefined
  const changes = Object.entries(set).map(([path, change]) => [path, changeIn(path, change)] as const)
  const readable = changes.flatMap(([path, change]) => (change ? [[path, change] as const] : []))
  return readable.length === changes.length && changes.length > 0 ? Object.fromEntries(readable) : undefined
}

function changeIn(path: string, change: unknown): ProfileChange | undefined {
  const parsed = parseProfilePath(path)
  const value = fieldOf(change, 'value')
  return parsed && isValueAt(parsed, value) ? { base: fieldOf(change, 'base') ?? null, value } : undefined
}

function rowsByKey(
  golfer: string,
  { waiting, inflight, refused }: GolferEdits,
): ReadonlyMap<string, { readonly key: RowKey; readonly row: StoredRow }> {
  const stamp = { schema: ROW_SCHEMA, golfer } as const
  const rows: StoredRow[] = [
    ...Object.entries(waiting).map(([path, change]) => ({ ...stamp, kind: 'waiting' as const, path, ...change })),
    ...(inflight ? [{ ...stamp, kind: 'inflight' as const, batch: inflight.batch, set: inflight.set }] : []),
    ...refused.map((refusal) => ({ ...stamp, kind: 'refused' as const, ...refusal })),
  ]
  return new Map(
    rows.map((row) => {
      const key: RowKey = [golfer, row.kind, row.kind === 'inflight' ? '' : row.path]
      return [key.join(' '), { key, row }]
    }),
  )
}
