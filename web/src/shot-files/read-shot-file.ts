import { MOST_SHOTS } from '@bagwise/golf/distances/club-distance'
import { columnName, isForbidden } from './column-name.ts'
import { csvRows } from './csv-rows.ts'
import type { FileRow } from './csv-rows.ts'
import type { Format } from './formats.ts'
import { columnsOf, couldBeHeader, formatOf, HEADER_WITHIN_ROWS, isNumber, isUnitRow } from './header.ts'
import type { Columns } from './header.ts'
import { readRows } from './read-rows.ts'
import type { Layout } from './read-rows.ts'
import type { ColumnChoice, FileProblem, ReadingOptions, ReadOutcome, UnknownColumns } from './shot-file.ts'
import * as copy from './shot-files.copy.ts'
import { numberText } from '#quantities/number-text.ts'

/** Titles, names of columns and units stand between the shots. */
const MOST_ROWS = MOST_SHOTS + HEADER_WITHIN_ROWS
const SAMPLE_ROWS = 3
/** Looking at every cell takes time. */
const FORBIDDEN_SOMEWHERE = /__proto__|constructor|prototype/

/**
 * Every shot of a launch monitor's CSV, in yards, and every line left out with the reason; or that the golfer has to
 * name the columns; or why nothing can be read. Never throws, whatever the text is.
 */
export function readShotFile(
  text: string,
  options: ReadingOptions,
  onProgress: (share: number) => void = () => {},
): ReadOutcome {
  if (text.trim() === '') return refused(undefined, copy.empty)
  if (text.includes('\0')) return refused(undefined, copy.noText)
  const csv = csvRows(text, { mostRows: MOST_ROWS, onProgress })
  if ('brokenAtLine' in csv) return refused(csv.brokenAtLine, copy.quotes)
  const { rows } = csv
  if (rows.length > MOST_ROWS) return refused(undefined, copy.tooLong(numberText(MOST_SHOTS)))
  const beginning = rows.slice(0, HEADER_WITHIN_ROWS)
  const targetRange = beginning.find(({ cells }) => cells.some((cell) => /^target range\b/i.test(cell)))
  if (targetRange) return refused(targetRange.line, copy.targetRange)
  const forbidden = FORBIDDEN_SOMEWHERE.test(text) && rows.find(({ cells }) => cells.some(isForbidden))
  if (forbidden) return refused(forbidden.line, copy.forbidden)

  const known = knownHeader(beginning)
  if (known) return shotsOf(rows, layoutOf(rows, known), options)

  const headerIndex = beginning.findIndex(
    ({ cells }, index) => couldBeHeader(cells) && rows.slice(index + 1, index + 1 + SAMPLE_ROWS).some(hasNumber),
  )
  const header = beginning[headerIndex]
  if (!header) return refused(undefined, copy.noHeader)
  const { cells: names } = header
  if (isOwnExport(names)) return refused(header.line, copy.ownExport)
  const choice = options.choices.find((made) => made.names.join('\n') === names.join('\n'))
  if (choice) return shotsOf(rows, chosenLayout(headerIndex, choice), { ...options, units: choice.units })
  return { kind: 'columns', columns: unknownColumns(rows, headerIndex, options) }
}

type KnownHeader = { readonly format: Format; readonly index: number }

function knownHeader(rows: readonly FileRow[]): KnownHeader | undefined {
  const found = rows.flatMap(({ cells }, index) => {
    const like = formatOf(cells)
    return like ? [{ ...like, index }] : []
  })
  return found.toSorted((a, b) => b.share - a.share)[0]
}

function layoutOf(rows: readonly FileRow[], { format, index }: KnownHeader): Layout {
  return { format, headerIndex: index, columns: columnsAt(rows, index), columnsAt: (at) => columnsAt(rows, at) }
}

function columnsAt(rows: readonly FileRow[], index: number): Columns {
  const below = rows[index + 1]?.cells
  return columnsOf(rows[index]?.cells ?? [], below && isUnitRow(below) ? below : undefined)
}

function chosenLayout(headerIndex: number, { club, carry, offline, units }: ColumnChoice): Layout {
  const columns = { club, carry, offline, smash: -1, counts: -1, carryUnit: units, offlineUnit: units }
  return { format: undefined, headerIndex, columns, columnsAt: () => columns }
}

function shotsOf(rows: readonly FileRow[], layout: Layout, { units }: ReadingOptions): ReadOutcome {
  const { shots, leftOut, areUnitsAssumed } = readRows(rows, layout, units)
  if (shots.length === 0) return { kind: 'no-shots', leftOut }
  const { format, columns } = layout
  const own = format?.units ?? units
  const said = columns.carryUnit === 'metres' ? 'metres' : columns.carryUnit === 'yards' ? 'yards' : own
  return { kind: 'shots', file: { vendor: format?.vendor, units: said, areUnitsAssumed, shots, leftOut } }
}

function unknownColumns(rows: readonly FileRow[], headerIndex: number, { units }: ReadingOptions): UnknownColumns {
  const names = rows[headerIndex]?.cells ?? []
  const { club, carry, offline, carryUnit } = columnsAt(rows, headerIndex)
  const isSaid = carryUnit === 'yards' || carryUnit === 'metres'
  return {
    samples: rows.slice(headerIndex + 1, headerIndex + 1 + SAMPLE_ROWS).map(({ cells }) => cells),
    guess: { names, club, carry, offline, units: isSaid ? carryUnit : units },
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

function refused(line: FileProblem['line'], message: string): ReadOutcome {
  return { kind: 'refused', problem: { line, message } }
}
