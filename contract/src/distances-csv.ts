import { CLUBS, CLUB_TYPES, byPosition } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import {
  DISTANCE_SOURCES,
  MAX_CARRY_YARDS,
  MIN_CARRY_YARDS,
  MOST_SHOTS,
  isCarryYards,
} from '@bagwise/golf/distances/club-distance'
import type { ClubDistance, ClubDistances, DistanceShots, DistanceSource } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { metresFromYards, yardsFromMetres } from '@bagwise/golf/units'
import { csvOf, readCsv } from './csv.ts'
import type { CsvRow } from './csv.ts'

// The page writes distances with this file and the server reads them: it needs no schema.

const CARRY_COLUMNS = { yards: 'carry (yd)', metres: 'carry (m)' } as const satisfies Record<PreferredUnits, string>
/** Tenths of a metre distinguish any two whole yards; whole metres do not. */
const METRE_DECIMALS = 1
/** Far more than a row per club, with names that a spreadsheet adds. */
const MOST_CHARACTERS = 20_000
const COLUMN_COUNT = 3
/** Extra columns for distances from imported shots: their number and spread. */
const SHOTS_COLUMN = 'shots'
const SPREAD_COLUMNS = {
  yards: ['long-short sd (yd)', 'left-right sd (yd)'],
  metres: ['long-short sd (m)', 'left-right sd (m)'],
} as const satisfies Record<PreferredUnits, readonly string[]>
/** Hundredths of a metre distinguish any two tenths of a yard, which is how fine spreads are stored. */
const SPREAD_DECIMALS = 2
const TENTHS = 10
const COLUMN_COUNT_WITH_SHOTS = 6
/** As on every screen. */
const SOURCE_WORDS = { measured: 'Measured', manual: 'Manual', estimated: 'Estimated' } as const satisfies Record<
  DistanceSource,
  string
>
const SHOWN_LENGTH = 40
const DECIMAL = /^\d+(?:[.,]\d+)?$/

export type LineProblem = { readonly line: number; readonly message: string }

type ReadDistances = { readonly distances: ClubDistances } | { readonly problems: readonly LineProblem[] }

/** The golfer's carries for a spreadsheet, longest club first, in the golfer's units. */
export function distancesCsv(distances: ClubDistances, units: PreferredUnits): string {
  const rows = CLUB_TYPES.toSorted(byPosition).flatMap((club) => {
    const stored = distances[club]
    return stored
      ? [
          [
            CLUBS[club].displayName,
            carryText(stored.distance, units),
            SOURCE_WORDS[stored.source],
            ...shotTexts(stored, units),
          ],
        ]
      : []
  })
  const names = ['club', CARRY_COLUMNS[units], 'source', SHOTS_COLUMN, ...SPREAD_COLUMNS[units]]
  const hasShots = Object.values(distances).some(({ shots }) => shots)
  const columnCount = hasShots ? COLUMN_COUNT_WITH_SHOTS : COLUMN_COUNT
  return csvOf([names, ...rows].map((row) => row.slice(0, columnCount)))
}

/**
 * Reads the output of `distancesCsv`, also after a spreadsheet has saved it; otherwise lists everything that is wrong,
 * by line.
 */
export function readDistancesCsv(text: string): ReadDistances {
  if (text.length > MOST_CHARACTERS) return refused(1, 'This is far longer than a list of distances.')
  const csv = readCsv(text)
  if ('brokenAtLine' in csv) return refused(csv.brokenAtLine, 'A quotation mark is missing or in the wrong place.')
  const [header, ...rows] = csv.rows
  const columns = columnsOf(header)
  if (!columns) return refused(header?.line ?? 1, 'The columns must be club, carry (yd) or carry (m), and source.')
  if (rows.length === 0) return refused(header?.line ?? 1, 'There is no distance below the column names.')

  const read = rows.map((row) => readRow(row, columns))
  const problems = [...read.flatMap((row) => row.problems), ...namedTwice(read)]
  if (problems.length > 0) return { problems: problems.toSorted((a, b) => a.line - b.line) }
  return { distances: Object.fromEntries(read.map(({ club, distance }) => [club, distance])) }
}

type Columns = {
  readonly club: number
  readonly carry: number
  readonly source: number
  readonly units: PreferredUnits
  /** Of the spreads: files before had them in yards whatever the carries were in. */
  readonly spreadUnits: PreferredUnits
  /** The count and the two spreads, if the file has them. */
  readonly shots: readonly number[]
  readonly count: number
}

type ReadRow = {
  readonly line: number
  readonly club: ClubType | undefined
  readonly distance: ClubDistance | undefined
  readonly problems: readonly LineProblem[]
}

function shotTexts({ shots }: ClubDistance, units: PreferredUnits): readonly string[] {
  const spreads = [shots?.longShortYards, shots?.leftRightYards]
  return [String(shots?.count ?? ''), ...spreads.map((yards) => (yards === undefined ? '' : spreadText(yards, units)))]
}

function spreadText(yards: number, units: PreferredUnits): string {
  return units === 'yards' ? String(yards) : String(Number(metresFromYards(yards).toFixed(SPREAD_DECIMALS)))
}

function spreadYardsOf(spread: number, units: PreferredUnits): number {
  return units === 'yards' ? spread : Math.round(yardsFromMetres(spread) * TENTHS) / TENTHS
}

function carryText(carryYards: number, units: PreferredUnits): string {
  return units === 'yards' ? String(carryYards) : metresFromYards(carryYards).toFixed(METRE_DECIMALS)
}

function columnsOf(header: CsvRow | undefined): Columns | undefined {
  const names = filled(header?.cells ?? []).map(plain)
  const units = names.includes(CARRY_COLUMNS.metres) ? 'metres' : 'yards'
  const [club, carry, source] = ['club', CARRY_COLUMNS[units], 'source'].map((name) => names.indexOf(name))
  if (club === undefined || carry === undefined || source === undefined) return undefined
  const hasShots = names.includes(SHOTS_COLUMN)
  const count = hasShots ? COLUMN_COUNT_WITH_SHOTS : COLUMN_COUNT
  const spreadUnits = names.includes(SPREAD_COLUMNS.metres[0]) ? 'metres' : 'yards'
  const shots = hasShots ? [SHOTS_COLUMN, ...SPREAD_COLUMNS[spreadUnits]].map((name) => names.indexOf(name)) : []
  const isComplete = Math.min(club, carry, source, ...shots) >= 0 && names.length === count
  return isComplete ? { club, carry, source, units, spreadUnits, shots, count } : undefined
}

function readRow({ line, cells }: CsvRow, columns: Columns): ReadRow {
  const [clubText = '', carry = '', sourceText = ''] = [columns.club, columns.carry, columns.source].map(
    (column) => cells[column]?.trim() ?? '',
  )
  const club = clubNamed(clubText)
  const carryYards = carryYardsOf(carry, columns.units)
  const source = DISTANCE_SOURCES.find((known) => known === plain(sourceText))
  const shots = shotsOf(
    columns.shots.map((column) => cells[column]?.trim() ?? ''),
    columns.spreadUnits,
  )
  const messages = [
    filled(cells).length > columns.count && 'There are more cells than columns.',
    !club && `${shown(clubText)} is no club that Bagwise knows.`,
    club === 'putter' && 'The putter has no carry.',
    carryYards === undefined && `${shown(carry)} is no carry: it must be ${carryRule(columns.units)}.`,
    !source && `${shown(sourceText)} is no source: it must be measured, manual or estimated.`,
    shots === 'wrong' && shotsRule(columns.spreadUnits),
  ]
  return {
    line,
    club,
    distance:
      carryYards === undefined || !source || shots === 'wrong' ? undefined : { distance: carryYards, source, ...shots },
    problems: messages.flatMap((message) => (message ? [{ line, message }] : [])),
  }
}

/** None for empty cells. */
function shotsOf(texts: readonly string[], units: PreferredUnits): { readonly shots?: DistanceShots } | 'wrong' {
  if (texts.every((text) => text === '')) return {}
  const [count, ...spreads] = texts.map((text) =>
    DECIMAL.test(text) ? Number(text.replace(',', '.')) : text === '' ? undefined : Number.NaN,
  )
  const [longShortYards, leftRightYards] = spreads.map((spread) => spread && spreadYardsOf(spread, units))
  const isWhole = count !== undefined && Number.isInteger(count) && count >= 1 && count <= MOST_SHOTS
  const areSpreads = [longShortYards, leftRightYards].every((spread = 0) => spread <= MAX_CARRY_YARDS)
  if (!isWhole || !areSpreads) return 'wrong'
  return {
    shots: {
      count,
      ...(longShortYards === undefined ? {} : { longShortYards }),
      ...(leftRightYards === undefined ? {} : { leftRightYards }),
    },
  }
}

function namedTwice(rows: readonly ReadRow[]): readonly LineProblem[] {
  return rows.flatMap(({ line, club }, index) => {
    const first = rows.findIndex((row) => row.club === club)
    if (!club || first === index) return []
    return [{ line, message: `${CLUBS[club].displayName} has a distance in line ${rows[first]?.line} already.` }]
  })
}

/** By display or short name: `Pitching Wedge`, `pw`. */
function clubNamed(text: string): ClubType | undefined {
  const name = plain(text)
  return CLUB_TYPES.find((club) => club === name || plain(CLUBS[club].displayName) === name)
}

function carryYardsOf(text: string, units: PreferredUnits): number | undefined {
  if (!DECIMAL.test(text)) return undefined
  const carry = Number(text.replace(',', '.'))
  const carryYards = units === 'yards' ? carry : Math.round(yardsFromMetres(carry))
  return isCarryYards(carryYards) ? carryYards : undefined
}

function shotsRule(units: PreferredUnits): string {
  const most = units === 'yards' ? `${MAX_CARRY_YARDS} yards` : `${carryText(MAX_CARRY_YARDS, units)} meters`
  return `Shots must be a whole number from 1 to ${MOST_SHOTS}, and their spread at most ${most}.`
}

function carryRule(units: PreferredUnits): string {
  if (units === 'yards') return `a whole number of yards from ${MIN_CARRY_YARDS} to ${MAX_CARRY_YARDS}`
  return `meters from ${carryText(MIN_CARRY_YARDS, units)} to ${carryText(MAX_CARRY_YARDS, units)}`
}

/** Drops empty cells at the end of a row, which spreadsheets add. */
function filled(cells: readonly string[]): readonly string[] {
  return cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1)
}

function plain(text: string): string {
  return text.trim().toLowerCase()
}

function shown(text: string): string {
  return text === '' ? 'Nothing' : `“${text.slice(0, SHOWN_LENGTH).toWellFormed()}”`
}

function refused(line: number, message: string): ReadDistances {
  return { problems: [{ line, message }] }
}
