import { CLUB_TYPES } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { UNITS } from '@bagwise/golf/golfer'
import type { ColumnChoice } from '#shot-files/shot-file.ts'
import { localCopy } from '#storage/local-copy.ts'
import { fields, finiteNumber, listOf, oneOf, only, text } from '#storage/parsers.ts'
import type { Parser } from '#storage/parsers.ts'

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

const place = only(finiteNumber, Number.isInteger)
const clubOrNone: Parser<ClubType | 'none'> = oneOf([...CLUB_TYPES, 'none'])
const parseKept: Parser<KeptAnswers> = fields({
  golfer: text,
  columns: listOf(fields({ names: listOf(text), club: place, carry: place, offline: place, units: oneOf(UNITS) })),
  clubs: listOf(fields({ label: text, club: clubOrNone })),
})

const copy = localCopy<KeptAnswers>({ key: KEY, schema: 1, parse: parseKept })

export function importAnswers(golfer: string): ImportAnswers {
  const kept = copy.read()
  return kept?.golfer === golfer ? kept : NONE
}

/** A device that cannot keep them asks again next time, and says so by itself. */
export function keepImportAnswers(golfer: string, { columns, clubs }: ImportAnswers): void {
  copy.write({ golfer, columns: columns.slice(-KEPT_COUNT), clubs: clubs.slice(-KEPT_COUNT) })
}
