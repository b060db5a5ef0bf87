import { isPossibleCarry, isPossibleOffline } from '@bagwise/golf/shot-import/measured-shot'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { metresFromFeet, yardsFromMetres } from '@bagwise/golf/units'
import type { ColumnUnit, LengthUnit } from './column-name.ts'
import type { FileRow } from './csv-rows.ts'
import { readFigure } from './figure.ts'
import type { Figure } from './figure.ts'
import type { Format } from './formats.ts'
import { formatOf, isUnitRow } from './header.ts'
import type { Columns } from './header.ts'
import type { FileShot, LeavingReason, LeftOutLine } from './shot-file.ts'

/** Where the figures of a file stand. */
export type Layout = {
  readonly format: Format | undefined
  readonly headerIndex: number
  readonly columns: Columns
  /** The columns when the names stand again above another club's shots. */
  readonly columnsAt: (rowIndex: number) => Columns
}

type ReadRows = {
  readonly shots: readonly FileShot[]
  readonly leftOut: readonly LeftOutLine[]
  /** A length without a unit of its own was read in the golfer's units. */
  readonly areUnitsAssumed: boolean
}

const SUMMARY =
  /^(?:averages?|avg|mean|median|std\.? ?dev\.?|standard deviation|totals?|min(?:imum)?|max(?:imum)?|consistency|durchschnitt|mittelwert|standardabweichung|promedio|media|desviaci[oó]n.*)$/i
const PUTTER = /^(?:putter|pt)$/i
const HAS_DIGIT = /\d/
const NOT_COUNTED = /^(?:false|no|n|0)$/i
/** The day of a SkyTrak session, which looks like the line of a club. */
const SESSION_LINE = /^practice/i
/** Two shots never agree in so many figures; two lines that do are one shot. */
const FIGURES_OF_ONE_SHOT = 6

/** Every row below the header is a shot, a line left out, or says what the next ones are. */
export function readRows(rows: readonly FileRow[], layout: Layout, units: PreferredUnits): ReadRows {
  const { format, headerIndex } = layout
  const shots: FileShot[] = []
  const leftOut: LeftOutLine[] = []
  const seen = new Set<string>()
  let { columns } = layout
  let clubLine = ''
  let areUnitsAssumed = false

  const yardsOf = ({ number, unit }: Figure, columnUnit: ColumnUnit | undefined): number => {
    const said = unit ?? (columnUnit === 'other' ? undefined : columnUnit) ?? format?.units
    areUnitsAssumed ||= said === undefined
    return inYards(number, said ?? units)
  }

  for (const [index, { line, cells }] of rows.entries()) {
    const clubAlone = format?.hasClubLines && aloneIn(cells)
    if (clubAlone) {
      if (!SESSION_LINE.test(clubAlone)) clubLine = clubAlone
      continue
    }
    if (index <= headerIndex) continue
    const carry = readFigure(cells[columns.carry] ?? '')
    // Names and units may stand again; there is no carry in such a line.
    if (!carry && format && formatOf(cells)?.format === format) {
      columns = layout.columnsAt(index)
      continue
    }
    if (!carry && isUnitRow(cells)) continue

    const label = format?.hasClubLines ? clubLine : (cells[columns.club] ?? '')
    const carryYards = carry && yardsOf(carry, columns.carryUnit)
    const key = [label, ...cells].join('\n')
    const reason = reasonToLeave({ cells, label, columns, format, carryYards, isCopy: seen.has(key) })
    if (reason || carryYards === undefined) {
      leftOut.push({ line, reason: reason ?? 'no-carry' })
      continue
    }
    if (cells.filter((cell) => HAS_DIGIT.test(cell)).length >= FIGURES_OF_ONE_SHOT) seen.add(key)
    const offline = readFigure(cells[columns.offline] ?? '')
    const offlineYards = offline && yardsOf(offline, columns.offlineUnit ?? columns.carryUnit)
    const isKnown = offlineYards !== undefined && isPossibleOffline(offlineYards)
    shots.push({ line, label, carryYards, offlineYards: isKnown ? offlineYards : undefined })
  }
  return { shots, leftOut, areUnitsAssumed }
}

/** The one word of a row, in its first cell. */
function aloneIn(cells: readonly string[]): string | undefined {
  return cells.slice(1).every((cell) => cell === '') ? cells[0] : undefined
}

type RowToJudge = {
  readonly cells: readonly string[]
  readonly label: string
  readonly columns: Columns
  readonly format: Format | undefined
  readonly carryYards: number | undefined
  readonly isCopy: boolean
}

function reasonToLeave({ cells, label, columns, format, carryYards, isCopy }: RowToJudge): LeavingReason | undefined {
  if (SUMMARY.test(cells.find((cell) => cell !== '') ?? '') || SUMMARY.test(label)) return 'summary'
  if (NOT_COUNTED.test(cells[columns.counts] ?? '')) return 'not-counted'
  const smash = format?.marksMisreads ? readFigure(cells[columns.smash] ?? '') : undefined
  if (smash && smash.number <= 0) return 'misread'
  if (PUTTER.test(label)) return 'putter'
  if (carryYards === undefined) return 'no-carry'
  if (!isPossibleCarry(carryYards)) return 'impossible'
  return isCopy ? 'duplicate' : undefined
}

function inYards(length: number, unit: LengthUnit): number {
  if (unit === 'yards') return length
  return yardsFromMetres(unit === 'metres' ? length : metresFromFeet(length))
}
