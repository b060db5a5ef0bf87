import { CLUB_TYPES } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { UNITS } from '@bagwise/golf/golfer'
import { DEVICE_ORIGINS, usualOrigin } from '@bagwise/shot-files/preview/device-origin'
import type { DeviceOrigin } from '@bagwise/shot-files/preview/device-origin'
import type { NamedClub } from '@bagwise/shot-files/preview/sorted-shots'
import type { ColumnChoice } from '@bagwise/shot-files/shot-file'
import { localCopy } from '#storage/local-copy.ts'
import { fields, finiteNumber, listOf, oneOf, only, text } from '#storage/parsers.ts'
import type { Parser } from '#storage/parsers.ts'

/** What the golfer was asked about files once, so that the next one of the kind is read without a question. */
export type ImportAnswers = ColumnsAndClubs & Partial<Origins>
type ColumnsAndClubs = { readonly columns: readonly ColumnChoice[]; readonly clubs: readonly NamedClub[] }
/** Where the shots of a maker's files were hit last. */
type Origins = { readonly origins: readonly MonitorOrigin[] | undefined }

type MonitorOrigin = { readonly vendor: string; readonly origin: DeviceOrigin }

type Golfer = { readonly golfer: string }
type KeptAnswers = ImportAnswers & Golfer

/** On this device only, and gone with sign-out like everything of the golfer's. */
const KEY = 'bagwise.import-answers'
/** The latest of each kind; nobody has more launch monitors. */
const KEPT_COUNT = 50
const NONE: ImportAnswers = { columns: [], clubs: [] }

const place = only(finiteNumber, Number.isInteger)
const clubOrNone: Parser<ClubType | 'none'> = oneOf([...CLUB_TYPES, 'none'])
const parseKept: Parser<KeptAnswers> = fields<ColumnsAndClubs & Golfer, { origins: readonly MonitorOrigin[] }>(
  {
    golfer: text,
    columns: listOf(fields({ names: listOf(text), club: place, carry: place, offline: place, units: oneOf(UNITS) })),
    clubs: listOf(fields({ label: text, club: clubOrNone })),
  },
  { origins: listOf(fields({ vendor: text, origin: oneOf(DEVICE_ORIGINS) })) },
)

const copy = localCopy<KeptAnswers>({ key: KEY, schema: 1, parse: parseKept })

export function importAnswers(golfer: string): ImportAnswers {
  const kept = copy.read()
  return kept?.golfer === golfer ? kept : NONE
}

/** A device that cannot keep them asks again next time, and says so by itself. */
export function keepImportAnswers(golfer: string, { columns, clubs, origins = [] }: ImportAnswers): void {
  const latest = <Answer>(answers: readonly Answer[]) => answers.slice(-KEPT_COUNT)
  copy.write({ golfer, columns: latest(columns), clubs: latest(clubs), origins: latest(origins) })
}

/** Where the shots of such a file were hit: as the last time, else where golfers use the monitor. */
export function likelyOrigin({ origins = [] }: ImportAnswers, vendor: string | undefined): DeviceOrigin {
  const said = origins.find((one) => one.vendor === (vendor ?? ''))
  return said ? said.origin : usualOrigin(vendor)
}

/** The answers with where such files come from. */
export function withOrigin(answers: ImportAnswers, vendor: string | undefined, origin: DeviceOrigin): ImportAnswers {
  const others = (answers.origins ?? []).filter((one) => one.vendor !== (vendor ?? ''))
  return { ...answers, origins: [...others, { vendor: vendor ?? '', origin }] }
}
