import { isClubType } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { UNITS } from '@bagwise/golf/golfer'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { everyOne, fieldOf, localCopy } from './local-copy.ts'

/** What the columns of a file hold that Bagwise does not know, by their place; -1 for none. */
export type ColumnChoice = {
  readonly names: readonly string[]
  readonly club: number
  readonly carry: number
  readonly offline: number
  readonly units: PreferredUnits
}

/** The club that a golfer's launch monitor means by a name; none when its shots are to be left out. */
export type NamedClub = { readonly label: string; readonly club: ClubType | 'none' }

/** What the golfer was asked about files once, so that the next one of the kind is read without a question. */
export type ImportAnswers = { readonly columns: readonly ColumnChoice[]; readonly clubs: readonly NamedClub[] }

type KeptAnswers = ImportAnswers & { readonly golfer: string }

/** On this device only, and gone with sign-out like everything of the golfer's. */
const KEY = 'bagwise.import-answers'
/** The latest of each kind; nobody has more launch monitors. */
const KEPT_COUNT = 50
const NONE: ImportAnswers = { columns: [], clubs: [] }

const copy = localCopy<KeptAnswers>({ key: KEY, schema: 1, parse: parseKept })

export function importAnswers(golfer: string): ImportAnswers {
  const kept = copy.read()
  return kept?.golfer === golfer ? kept : NONE
}

/** A device that cannot keep them asks again next time, and says so by itself. */
export function keepImportAnswers(golfer: string, { columns, clubs }: ImportAnswers): void {
  copy.write({ golfer, columns: columns.slice(-KEPT_COUNT), clubs: clubs.slice(-KEPT_COUNT) })
}

function parseKept(content: unknown): KeptAnswers | undefined {
  const golfer = fieldOf(content, 'golfer')
  const columns = everyOne(fieldOf(content, 'columns'), parseColumns)
  const clubs = everyOne(fieldOf(content, 'clubs'), parseClub)
  return typeof golfer === 'string' && columns && clubs ? { golfer, columns, clubs } : undefined
}

function parseColumns(one: unknown): ColumnChoice | undefined {
  const names = everyOne(fieldOf(one, 'names'), (name) => (typeof name === 'string' ? name : undefined))
  const [club, carry, offline] = ['club', 'carry', 'offline'].map((field) => fieldOf(one, field))
  const units = UNITS.find((known) => known === fieldOf(one, 'units'))
  if (!names || !units || !isPlace(club) || !isPlace(carry) || !isPlace(offline)) return undefined
  return { names, club, carry, offline, units }
}

function isPlace(value: unknown): value is number {
  return Number.isInteger(value)
}

function parseClub(one: unknown): NamedClub | undefined {
  const [label, club] = [fieldOf(one, 'label'), fieldOf(one, 'club')]
  if (typeof label !== 'string' || typeof club !== 'string') return undefined
  return club === 'none' || isClubType(club) ? { label, club } : undefined
}
