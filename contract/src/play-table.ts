import * as z from 'zod/mini'
import { PlayedHole, PlayedShot } from './play.ts'

/**
 * Rows of a file, each a line with commas between its cells: none of them is a text that could have one. As cells of
 * JSON the shots of a golfer would be more than a million values, several times what an import may have.
 */
export const PlayTable = z.strictObject({ columns: z.array(z.string()), rows: z.array(z.string()) })
export type PlayTable = z.infer<typeof PlayTable>

/** Fields that are objects have a column for each part, such as `rest.alongYards`; empty where there is none. */
const PLACE = ['alongYards', 'acrossYards']
const PARTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['pin', PLACE],
  ['rest', [...PLACE, 'sdYards']],
  ['air', ['headwindMph', 'crosswindMph', 'temperatureF']],
  ['at', PLACE],
])

export function playedHoleTable(holes: readonly PlayedHole[]): PlayTable {
  return tableOf(Object.keys(PlayedHole.shape), holes)
}

export function playedShotTable(shots: readonly PlayedShot[]): PlayTable {
  return tableOf(Object.keys(PlayedShot.shape), shots)
}

function tableOf(fields: readonly string[], rows: readonly object[]): PlayTable {
  const columns = fields.flatMap((field) => PARTS.get(field)?.map((part) => `${field}.${part}`) ?? [field])
  const paths = columns.map(pathOf)
  return { columns, rows: rows.map((row) => paths.map((path) => cellOf(row, path)).join(',')) }
}

type ColumnPath = { readonly field: string; readonly part: string | undefined }

function pathOf(column: string): ColumnPath {
  const [field = '', part] = column.split('.')
  return { field, part }
}

function cellOf(row: object, { field, part }: ColumnPath): string {
  const value: unknown = Reflect.get(row, field)
  return String((part === undefined || value === null ? value : Reflect.get(Object(value), part)) ?? '')
}

const NUMBER = /^-?\d+(?:\.\d+)?$/

/** Reads lines by their columns into rows as they have to be checked; cells without a column are under their number. */
export function lineReader(columns: readonly string[]): (line: string) => Readonly<Record<string, unknown>> {
  const paths = columns.map(pathOf)
  return (line) => {
    const row = new Map<string, unknown>()
    for (const [index, cell] of line.split(',').entries()) {
      const { field, part } = paths[index] ?? pathOf(String(index))
      const value = valueOf(cell)
      if (part === undefined) row.set(field, value)
      else row.set(field, value === null ? (row.get(field) ?? null) : { ...Object(row.get(field)), [part]: value })
    }
    return Object.fromEntries(row)
  }
}

function valueOf(cell: string): unknown {
  if (cell === '') return null
  if (cell === 'true' || cell === 'false') return cell === 'true'
  return NUMBER.test(cell) ? Number(cell) : cell
}
