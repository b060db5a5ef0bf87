import { CLUBS, CLUB_TYPES, byPosition } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { DISTANCE_SOURCES, MAX_CARRY_YARDS, MIN_CARRY_YARDS, isCarryYards } from '@bagwise/golf/distances/club-distance'
import type { ClubDistance, ClubDistances } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { metresFromYards, yardsFromMetres } from '@bagwise/golf/units'
import { csvOf, readCsv } from './csv.ts'
import type { CsvRow } from './csv.ts'

// The page writes distances with this file and the server reads them: it knows no schema.

const CARRY_COLUMNS = { yards: 'carry (yd)', metres: 'carry (m)' } as const satisfies Record<PreferredUnits, string>
/** A tenth of a metre tells any two whole yards apart; a whole metre does not. */
const METRE_DECIMALS = 1
/** A row for every club, and room for the names a spreadsheet adds: far less than this. */
const MOST_CHARACTERS = 20_000
const COLUMN_COUNT = 3
const SHOWN_LENGTH = 40
const DECIMAL = /^\d+(?:[.,]\d+)?$/

export type LineProblem = { readonly line: number; readonly message: string }

type ReadDistances = { readonly distances: ClubDistances } | { readonly problems: readonly LineProblem[] }

/** The golfer's carries for a spreadsheet, longest club first, in the golfer's units. */
export function distancesCsv(distances: ClubDistances, units: PreferredUnits): string {
  const rows = CLUB_TYPES.toSorted(byPosition).flatMap((club) => {
    const stored = distances[club]
    return stored ? [[CLUBS[club].displayName, carryText(stored.distance, units), stored.source]] : []
  })
  return csvOf([['club', CARRY_COLUMNS[units], 'source'], ...rows])
}

/** Reads what `distancesCsv` writes, also after a spreadsheet has saved it; otherwise everything that is wrong, by line. */
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
}

type ReadRow = {
  readonly line: number
  readonly club: ClubType | undefined
  readonly distance: ClubDistance | undefined
  readonly problems: readonly LineProblem[]
}

function carryText(carryYards: number, units: PreferredUnits): string {
  return units === 'yards' ? String(carryYards) : metresFromYards(carryYards).toFixed(METRE_DECIMALS)
}

function columnsOf(header: CsvRow | undefined): Columns | undefined {
  const names = filled(header?.cells ?? []).map(plain)
  const units = names.includes(CARRY_COLUMNS.metres) ? 'metres' : 'yards'
  const [club, carry, source] = ['club', CARRY_COLUMNS[units], 'source'].map((name) => names.indexOf(name))
  if (club === undefined || carry === undefined || source === undefined) return undefined
  const isComplete = Math.min(club, carry, source) >= 0 && names.length === COLUMN_COUNT
  return isComplete ? { club, carry, source, units } : undefined
}

function readRow({ line, cells }: CsvRow, columns: Columns): ReadRow {
  const [clubText = '', carry = '', sourceText = ''] = [columns.club, columns.carry, columns.source].map(
    (column) => cells[column]?.trim() ?? '',
  )
  const club = clubNamed(clubText)
  const carryYards = carryYardsOf(carry, columns.units)
  const source = DISTANCE_SOURCES.find((known) => known === plain(sourceText))
  const messages = [
    filled(cells).length > COLUMN_COUNT && 'There are more cells than columns.',
    !club && `${shown(clubText)} is no club that Bagwise knows.`,
    club === 'putter' && 'The putter has no carry.',
    carryYards === undefined && `${shown(carry)} is no carry: it must be ${carryRule(columns.units)}.`,
    !source && `${shown(sourceText)} is no source: it must be measured, manual or estimated.`,
  ]
  return {
    line,
    club,
    distance: carryYards === undefined || !source ? undefined : { distance: carryYards, source },
    problems: messages.flatMap((message) => (message ? [{ line, message }] : [])),
  }
}

function namedTwice(rows: readonly ReadRow[]): readonly LineProblem[] {
  return rows.flatMap(({ line, club }, index) => {
    const first = rows.findIndex((row) => row.club === club)
    if (!club || first === index) return []
    return [{ line, message: `${CLUBS[club].displayName} has a distance in line ${rows[first]?.line} already.` }]
  })
}

/** By the name on screen or the short one: `Pitching Wedge`, `pw`. */
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

function carryRule(units: PreferredUnits): string {
  if (units === 'yards') return `a whole number of yards from ${MIN_CARRY_YARDS} to ${MAX_CARRY_YARDS}`
  return `metres from ${carryText(MIN_CARRY_YARDS, units)} to ${carryText(MAX_CARRY_YARDS, units)}`
}

/** Spreadsheets add empty cells at the end of a row. */
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
