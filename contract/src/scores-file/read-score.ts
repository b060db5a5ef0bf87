import { EARLIEST_DAY } from '@bagwise/golf/calendar-days'
import {
  EIGHTEEN_HOLES,
  MOST_COURSE_CHARACTERS,
  MOST_TEES_CHARACTERS,
  NINE_HOLES,
  NINE_HOLE_RANGES,
  rangesOf,
} from '@bagwise/golf/handicap/round'
import type { HoleCount, Round } from '@bagwise/golf/handicap/round'
import type { RequiredColumn, ScoreColumn } from './score-columns.ts'
import type { DateOrder, Readings } from './score-day.ts'
import type { ScoreFault } from './score-fault.ts'

/** A round as a file has it. */
export type FileRound = Omit<Round, 'id'>

type LineOfFile = {
  /** What the line has in a column; empty where the file has no such column. */
  readonly cell: (column: ScoreColumn) => string
  readonly readings: Readings | undefined
}

type Reading = {
  /** How the file's dates are meant; undefined when each is only what it can be. */
  readonly order: DateOrder | undefined
  readonly today: string
}

type Figure = number | ScoreFault
type Range = { readonly lowest: number; readonly highest: number }

const NUMBER = /^[-+]?\d+(?:[.,]\d+)?$/
const BOTH_RATINGS = /^([\d.,]+) ?\/ ?(\d+)$/
const HOLES = /^(9|18)(?: ?h(?:oles)?)?$/i
const TENTHS = 10

/** The round of a line, or everything that is wrong with it. */
export function readScore(line: LineOfFile, reading: Reading): FileRound | { readonly faults: readonly ScoreFault[] } {
  const { cell } = line
  const [, ratingOfBoth, slopeOfBoth] = BOTH_RATINGS.exec(plain(cell('ratings'))) ?? []
  const [ratingCell, slopeCell] = [cell('courseRating') || ratingOfBoth, cell('slopeRating') || slopeOfBoth]
  const holeCount = readHoles(cell('holeCount'), numberOf(ratingCell ?? ''))
  const of = { holeCount: isFault(holeCount) ? EIGHTEEN_HOLES : holeCount }
  const ranges = rangesOf(of.holeCount)

  const course = readText(cell('course'), 'course', MOST_COURSE_CHARACTERS)
  const tees = readText(cell('tees'), 'tees', MOST_TEES_CHARACTERS)
  const date = readDay(line, reading)
  const courseRating = readFigure(ratingCell ?? cell('ratings'), {
    column: 'courseRating',
    range: ranges.courseRating,
    parts: TENTHS,
    fault: { kind: 'courseRating', ...of },
  })
  const slopeRating = readFigure(slopeCell ?? cell('ratings'), {
    column: 'slopeRating',
    range: ranges.slopeRating,
    fault: { kind: 'slopeRating' },
  })
  const adjustedGrossScore = readFigure(cell('adjustedGrossScore'), {
    column: 'adjustedGrossScore',
    range: ranges.adjustedGrossScore,
    fault: { kind: 'adjustedGrossScore', ...of },
  })
  const playingConditions = readConditions(cell('playingConditions'), ranges.playingConditions)

  const read = { date, course, tees, courseRating, slopeRating, adjustedGrossScore, playingConditions }
  if (isRead(read) && !isFault(holeCount)) return { ...read, ...(holeCount === NINE_HOLES ? { holeCount } : {}) }
  return { faults: [...Object.values(read), holeCount].filter(isFault) }
}

type Read = { readonly [Field in keyof FileRound]: FileRound[Field] | ScoreFault }

function isRead(read: Read): read is FileRound {
  return !Object.values(read).some(isFault)
}

function isFault(found: unknown): found is ScoreFault {
  return typeof found === 'object' && found !== null
}

function readDay({ cell, readings }: LineOfFile, { order, today }: Reading): string | ScoreFault {
  const text = cell('date')
  if (text === '') return { kind: 'missing', column: 'date' }
  const meant = order ? [readings?.[order]] : Object.values(readings ?? {})
  const days = [...new Set(meant)].filter((day) => day !== undefined)
  const possible = days.filter((day) => day >= EARLIEST_DAY && day <= today)
  if (possible.length > 1) return { kind: 'either-date', cell: text }
  // Where none is possible, what it would have been says why.
  const day = possible[0] ?? days[0]
  if (day === undefined) return { kind: 'no-date', cell: text }
  if (day > today) return { kind: 'future', cell: text }
  return day < EARLIEST_DAY ? { kind: 'too-early', cell: text } : day
}

function readHoles(cell: string, courseRating = Number.NaN): HoleCount | ScoreFault {
  const text = plain(cell)
  // No course of eighteen is rated as nine holes are.
  if (text === '') return isWithin(NINE_HOLE_RANGES.courseRating, courseRating) ? NINE_HOLES : EIGHTEEN_HOLES
  const [, count] = HOLES.exec(text) ?? []
  if (count === undefined) return { kind: 'holes', cell: text }
  return count === '9' ? NINE_HOLES : EIGHTEEN_HOLES
}

/** As the server stores names: composed, and without what cannot be seen. */
function readText(cell: string, column: 'course' | 'tees', most: number): string | ScoreFault {
  const text = cell.normalize('NFC').replaceAll(/\s+/g, ' ').replaceAll(/\p{C}/gu, '').trim()
  if (text === '' && column === 'course') return { kind: 'missing', column }
  return text.length > most ? { kind: 'too-long', column, most } : text
}

type FigureFault =
  | { readonly kind: 'courseRating' | 'adjustedGrossScore'; readonly holeCount: HoleCount }
  | { readonly kind: 'slopeRating' | 'playingConditions' }

type FigureOf = {
  readonly column: RequiredColumn
  readonly range: Range
  /** Whole numbers unless it says tenths. */
  readonly parts?: number
  readonly fault: FigureFault
}

function readFigure(cell: string, { column, range, parts = 1, fault }: FigureOf): Figure {
  if (cell === '') return { kind: 'missing', column }
  const number = numberOf(cell)
  const isWhole = number !== undefined && Math.round(number * parts) / parts === number
  return isWhole && isWithin(range, number) ? number : { ...fault, ...range, cell }
}

function readConditions(cell: string, range: Range): Figure | null {
  if (cell === '') return null
  return readFigure(cell, { column: 'adjustedGrossScore', range, fault: { kind: 'playingConditions' } })
}

function isWithin({ lowest, highest }: Range, number: number): boolean {
  return number >= lowest && number <= highest
}

/** With a point or a comma, as spreadsheets write it in any country. */
function numberOf(cell: string): number | undefined {
  const text = plain(cell).replace('−', '-')
  return NUMBER.test(text) ? Number(text.replace(',', '.')) + 0 : undefined
}

function plain(cell: string): string {
  return cell.normalize('NFKC').trim()
}
