import { factsFor } from '@bagwise/contract/facts'
import { lineReader } from '@bagwise/contract/play-table'
import { PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { WholeRound } from '@bagwise/contract/rounds'
import { shotOfRow } from '@bagwise/contract/shot-table'
import { KeptShot, ShotSession } from '@bagwise/contract/shots'
import { ImportedTakeout, TAKEOUT_FORMAT, TAKEOUT_VERSION, UNSOURCED_TAKEOUT_VERSION } from '@bagwise/contract/takeout'
import type { ImportedProfile } from '@bagwise/contract/takeout'
import { withSources } from '@bagwise/contract/unsourced-profile'
import { groupedBy } from '@bagwise/golf/grouped-by'
import { isTournamentNow } from '@bagwise/golf/play/round-rules'
import { noAnswer } from '../problem.ts'
import * as copy from './bag.copy.ts'
import { NEW_DOCUMENT, golferOf } from './golfer.ts'
import type { Golfer } from './golfer.ts'

const VERSIONS = [UNSOURCED_TAKEOUT_VERSION, TAKEOUT_VERSION]

/** The golfer of a takeout, of this version or the one before sources. Throws a `CommandProblem` for any other text. */
export function readTakeout(text: string, path: string): Golfer {
  const json = parsed(text, path)
  const [format, version] = [entryOf(json, 'format'), entryOf(json, 'version')]
  if (format !== TAKEOUT_FORMAT) throw noAnswer(copy.noTakeout(path))
  if (!VERSIONS.some((known) => known === version)) {
    throw noAnswer(copy.otherVersion(path, JSON.stringify(version) ?? 'none', VERSIONS))
  }
  const takeout = checked(ImportedTakeout, json, { path, at: [] })
  const list = <Entry>(schema: Schema<Entry>, entries: readonly unknown[], at: string) =>
    entries.map((entry, index) => checked(schema, entry, { path, at: [at, index] }))

  const { shots: table = { columns: [], rows: [] } } = takeout
  const rows = table.rows.map((row) => shotOfRow(table.columns, row))
  const shots = groupedBy(list(KeptShot, rows, 'shots'), ({ session }) => session)
  const sessions = list(ShotSession, takeout.shotSessions ?? [], 'shotSessions')
  const played = list(PlayedRound, takeout.playedRounds ?? [], 'playedRounds')
  const holes = groupedBy(list(PlayedHole, rowsOf(takeout.playedHoles), 'playedHoles'), ({ round }) => round)
  const strokes = groupedBy(list(PlayedShot, rowsOf(takeout.playedShots), 'playedShots'), ({ round }) => round)
  return {
    ...golferOf(documentOf(takeout.profile, version === UNSOURCED_TAKEOUT_VERSION)),
    sessions: sessions
      .map((session) => ({ ...session, shots: shots.get(session.id) ?? [] }))
      .toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1)),
    rounds: list(WholeRound, takeout.rounds ?? [], 'rounds'),
    playedRounds: played.map((round) => ({
      round,
      holes: holes.get(round.id) ?? [],
      shots: strokes.get(round.id) ?? [],
    })),
    isInTournament: played.some(isTournamentNow),
  }
}

function parsed(text: string, path: string): unknown {
  const json = text.replace(/^\uFEFF/, '')
  try {
    return JSON.parse(json)
  } catch (error) {
    // Where the text ends too soon the message names no line.
    const [, line] = /line (\d+)/.exec(String(error)) ?? []
    throw noAnswer(copy.atLine(path, Number(line ?? json.split('\n').length), copy.brokenJson))
  }
}

type Schema<Entry> = {
  readonly safeParse: (entry: unknown) =>
    | { readonly success: true; readonly data: Entry }
    | {
        readonly success: false
        readonly error: { readonly issues: readonly { readonly path: readonly PropertyKey[] }[] }
      }
}

function checked<Entry>(
  schema: Schema<Entry>,
  entry: unknown,
  { path, at }: { readonly path: string; readonly at: readonly PropertyKey[] },
): Entry {
  const result = schema.safeParse(entry)
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw noAnswer(copy.wrongPlace(path, [...at, ...(issue?.path ?? [])].map(String).join('.')))
}

function rowsOf(table: { readonly columns: readonly string[]; readonly rows: readonly string[] } | undefined) {
  const read = lineReader(table?.columns ?? [])
  return (table?.rows ?? []).map((row) => read(row))
}

/** The stored profile. A file from before sources has the defaults of its time, which its golfer may never have given. */
function documentOf(profile: ImportedProfile, isUnsourced: boolean): ProfileDocument {
  const { id, email: _email, createdAt, updatedAt, facts = {}, clubDistances = [], golfBag = [], ...values } = profile
  const known = Object.entries(values).filter(([, value]) => value !== undefined)
  const document: ProfileDocument = {
    ...NEW_DOCUMENT,
    id: text(id) ?? NEW_DOCUMENT.id,
    createdAt: text(createdAt) ?? NEW_DOCUMENT.createdAt,
    updatedAt: text(updatedAt) ?? NEW_DOCUMENT.updatedAt,
    scalars: { ...NEW_DOCUMENT.scalars, ...Object.fromEntries(known) },
    distances: Object.fromEntries(clubDistances.map(({ club, isManuallySet: _given, ...stored }) => [club, stored])),
    bag: Object.fromEntries(
      golfBag.map(({ id: _id, type, distance: _distance, isDistanceEstimated: _estimated, ...club }) => [type, club]),
    ),
  }
  return isUnsourced ? withSources(document) : { ...document, facts: factsFor(document, facts, document.updatedAt) }
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function entryOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}
