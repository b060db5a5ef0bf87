import { isSameValue } from '@bagwise/contract/profile-document'
import { fieldOf } from '#storage/local-copy.ts'
import { NO_EDITS } from './edit-state.ts'
import type { GolferEdits } from './edit-state.ts'
import { editsOf, rowChanges } from './row-codec.ts'

/** What tells who somebody is: none of it may stay on a device after sign-out. */
const NAME_PATHS: ReadonlySet<string> = new Set(['firstName', 'lastName', 'email'])

export type OthersEdits = {
  /** Edits of other golfers that wait on this device. */
  readonly editCount: number
  /** Those among them that hold a name or an e-mail address. */
  readonly nameCount: number
}

export function othersAmong(golfer: string, rows: readonly unknown[]): OthersEdits {
  const others = rows.filter((row) => fieldOf(row, 'golfer') !== golfer)
  return { editCount: others.length, nameCount: others.filter(holdsName).length }
}

export function holdsName(row: unknown): boolean {
  return pathsOf(row).some((path) => NAME_PATHS.has(path))
}

/** The rows that stand for the edits. */
export function rowsOf(golfer: string, edits: GolferEdits): readonly unknown[] {
  return rowChanges(golfer, NO_EDITS, edits).map(({ row }) => row)
}

/** The rows of the edits that are not among the ones the golfer gave up. */
export function rowsSince(golfer: string, edits: GolferEdits, givenUp: readonly unknown[]): readonly unknown[] {
  return rowsOf(golfer, edits).filter((row) => !isAmong(givenUp, row))
}

/** What stays of a row on the device: all but what was given up, names, and what nobody can read. */
export function rowAfterSignOut(row: unknown, givenUp: readonly unknown[]): unknown {
  if (!isReadable(row) || isAmong(givenUp, row)) return undefined
  return holdsName(row) ? withoutNames(row) : row
}

export function isReadable(row: unknown): boolean {
  const golfer = fieldOf(row, 'golfer')
  return typeof golfer === 'string' && editsOf(golfer, [row]) !== NO_EDITS
}

/** The rest of a batch; its id stays, so that nothing of it is applied twice. */
function withoutNames(row: unknown): unknown {
  const set = fieldOf(row, 'set')
  if (typeof row !== 'object' || typeof set !== 'object' || set === null) return undefined
  const rest = Object.entries(set).filter(([path]) => !NAME_PATHS.has(path))
  return rest.length > 0 ? { ...row, set: Object.fromEntries(rest) } : undefined
}

function pathsOf(row: unknown): readonly string[] {
  const set = fieldOf(row, 'set')
  if (typeof set === 'object' && set !== null) return Object.keys(set)
  const path = fieldOf(row, 'path')
  return typeof path === 'string' ? [path] : []
}

export function isAmong(rows: readonly unknown[], row: unknown): boolean {
  return rows.some((other) => isSameValue(other, row))
}
