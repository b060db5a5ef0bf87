import type { PreferredUnits } from '@bagwise/golf/golfer'
import { readCsv } from './csv.ts'
import type { CsvRow } from './csv.ts'
import { headingOf } from './csv-columns.ts'
import type { CellValue, CsvColumn } from './csv-columns.ts'
import type { LineProblem } from './distances-csv.ts'

/** By the columns' fields. */
export type Fields = Readonly<Record<string, CellValue>>
export type ReadLine = { readonly line: number; readonly fields: Fields }
export type ReadLines = { readonly lines: readonly ReadLine[] } | { readonly problems: readonly LineProblem[] }

/** Far more than 60,000 shots take. */
const MOST_CHARACTERS = 20_000_000
const SHOWN_LENGTH = 40
const UNITS = ['yards', 'metres'] as const satisfies readonly PreferredUnits[]
/** 'left (ft)' is 'left' in feet. */
const UNIT_OF_HEADING = /^(.*) \(([^)]*)\)$/

/** The lines of a file with these columns, in any order and in either units; else what is wrong with it, line by line. */
export function linesOf(
  text: string,
  columns: readonly CsvColumn[],
  /** May be missing. */
  more: readonly CsvColumn[] = [],
): ReadLines {
  if (text.length > MOST_CHARACTERS) return refused(1, 'This is far longer than all your rounds.')
  const csv = readCsv(text)
  if ('brokenAtLine' in csv) return refused(csv.brokenAtLine, 'A quotation mark is missing or in the wrong place.')
  const [header, ...rows] = csv.rows
  const found = columns.map((column) => placeOf(column, header))
  const missing = found.flatMap((place) => ('problem' in place ? [place.problem] : []))
  if (missing.length > 0) return { problems: missing.map((message) => ({ line: header?.line ?? 1, message })) }
  const others = more.map((column) => placeOf(column, header))
  const places = [...found, ...others].flatMap((place) => ('problem' in place ? [] : [place]))
  const read = rows.map((row) => readLine(row, places))
  const problems = read.flatMap((line) => line.problems)
  return problems.length > 0 ? { problems } : { lines: read }
}

type Place = { readonly column: CsvColumn; readonly at: number; readonly units: PreferredUnits }

/** Where a column is and what its heading says of its unit. */
function placeOf(column: CsvColumn, header: CsvRow | undefined): Place | { readonly problem: string } {
  const names = (header?.cells ?? []).map((cell) => cell.trim().toLowerCase())
  for (const units of UNITS) {
    const at = names.indexOf(headingOf(column, units).toLowerCase())
    if (at !== -1) return { column, at, units }
  }
  const headings = [...new Set(UNITS.map((units) => `“${headingOf(column, units)}”`))].join(' or ')
  const wrong = names.find((name) => name === column.name || UNIT_OF_HEADING.exec(name)?.[1] === column.name)
  return {
    problem:
      wrong === undefined
        ? `The column ${headings} is missing.`
        : `“${wrong}” has the wrong unit: it must be ${headings}.`,
  }
}

function readLine(
  { line, cells }: CsvRow,
  places: readonly Place[],
): ReadLine & { readonly problems: readonly LineProblem[] } {
  const problems: LineProblem[] = []
  const fields = places.map(({ column, at, units }) => {
    const text = cells[at]?.trim() ?? ''
    const value = column.read(text, units)
    if (value === undefined) {
      const heading = `“${headingOf(column, units)}”`
      const shown = `“${text.slice(0, SHOWN_LENGTH).toWellFormed()}” in ${heading}`
      const what = text === '' ? `${heading} is empty: it` : shown
      problems.push({ line, message: `${what} must be ${column.rule(units)}.` })
    }
    return [column.field, value ?? null] as const
  })
  return { line, fields: Object.fromEntries(fields), problems }
}

function refused(line: number, message: string): ReadLines {
  return { problems: [{ line, message }] }
}
