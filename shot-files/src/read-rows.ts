import { isPossibleCarry, isPossibleSide } from '@bagwise/golf/shot-import/measured-shot'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { FileRow } from './file-row.ts'
import { readFigure } from './figure.ts'
import type { Format } from './formats.ts'
import { formatOf, isUnitRow } from './header.ts'
import type { Columns } from './header.ts'
import { airIn } from './read-air.ts'
import { figuresIn, lengthIn } from './read-figures.ts'
import type { FileAir, FileShot, LeavingReason, LeftOutLine } from './shot-file.ts'

/** Where the figures of a file stand. */
export type Layout = {
  readonly format: Format | undefined
  readonly headerIndex: number
  readonly columns: Columns
  /** The columns when the names stand again above another club's shots. */
  readonly columnsAt: (rowIndex: number) => Columns
}

export type RowsToRead = {
  readonly rows: readonly FileRow[]
  readonly layout: Layout
  readonly units: PreferredUnits
  /** Lines of this file and of those read with it, by all that stands in them. */
  readonly seen: Set<string>
}

type ReadRows = {
  readonly shots: readonly FileShot[]
  readonly leftOut: readonly LeftOutLine[]
  readonly air: FileAir
  /** A length without a unit of its own was read in the golfer's units. */
  readonly areUnitsAssumed: boolean
}

const SUMMARY =
  /^(?:averages?|avg|mean|median|dev|deviation|std\.? ?dev\.?|standard deviation|totals?|min(?:imum)?|max(?:imum)?|consistency|durchschnitt|mittelwert|(?:standard)?abweichung|promedio|media|desviaci[oó]n.*|moyenne|[eé]cart.type|medel(?:värde)?|gemiddelde?|standaardafwijking|deviazione.*)$/i
/** In the cells after the club: no golfer and no club is called so. */
const SUMMARY_BESIDE_CLUB = /^(?:average|avg|deviation|std\.? ?dev\.?)$/i
const BESIDE_CLUB = 3
const PUTTER = /^(?:putter|pt)$/i
const HAS_DIGIT = /\d/
const NOT_COUNTED = /^(?:false|no|n|0)$/i
/** The day of a SkyTrak session, which looks like the line of a club. */
const SESSION_LINE = /^practice/i
/** Two shots never agree in so many figures; two lines that do are one shot. */
const FIGURES_OF_ONE_SHOT = 6
/** Above shots at a target: how far it is, and how many hit it, as `166 Yds` and `1/3 (33%)`. */
const TARGET_DISTANCE = /^\d+(?:\.\d+)? ?(?:yds?|yards?|m|met(?:er|re)s?)$/i
const TARGET_HITS = /^\d+\/\d+\b/
const HANDS = [/^r(?:ight|echts)?$/i, /^l(?:eft|inks)?$/i] as const

/** Every row below the header is a shot, a line left out, or says what the next ones are. */
export function readRows({ rows, layout, units, seen }: RowsToRead): ReadRows {
  const { format, headerIndex } = layout
  const shots: FileShot[] = []
  const shotRows: (readonly string[])[] = []
  const leftOut: LeftOutLine[] = []
  let { columns } = layout
  let clubLine = ''
  let areUnitsAssumed = false
  let isAtTarget = false

  for (const [index, { line, cells }] of rows.entries()) {
    const [first = '', second = ''] = cells
    if (TARGET_HITS.test(second) && TARGET_DISTANCE.test(first)) {
      isAtTarget = true
      continue
    }
    const clubAlone = format?.hasClubLines && aloneIn(cells)
    if (clubAlone) {
      if (!SESSION_LINE.test(clubAlone)) clubLine = clubAlone
      continue
    }
    if (index <= headerIndex) continue
    const carryCell = cells[columns.carry.at] ?? ''
    const hasCarry = readFigure(carryCell) !== undefined
    // Names and units may stand again; there is no carry in such a line.
    if (!hasCarry && format && formatOf(cells)?.format === format) {
      columns = layout.columnsAt(index)
      continue
    }
    if (!hasCarry && isUnitRow(cells)) continue

    const reading = { cells, columns, format, units }
    const label = format?.hasClubLines ? clubLine : (cells[columns.club.at] ?? '')
    const carry = lengthIn(reading, 'carry')
    areUnitsAssumed ||= carry?.isAssumed === true
    const key = [label, ...cells].join('\n')
    const reason = reasonToLeave({ cells, label, columns, format, carryYards: carry?.yards, isCopy: seen.has(key) })
    if (reason || !carry) {
      leftOut.push({ line, reason: reason ?? 'no-carry' })
      continue
    }
    if (cells.filter((cell) => HAS_DIGIT.test(cell)).length >= FIGURES_OF_ONE_SHOT) seen.add(key)
    const sideYards = lengthIn(reading, 'side')?.yards
    shots.push({
      line,
      label,
      ...nicknameIn(cells, columns),
      carryYards: carry.yards,
      sideYards: sideYards !== undefined && isPossibleSide(sideYards) ? sideYards : undefined,
      ...figuresIn(reading),
      swing: isAtTarget ? 'other' : 'full',
    })
    shotRows.push(cells)
  }
  const hands = shotRows.map((cells) => handIn(cells[columns.hand.at] ?? ''))
  return { ...withoutOtherHand(shots, hands, leftOut), air: airIn(shotRows, columns), areUnitsAssumed }
}

function nicknameIn(cells: readonly string[], { club, nickname }: Columns): Pick<FileShot, 'nickname'> {
  const name = nickname.at === club.at ? '' : (cells[nickname.at] ?? '')
  return name === '' ? {} : { nickname: name }
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
  if (cells.slice(0, BESIDE_CLUB).some((cell) => SUMMARY_BESIDE_CLUB.test(cell))) return 'summary'
  if (NOT_COUNTED.test(cells[columns.counts.at] ?? '')) return 'not-counted'
  if (format?.marksMisreads && isMisread(cells, columns)) return 'misread'
  if (PUTTER.test(label)) return 'putter'
  if (carryYards === undefined) return 'no-carry'
  if (!isPossibleCarry(carryYards)) return 'impossible'
  return isCopy ? 'duplicate' : undefined
}

/** A smash factor of nothing or less, unless the monitor did not see the club: then the factor says nothing. */
function isMisread(cells: readonly string[], { smash, clubSpeed }: Columns): boolean {
  const factor = readFigure(cells[smash.at] ?? '')
  const speed = readFigure(cells[clubSpeed.at] ?? '')
  return factor !== undefined && factor.number <= 0 && speed !== undefined && speed.number > 0
}

/** 0 is right, 1 is left. */
function handIn(cell: string): number {
  return HANDS.findIndex((hand) => hand.test(cell))
}

/** Two golfers, or one who tried it the other way round: the hand with fewer shots is not the golfer's. */
function withoutOtherHand(
  shots: readonly FileShot[],
  hands: readonly number[],
  leftOut: readonly LeftOutLine[],
): Pick<ReadRows, 'shots' | 'leftOut'> {
  const count = (hand: number) => hands.filter((found) => found === hand).length
  const [rightCount, leftCount] = [count(0), count(1)]
  if (rightCount === 0 || leftCount === 0) return { shots, leftOut }
  const other = leftCount > rightCount ? 0 : 1
  const others = shots.filter((_, index) => hands[index] === other)
  return {
    shots: shots.filter((_, index) => hands[index] !== other),
    leftOut: [...leftOut, ...others.map(({ line }) => ({ line, reason: 'other-hand' as const }))].toSorted(
      (a, b) => a.line - b.line,
    ),
  }
}
