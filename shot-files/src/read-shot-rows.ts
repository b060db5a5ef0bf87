import { MOST_SHOTS } from '@bagwise/golf/distances/club-distance'
import { columnName, isForbidden } from './column-name.ts'
import type { FileRow } from './file-row.ts'
import type { Format } from './formats.ts'
import { HEADER_WITHIN_ROWS, columnsOf, couldBeHeader, formatOf, isNumber, isUnitRow } from './header.ts'
import type { Columns } from './header.ts'
import { daysIn } from './read-days.ts'
import { readRows } from './read-rows.ts'
import type { Layout } from './read-rows.ts'
import { refused } from './refused.ts'
import type { ColumnChoice, LayoutSource, ReadingOptions, ReadOutcome, UnknownColumns } from './shot-file.ts'
import * as copy from './shot-files.copy.ts'

/** Titles, names of columns and units stand between the shots. */
export const MOST_ROWS = MOST_SHOTS + HEADER_WITHIN_ROWS
const SAMPLE_ROWS = 3

type FoundLayout = Layout & { readonly source: LayoutSource }

/** The shots of a file's rows, as of `readShotFile`. */
export function readShotRows(rows: readonly FileRow[], options: ReadingOptions, seen: Set<string>): ReadOutcome {
  if (rows.length > MOST_ROWS) return refused(undefined, copy.tooLong)
  const beginning = rows.slice(0, HEADER_WITHIN_ROWS)
  const targetRange = beginning.find(({ cells }) => cells.some((cell) => /^target range\b/i.test(cell)))
  if (targetRange) return refused(targetRange.line, copy.targetRange)
  const forbidden = rows.find(({ cells }) => cells.some(isForbidden))
  if (forbidden) return refused(forbidden.line, copy.forbidden)

  const known = knownHeader(beginning)
  const headerIndex = known?.index ?? likelyHeader(rows)
  const header = rows[headerIndex]
  if (!header) return refused(undefined, copy.noHeader)
  const { cells: names } = header
  if (!known && isOwnExport(names)) return refused(header.line, copy.ownExport)
  const choice = options.choices.find((made) => made.names.join('\n') === names.join('\n'))
  if (choice) return shotsOf(rows, chosenLayout(rows, headerIndex, choice), { ...options, units: choice.units }, seen)
  if (known) return shotsOf(rows, layoutAt(rows, known), options, seen)
  const named = layoutAt(rows, { format: undefined, index: headerIndex })
  const isNamed = named.columns.club.at >= 0 && named.columns.carry.at >= 0
  if (isNamed) return shotsOf(rows, named, options, seen)
  return { kind: 'columns', columns: unknownColumns(rows, named, options) }
}

type Header = { readonly format: Format | undefined; readonly index: number }

function knownHeader(rows: readonly FileRow[]): Header | undefined {
  const found = rows.flatMap(({ cells }, index) => {
    const like = formatOf(cells)
    return like ? [{ ...like, index }] : []
  })
  return found.toSorted((a, b) => b.share - a.share)[0]
}

/** The row with the most names of those above numbers: titles, players and dates come before it, in fewer cells. */
function likelyHeader(rows: readonly FileRow[]): number {
  const candidates = rows.slice(0, HEADER_WITHIN_ROWS).flatMap(({ cells }, index) => {
    const isAboveNumbers = rows.slice(index + 1, index + 1 + SAMPLE_ROWS).some(hasNumber)
    if (!couldBeHeader(cells) || !isAboveNumbers) return []
    const nameCount = cells.filter((cell) => cell !== '').length
    return [{ index, nameCount, isNear: isHeaderNear(rows, index) }]
  })
  const [likeliest] = candidates.toSorted(
    (a, b) => b.nameCount - a.nameCount || Number(b.isNear) - Number(a.isNear) || a.index - b.index,
  )
  return likeliest?.index ?? -1
}

/** Numbers stand right below it, or below its units. */
function isHeaderNear(rows: readonly FileRow[], index: number): boolean {
  const below = rows[index + 1]
  const first = below && isUnitRow(below.cells) ? rows[index + 2] : below
  return first !== undefined && hasNumber(first)
}

function layoutAt(rows: readonly FileRow[], { format, index }: Header): FoundLayout {
  return {
    format,
    source: format ? 'monitor' : 'names',
    headerIndex: index,
    columns: columnsAt(rows, index),
    columnsAt: (at) => columnsAt(rows, at),
  }
}

function columnsAt(rows: readonly FileRow[], index: number): Columns {
  const below = rows[index + 1]?.cells
  return columnsOf(rows[index]?.cells ?? [], below && isUnitRow(below) ? below : undefined)
}

function chosenLayout(rows: readonly FileRow[], headerIndex: number, choice: ColumnChoice): FoundLayout {
  const { club, carry, offline, units } = choice
  const column = (at: number) => ({ at, unit: units })
  const columns: Columns = {
    ...columnsAt(rows, headerIndex),
    club: { at: club, unit: undefined },
    carry: column(carry),
    side: column(offline),
    lengthUnit: units,
  }
  return { format: undefined, source: 'golfer', headerIndex, columns, columnsAt: () => columns }
}

function shotsOf(
  rows: readonly FileRow[],
  layout: FoundLayout,
  options: ReadingOptions,
  seen: Set<string>,
): ReadOutcome {
  const { shots, leftOut, air, areUnitsAssumed } = readRows({ rows, layout, units: options.units, seen })
  if (shots.length === 0) return { kind: 'no-shots', leftOut }
  const { format, source } = layout
  const found = unknownColumns(rows, layout, { ...options, units: format?.units ?? options.units })
  // Samples may be personal: only what the golfer may be asked about leaves the reader.
  const columns = source === 'monitor' ? {} : { columns: found }
  const { units } = found.guess
  const { vendor } = format ?? {}
  const days = daysIn(rows, layout)
  return {
    kind: 'shots',
    file: { vendor, layout: source, ...columns, units, areUnitsAssumed, air, days, shots, leftOut },
  }
}

/** Samples of the columns, and what they are taken for. */
function unknownColumns(
  rows: readonly FileRow[],
  { headerIndex, columns }: Layout,
  { units }: ReadingOptions,
): UnknownColumns {
  const names = rows[headerIndex]?.cells ?? []
  const { club, carry, side, lengthUnit } = columns
  const isSaid = lengthUnit === 'yards' || lengthUnit === 'metres'
  return {
    samples: rows.slice(headerIndex + 1, headerIndex + 1 + SAMPLE_ROWS).map(({ cells }) => cells),
    guess: { names, club: club.at, carry: carry.at, offline: side.at, units: isSaid ? lengthUnit : units },
  }
}

/** `contract/src/distances-csv.ts` writes it. */
function isOwnExport(header: readonly string[]): boolean {
  const names = new Set(header.map((cell) => columnName(cell).name))
  return ['club', 'carry', 'source'].every((name) => names.has(name))
}

function hasNumber({ cells }: FileRow): boolean {
  return cells.some(isNumber)
}
