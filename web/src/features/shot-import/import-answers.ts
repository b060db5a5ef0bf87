import { CLUB_TYPES } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import { UNITS } from '@bagwise/golf/golfer'
import type { ShotOrigin } from '@bagwise/golf/memory/shot-record'
import type { ColumnChoice } from '#shot-files/shot-file.ts'
import { localCopy } from '#storage/local-copy.ts'
import { fields, finiteNumber, listOf, oneOf, only, text } from '#storage/parsers.ts'
import type { Parser } from '#storage/parsers.ts'

/** The club that a golfer's launch monitor means by a name; none when its shots are to be left out. */
export type NamedClub = { readonly label: string; readonly club: ClubType | 'none' }

/** What the golfer was asked about files once, so that the next one of the kind is read without a question. */
export type ImportAnswers = ColumnsAndClubs & Partial<Origins>
type ColumnsAndClubs = { readonly columns: readonly ColumnChoice[]; readonly clubs: readonly NamedClub[] }
/** Where the shots of a maker's files were hit last. */
type Origins = { readonly origins: readonly MonitorOrigin[] | undefined }

/** Where a monitor saw shots: on grass, or on a mat. */
const DEVICE_ORIGINS = ['device-outdoor', 'device-indoor'] as const satisfies readonly ShotOrigin[]
export type DeviceOrigin = (typeof DEVICE_ORIGINS)[number]
type MonitorOrigin = { readonly vendor: string; readonly origin: DeviceOrigin }

/** Monitors that golfers take to the range; the others stand in front of a net or a screen. */
const RANGE_MONITORS: ReadonlySet<string> = new Set(['Garmin', 'Rapsodo', 'TrackMan', 'FlightScope'])

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
  if (said) return said.origin
  return vendor === undefined || RANGE_MONITORS.has(vendor) ? 'device-outdoor' : 'device-indoor'
}

/** The answers with where such files come from. */
export function withOrigin(answers: ImportAnswers, vendor: string | undefined, origin: DeviceOrigin): ImportAnswers {
  const others = (answers.origins ?? []).filter((one) => one.vendor !== (vendor ?? ''))
  return { ...answers, origins: [...others, { vendor: vendor ?? '', origin }] }
}
