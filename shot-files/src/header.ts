import { columnName, isLengthUnit, unitOf } from './column-name.ts'
import type { ColumnName, ColumnUnit, LengthUnit } from './column-name.ts'
import { canHold, COLUMN_NAMES } from './column-names.ts'
import type { ColumnField } from './column-names.ts'
import { readFigure } from './figure.ts'
import { FORMATS } from './formats.ts'
import type { Format } from './formats.ts'

/** Where the names stand is found within so many lines: titles and dates come before them. */
export const HEADER_WITHIN_ROWS = 60
/** A layout is known when half of what tells it from the others is there. */
const KNOWN_FROM_SHARE = 0.5
/** One unit alone may be a word by chance. */
const FEWEST_UNITS = 2
const FIELDS = Object.keys(COLUMN_NAMES) as readonly ColumnField[]

/** A column that is not there has the place -1. */
type Column = { readonly at: number; readonly unit: ColumnUnit | undefined }

/** Where a shot's figures stand. */
export type Columns = Readonly<Record<ColumnField, Column>> & {
  /** Of the lengths that name none of their own. */
  readonly lengthUnit: LengthUnit | undefined
}

/** The layout that the row is the header of. */
export function formatOf(cells: readonly string[]): { readonly format: Format; readonly share: number } | undefined {
  const found = new Set(cells.map((cell) => columnName(cell).name))
  const [likeliest] = FORMATS.map((format) => ({
    format,
    share: format.signature.filter((name) => found.has(name)).length / format.signature.length,
  })).toSorted((a, b) => b.share - a.share)
  return likeliest && likeliest.share >= KNOWN_FROM_SHARE ? likeliest : undefined
}

/** The columns by their names, and by the units below them where names repeat: never by their place. */
export function columnsOf(header: readonly string[], units: readonly string[] | undefined): Columns {
  const columns = header.map((cell, index): ColumnName => {
    const { name, unit } = columnName(cell)
    return { name, unit: unit ?? unitOf(units?.[index] ?? '') }
  })
  const found = Object.fromEntries(FIELDS.map((field) => [field, columnOf(columns, field)])) as Record<
    ColumnField,
    Column
  >
  const lengthUnit = [found.carry, found.total, found.side].map(({ unit }) => unit).find(isLengthUnit)
  return { ...found, lengthUnit }
}

function columnOf(columns: readonly ColumnName[], field: ColumnField): Column {
  for (const name of COLUMN_NAMES[field].names) {
    const at = columns.findIndex((column) => column.name === name && canHold(field, name, column.unit))
    if (at >= 0) return { at, unit: columns[at]?.unit }
  }
  return { at: -1, unit: undefined }
}

/** Whether the row says nothing but in which units the columns below a header are. */
export function isUnitRow(cells: readonly string[]): boolean {
  const units = cells.filter((cell) => unitOf(cell) !== undefined)
  return units.length >= FEWEST_UNITS && !cells.some(isNumber)
}

/** Whether the row could hold names of columns, although of no layout that is known. */
export function couldBeHeader(cells: readonly string[]): boolean {
  return cells.filter((cell) => cell !== '').length >= 2 && !cells.some(isNumber)
}

export function isNumber(cell: string): boolean {
  return readFigure(cell) !== undefined
}
