import * as z from 'zod/mini'
import { described } from './documented.ts'
import { KeptShot } from './shots.ts'

/** The columns of a shot in a file: every field once. */
const SHOT_COLUMNS = Object.keys(KeptShot.shape)

/** Shots as a table, a third of the size of a list. What a shot does not have is null. */
export const ShotTable = z.strictObject({
  columns: z.array(z.string()),
  rows: described(
    'Cells in the order of the columns.',
    z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))),
  ),
})
export type ShotTable = z.infer<typeof ShotTable>

export function shotTable(shots: readonly KeptShot[]): ShotTable {
  const rows = shots.map((shot) => SHOT_COLUMNS.map((column) => shot[column as keyof KeptShot] ?? null))
  return { columns: [...SHOT_COLUMNS], rows }
}

/** Columns in which null is a value, and not one that is missing. */
const NULLABLE_COLUMNS: readonly string[] = ['club'] satisfies readonly (keyof KeptShot)[]

/** A row by its columns, as it has to be checked; cells without a column are under their number. */
export function shotOfRow(columns: readonly string[], row: readonly unknown[]): Readonly<Record<string, unknown>> {
  const cells = row.map((cell, index) => [columns[index] ?? String(index), cell] as const)
  return Object.fromEntries(cells.filter(([column, cell]) => cell !== null || NULLABLE_COLUMNS.includes(column)))
}
