import { COLUMN_NAMES, FORMATS } from './formats.ts'
import type { Format } from './formats.ts'
import { columnName, unitOf } from './column-name.ts'
import type { ColumnName, ColumnUnit } from './column-name.ts'
import { readFigure } from './figure.ts'

/** Where the names stand is found within so many lines: titles and dates come before them. */
export const HEADER_WITHIN_ROWS = 60
/** A layout is known when half of what tells it from the others is there. */
const KNOWN_FROM_SHARE = 0.5
/** One unit alone may be a word by chance. */
const FEWEST_UNITS = 2

/** Where a shot's figures stand; a column that is not there is -1. */
export type Columns = Readonly<Record<keyof typeof COLUMN_NAMES, number>> & {
  readonly carryUnit: ColumnUnit | undefined
  readonly offlineUnit: ColumnUnit | undefined
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
  const at = (field: keyof typeof COLUMN_NAMES) => {
    const isLength = field === 'carry' || field === 'offline'
    for (const name of COLUMN_NAMES[field]) {
      const index = columns.findIndex((column) => column.name === name && !(isLength && column.unit === 'other'))
      if (index >= 0) return index
    }
    return -1
  }
  const [carry, offline] = [at('carry'), at('offline')]
  return {
    club: at('club'),
    carry,
    offline,
    smash: at('smash'),
    counts: at('counts'),
    carryUnit: columns[carry]?.unit,
    offlineUnit: columns[offline]?.unit,
  }
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
