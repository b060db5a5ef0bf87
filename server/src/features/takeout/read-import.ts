import { newProfile } from '@bagwise/contract/new-profile'
import { readDistancesCsv } from '@bagwise/contract/distances-csv'
import { OwnCourse } from '@bagwise/contract/own-courses'
import { WholeRound } from '@bagwise/contract/rounds'
import type { Round } from '@bagwise/contract/rounds'
import { shotOfRow } from '@bagwise/contract/shot-table'
import { KeptShot, ShotSession } from '@bagwise/contract/shots'
import {
  ImportedProgressEntry,
  ImportedTakeout,
  TAKEOUT_FORMAT,
  TAKEOUT_VERSION,
  UNSOURCED_TAKEOUT_VERSION,
} from '@bagwise/contract/takeout'
import type { ImportProblem, ImportedProfile } from '@bagwise/contract/takeout'
import { withSources, withoutAssumed } from '@bagwise/contract/unsourced-profile'
import { FACT_FIELDS } from '@bagwise/golf/facts'
import { MOST_PLAYED_SHOTS } from '@bagwise/golf/play/played-record'
import { MAX_DEPTH, findUnsafe } from '#server/requests/json-body.ts'
import { findExcess, pathAt } from '#server/requests/json-text.ts'
import { checkedEntries, entryOf, placeOf, problemsOf } from './checked-entries.ts'
import { checkedPlay } from './read-played.ts'
import type { Play, ProgressRow, Shots } from './takeout-parts.ts'

/** What a file contains: profile values by path, and rows. */
export type ImportedContent = {
  readonly values: readonly (readonly [path: string, value: unknown])[]
  readonly progress: readonly ProgressRow[]
  readonly rounds: readonly Round[]
  readonly shots: Shots
  readonly play: Play
  readonly ownCourses: readonly OwnCourse[]
}

type Read = { readonly content: ImportedContent } | { readonly problems: readonly ImportProblem[] }

const NOT_OURS = 'This is no file of Bagwise: choose an export of everything (JSON) or of distances (CSV).'
const TOO_MUCH = 'There is more here than Bagwise writes.'
const MOST_ENTRIES = MOST_PLAYED_SHOTS
/**
 * The largest takeout, 1,000 days with 23 clubs each, 10,000 shots, 500 played rounds and 10 mapped courses, stays below.
 */
const LIMITS = { depth: MAX_DEPTH, keys: 1_000, items: MOST_ENTRIES, values: 800_000 }

/** Reads and validates a takeout or distances as CSV; otherwise lists everything that is wrong, and where. */
export async function readImport(text: string, { latestDay }: { readonly latestDay: string }): Promise<Read> {
  return /^\uFEFF?\s*[[{]/.test(text) ? readTakeout(text, latestDay) : readCsv(text)
}

function readCsv(text: string): Read {
  const read = readDistancesCsv(text)
  if ('problems' in read) {
    const isOurs = /^[^\r\n]*\b(?:club|carry)\b/i.test(text)
    if (!isOurs) return refused('', NOT_OURS)
    return { problems: read.problems.map(({ line, message }) => ({ place: `Line ${line}`, message })) }
  }
  const values = Object.entries(read.distances).map(([club, stored]) => [`clubDistances.${club}`, stored] as const)
  const none = { shots: { sessions: [], shots: [] }, play: { rounds: [], holes: [], shots: [] }, ownCourses: [] }
  return { content: { values, progress: [], rounds: [], ...none } }
}

async function readTakeout(text: string, latestDay: string): Promise<Read> {
  const excess = findExcess(text, LIMITS)
  if (excess !== undefined) return refused(placeOf([pathAt(text, excess)]), TOO_MUCH)
  const json = parsed(text)
  if ('problem' in json) return { problems: [json.problem] }
  const { value } = json
  const unsafe = findUnsafe(value, MOST_ENTRIES)
  if (unsafe !== undefined) return refused(placeOf([unsafe]), 'This is nothing that Bagwise writes.')
  const [format, version] = [entryOf(value, 'format'), entryOf(value, 'version')]
  if (format !== TAKEOUT_FORMAT) return refused('', NOT_OURS)
  if (typeof version === 'number' && version > TAKEOUT_VERSION) {
    return refused(
      'version',
      `This file was written by a newer Bagwise (version ${version} of the format). This Bagwise reads version ${TAKEOUT_VERSION}: have it updated first.`,
    )
  }
  if (version !== TAKEOUT_VERSION && version !== UNSOURCED_TAKEOUT_VERSION) {
    return refused('version', `It must be ${UNSOURCED_TAKEOUT_VERSION} or ${TAKEOUT_VERSION}.`)
  }

  const checked = await checkedParts(value)
  if ('problems' in checked) return checked
  const parts = version === UNSOURCED_TAKEOUT_VERSION ? withoutDefaults(checked.parts) : checked.parts
  const days = [
    ...parts.progress.map(({ date }, index) => ({ place: `progress.${index}.date`, day: date })),
    ...parts.rounds.map(({ date }, index) => ({ place: `rounds.${index}.date`, day: date })),
    ...parts.shots.sessions.map(({ day }, index) => ({ place: `shotSessions.${index}.day`, day })),
    ...parts.play.rounds.map(({ date }, index) => ({ place: `playedRounds.${index}.date`, day: date })),
  ]
  const ahead = days.flatMap(({ place, day }) =>
    day > latestDay ? [{ place, message: 'That day is still to come.' }] : [],
  )
  return ahead.length > 0 ? { problems: ahead } : { content: contentOf(parts) }
}

type Parts = {
  readonly profile: ImportedProfile
  readonly progress: readonly (ProgressRow & { readonly arrivedAt?: unknown })[]
  readonly rounds: readonly Round[]
  readonly shots: Shots
  readonly play: Play
  readonly ownCourses: readonly OwnCourse[]
}

/** Checks the profile and the length of each list before any entry, and stops when enough is found to be wrong. */
async function checkedParts(
  file: unknown,
): Promise<{ readonly parts: Parts } | { readonly problems: readonly ImportProblem[] }> {
  const { data, error } = ImportedTakeout.safeParse(file)
  const problems = (error?.issues ?? []).flatMap((issue) => problemsOf(issue, { value: file, at: [] }))
  const listed = (name: 'progress' | 'rounds' | 'shotSessions' | 'ownCourses') => ({
    list: ImportedTakeout.shape[name].safeParse(entryOf(file, name)).data ?? [],
    at: [name],
    nameOf: idOf,
    problems,
  })
  const progress = await checkedEntries(ImportedProgressEntry, listed('progress'))
  const rounds = await checkedEntries(WholeRound, listed('rounds'))
  const sessions = await checkedEntries(ShotSession, listed('shotSessions'))
  const shots = await checkedShots(file, { sessions, problems })
  const play = await checkedPlay(file, { problems })
  const ownCourses = await checkedEntries(OwnCourse, listed('ownCourses'))
  if (!data || problems.length > 0) return { problems }
  return { parts: { profile: data.profile, progress, rounds, shots: { sessions, shots }, play, ownCourses } }
}

/** Shots are rows of a table; each is of a session in the same file. */
async function checkedShots(
  file: unknown,
  { sessions, problems }: { readonly sessions: readonly ShotSession[]; readonly problems: ImportProblem[] },
): Promise<readonly KeptShot[]> {
  const { columns, rows } = ImportedTakeout.shape.shots.safeParse(entryOf(file, 'shots')).data ?? NO_SHOTS
  const list = rows.map((row) => shotOfRow(columns, row))
  const at = ['shots', 'rows']
  const shots = await checkedEntries(KeptShot, { list, at, nameOf: idOf, problems })
  const known = new Set(sessions.map(({ id }) => id))
  const lost = problems.length > 0 ? -1 : shots.findIndex(({ session }) => !known.has(session))
  if (lost !== -1)
    problems.push({ place: placeOf([...at, lost, 'session']), message: 'It is of no session in this file.' })
  return shots
}

function idOf({ id }: { readonly id: string }): string {
  return id
}

const NO_SHOTS = { columns: [], rows: [] }

/** The golfer's id and e-mail are never taken from a file. */
function contentOf({ profile, progress, rounds, shots, play, ownCourses }: Parts): ImportedContent {
  const { id: _id, email: _email, createdAt: _created, updatedAt: _updated, facts: _sources, ...values } = profile
  const { clubDistances = [], golfBag = [], ...scalars } = values
  return {
    values: [
      // A fact that the file does not know stays as it is.
      ...Object.entries(scalars).filter(([field, value]) => value !== undefined && !(value === null && isFact(field))),
      ...clubDistances.map(({ club, isManuallySet: _given, ...stored }) => [`clubDistances.${club}`, stored] as const),
      ...golfBag.map(
        ({ id: _club, type, distance: _distance, isDistanceEstimated: _estimated, ...club }) =>
          [`golfBag.${type}`, club] as const,
      ),
    ],
    progress: progress.map(({ arrivedAt: _arrived, ...row }) => row),
    rounds,
    shots,
    play,
    ownCourses,
  }
}

/**
 * The parts without what the golfer may never have said: a file of before has the defaults of its time in it, which its
 * golfer's profile keeps if it has other values.
 */
function withoutDefaults(parts: Parts): Parts {
  const { golfBag, ...file } = parts.profile
  const { scalars } = newProfile({ id: '', email: '', firstName: '', lastName: '' }, new Date(0))
  const known = Object.entries(file).filter(([field, value]) => field in scalars && value !== undefined)
  const sourced = withSources({
    id: '',
    scalars: { ...scalars, ...Object.fromEntries(known) },
    distances: {},
    bag: {},
    createdAt: '',
    updatedAt: '',
  }).scalars
  const isUnsaid = (field: string) => FACT_FIELDS.some((fact) => fact === field && sourced[fact] === null)
  const said = Object.entries(file).filter(([field, value]) => value === null || !isUnsaid(field))
  return {
    ...parts,
    profile: {
      ...Object.fromEntries(said),
      ...(golfBag && { golfBag: golfBag.map((club) => ({ ...club, ...withoutAssumed(club.type, club) })) }),
    },
  }
}

function isFact(field: string): boolean {
  return FACT_FIELDS.some((fact) => fact === field)
}

function parsed(text: string): { readonly value: unknown } | { readonly problem: ImportProblem } {
  try {
    return { value: JSON.parse(text.replace(/^\uFEFF/, '')) }
  } catch (error) {
    const [, line] = /line (\d+)/.exec(String(error)) ?? []
    const message = 'This is not valid JSON. Is the file complete, and as Bagwise wrote it?'
    return { problem: { place: line === undefined ? '' : `Line ${line}`, message } }
  }
}

function refused(place: string, message: string): Read {
  return { problems: [{ place, message }] }
}
