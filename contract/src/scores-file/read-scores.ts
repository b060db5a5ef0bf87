import { readCsv } from '../csv.ts'
import type { CsvRow, ReadCsv } from '../csv.ts'
import { missingColumns, scoreColumns } from './score-columns.ts'
import type { RequiredColumn, ScoreColumn, ScoreColumns } from './score-columns.ts'
import { orderOf, readingsOf } from './score-day.ts'
import type { DateOrder, Readings } from './score-day.ts'
import type { FaultyLine, ScoreFault } from './score-fault.ts'
import { readScore } from './read-score.ts'
import type { FileRound } from './read-score.ts'

export type FileScore = { readonly line: number; readonly round: FileRound }

/** A date that may be either of two days, in a file that has none that says which. */
export type OpenDate = { readonly cell: string } & Readonly<Record<DateOrder, string>>

export type ScoresFile =
  | { readonly kind: 'refused'; readonly why: 'empty' | 'no-header' | 'too-long' }
  | { readonly kind: 'refused'; readonly why: 'quotes'; readonly line: number }
  | { readonly kind: 'refused'; readonly why: 'columns'; readonly missing: readonly RequiredColumn[] }
  | {
      readonly kind: 'read'
      /** In the order of the file. */
      readonly scores: readonly FileScore[]
      readonly faultyLines: readonly FaultyLine[]
      /** What the file calls the column that is taken for the adjusted score. */
      readonly scoreName: string
      /** The golfer tells which day it is, and the file is read again. */
      readonly openDate: OpenDate | undefined
    }

type Options = {
  /** The golfer's calendar day. */
  readonly today: string
  /** As the golfer has said; undefined before. */
  readonly order?: DateOrder | undefined
}

const SEPARATORS = [',', ';', '\t'] as const
/** Ten times what can be kept. */
const MOST_ROWS = 5_000
/** Titles may come before the names of columns. */
const HEADER_WITHIN_ROWS = 20
/** Of the columns that must be there: fewer are no header of scores. */
const FEWEST_NAMED = 2

/** The rounds of a CSV, one a line under a line that names the columns, and each line that is none. */
export function readScores(text: string, { today, order }: Options): ScoresFile {
  const csvs = SEPARATORS.map((separator) => readCsv(text, separator))
  const headers = csvs.flatMap((csv) => ('rows' in csv ? (headerOf(csv.rows) ?? []) : []))
  const [header] = headers.toSorted(byMissing)
  if (!header) return withoutHeader(csvs)
  if (header.below.length > MOST_ROWS) return { kind: 'refused', why: 'too-long' }
  const missing = missingColumns(header.columns)
  if (missing.length > 0) return { kind: 'refused', why: 'columns', missing }

  const lines = header.below.map((row) => lineOf(row, header.columns))
  const dates = lines.flatMap(({ readings }) => readings ?? [])
  const ofFile = orderOf(dates, { today })
  const certain = ofFile === 'open' ? order : ofFile === 'mixed' ? undefined : ofFile
  const read = lines.map((line) => ({ ...line, result: resultOf(line, header, { order: certain, today }) }))
  return {
    kind: 'read',
    scores: read.flatMap(({ line, result }) => ('faults' in result ? [] : [{ line, round: result }])),
    faultyLines: read.flatMap(({ line, result }) => ('faults' in result ? [{ line, faults: result.faults }] : [])),
    scoreName: header.cells[header.columns.adjustedGrossScore ?? -1] ?? '',
    openDate: ofFile === 'open' ? openDateOf(lines) : undefined,
  }
}

type Header = {
  readonly cells: readonly string[]
  readonly columns: ScoreColumns
  readonly below: readonly CsvRow[]
}

/** The line that names most of the columns. */
function headerOf(rows: readonly CsvRow[]): Header | undefined {
  const found = rows.slice(0, HEADER_WITHIN_ROWS).map(({ cells }, index) => ({
    cells,
    columns: scoreColumns(cells),
    below: rows.slice(index + 1),
  }))
  const [best] = found.toSorted(byMissing)
  return best && Object.keys(best.columns).length >= FEWEST_NAMED ? best : undefined
}

function byMissing(one: Header, other: Header): number {
  return missingColumns(one.columns).length - missingColumns(other.columns).length
}

/** Where no separator gives a header: as commas have it. */
function withoutHeader(csvs: readonly ReadCsv[]): ScoresFile {
  const [broken] = csvs.flatMap((csv) => ('brokenAtLine' in csv ? [csv.brokenAtLine] : []))
  if (broken !== undefined) return { kind: 'refused', why: 'quotes', line: broken }
  const isEmpty = csvs.some((csv) => 'rows' in csv && csv.rows.length === 0)
  return { kind: 'refused', why: isEmpty ? 'empty' : 'no-header' }
}

type ScoreLine = {
  readonly line: number
  readonly cells: readonly string[]
  readonly cell: (column: ScoreColumn) => string
  readonly readings: Readings | undefined
}

function lineOf({ line, cells }: CsvRow, columns: ScoreColumns): ScoreLine {
  const cell = (column: ScoreColumn) => cells[columns[column] ?? -1] ?? ''
  return { line, cells, cell, readings: readingsOf(cell('date')) }
}

function resultOf(
  line: ScoreLine,
  { cells: names }: Header,
  reading: { readonly order: DateOrder | undefined; readonly today: string },
): FileRound | { readonly faults: readonly ScoreFault[] } {
  const isOver = line.cells.slice(names.length).some((cell) => cell !== '')
  return isOver ? { faults: [{ kind: 'cells' }] } : readScore(line, reading)
}

function openDateOf(lines: readonly ScoreLine[]): OpenDate | undefined {
  for (const { cell, readings } of lines) {
    const { 'month-first': monthFirst, 'day-first': dayFirst } = readings ?? {}
    if (monthFirst === undefined || dayFirst === undefined || monthFirst === dayFirst) continue
    return { cell: cell('date'), 'month-first': monthFirst, 'day-first': dayFirst }
  }
  return undefined
}
