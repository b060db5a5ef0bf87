import type * as z from 'zod/mini'
import { newProfile } from '@bagwise/contract/new-profile'
import { readDistancesCsv } from '@bagwise/contract/distances-csv'
import { OwnCourse } from '@bagwise/contract/own-courses'
import { Round } from '@bagwise/contract/rounds'
import { shotOfRow } from '@bagwise/contract/shot-table'
import { KeptShot, ShotSession } from '@bagwise/contract/shots'
import {
  ImportedProgressEntry,
  ImportedTakeout,
  NAMED_TWICE,
  TAKEOUT_FORMAT,
  TAKEOUT_VERSION,
  UNSOURCED_TAKEOUT_VERSION,
  hasTwice,
} from '@bagwise/contract/takeout'
import type { ImportProblem, ImportedProfile } from '@bagwise/contract/takeout'
import { withSources, withoutAssumed } from '@bagwise/contract/unsourced-profile'
import { FACT_FIELDS } from '@bagwise/golf/facts'
import { describeIssue } from '#server/requests/explain-issue.ts'
import { MAX_DEPTH, findUnsafe } from '#server/requests/json-body.ts'
import { findExcess, pathAt } from '#server/requests/json-text.ts'
import type { ProgressRow, Shots } from './takeout-parts.ts'

/** What a file contains: profile values by path, and rows. */
export type ImportedContent = {
  readonly values: readonly (readonly [path: string, value: unknown])[]
  readonly progress: readonly ProgressRow[]
  readonly rounds: readonly Round[]
  readonly shots: Shots
  readonly ownCourses: readonly OwnCourse[]
}

type Read = { readonly content: ImportedContent } | { readonly problems: readonly ImportProblem[] }

const NOT_OURS = 'This is no file of Bagwise: choose an export of everything (JSON) or of distances (CSV).'
const TOO_MUCH = 'There is more here than Bagwise writes.'
/** More than a golfer will read. */
export const LISTED_PROBLEMS = 100
const MOST_ENTRIES = 20_000
/** The largest takeout, 1,000 days with 23 clubs each, 10,000 shots and 10 mapped courses, stays below. */
const LIMITS = { depth: MAX_DEPTH, keys: 1_000, items: MOST_ENTRIES, values: 700_000 }
const SHOWN_LENGTH = 100

/** Reads and validates a takeout or distances as CSV; otherwise lists everything that is wrong, and where. */
export function readImport(text: string, { latestDay }: { readonly latestDay: string }): Read {
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
  return { content: { values, progress: [], rounds: [], shots: { sessions: [], shots: [] }, ownCourses: [] } }
}

function readTakeout(text: string, latestDay: string): Read {
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

  const checked = checkedParts(value)
  if ('problems' in checked) return checked
  const parts = version === UNSOURCED_TAKEOUT_VERSION ? withoutDefaults(checked.parts) : checked.parts
  const days = [
    ...parts.progress.map(({ date }, index) => ({ place: `progress.${index}.date`, day: date })),
    ...parts.rounds.map(({ date }, index) => ({ place: `rounds.${index}.date`, day: date })),
    ...parts.shots.sessions.map(({ day }, index) => ({ place: `shotSessions.${index}.day`, day })),
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
  readonly ownCourses: readonly OwnCourse[]
}

/** Checks the profile and the length of each list before any entry, and stops when enough is found to be wrong. */
function checkedParts(file: unknown): { readonly parts: Parts } | { readonly problems: readonly ImportProblem[] } {
  const { data, error } = ImportedTakeout.safeParse(file)
  const problems = (error?.issues ?? []).flatMap((issue) => problemsOf(issue, { value: file, at: [] }))
  const listOf = (name: 'progress' | 'rounds' | 'shotSessions' | 'ownCourses') =>
    ImportedTakeout.shape[name].safeParse(entryOf(file, name)).data ?? []
  const progress = checkedEntries(ImportedProgressEntry, { list: listOf('progress'), at: ['progress'], problems })
  const rounds = checkedEntries(Round, { list: listOf('rounds'), at: ['rounds'], problems })
  const sessions = checkedEntries(ShotSession, { list: listOf('shotSessions'), at: ['shotSessions'], problems })
  const shots = checkedShots(file, { sessions, problems })
  const ownCourses = checkedEntries(OwnCourse, { list: listOf('ownCourses'), at: ['ownCourses'], problems })
  if (!data || problems.length > 0) return { problems }
  return { parts: { profile: data.profile, progress, rounds, shots: { sessions, shots }, ownCourses } }
}

/** Shots are rows of a table; each is of a session in the same file. */
function checkedShots(
  file: unknown,
  { sessions, problems }: { readonly sessions: readonly ShotSession[]; readonly problems: ImportProblem[] },
): readonly KeptShot[] {
  const { columns, rows } = ImportedTakeout.shape.shots.safeParse(entryOf(file, 'shots')).data ?? NO_SHOTS
  const list = rows.map((row) => shotOfRow(columns, row))
  const at = ['shots', 'rows']
  const shots = checkedEntries(KeptShot, { list, at, problems })
  const known = new Set(sessions.map(({ id }) => id))
  const lost = problems.length > 0 ? -1 : shots.findIndex(({ session }) => !known.has(session))
  if (lost !== -1)
    problems.push({ place: placeOf([...at, lost, 'session']), message: 'It is of no session in this file.' })
  return shots
}

const NO_SHOTS = { columns: [], rows: [] }

type Checking = {
  readonly list: readonly unknown[]
  /** Where the list is in the file. */
  readonly at: readonly PropertyKey[]
  readonly problems: ImportProblem[]
}

/** The entries of a list, as far as they are right; what is wrong with others is added to the problems. */
function checkedEntries<Entry extends { readonly id: string }>(
  schema: z.ZodMiniType<Entry>,
  { list, at, problems }: Checking,
): readonly Entry[] {
  const entries: Entry[] = []
  for (const [index, entry] of list.entries()) {
    if (problems.length > LISTED_PROBLEMS) return entries
    const { data, error } = schema.safeParse(entry)
    if (data) entries.push(data)
    else
      problems.push(
        ...(error?.issues ?? []).flatMap((issue) => problemsOf(issue, { value: entry, at: [...at, index] })),
      )
  }
  if (hasTwice(entries.map(({ id }) => id))) problems.push({ place: placeOf(at), message: `It ${NAMED_TWICE}.` })
  return entries
}

/** The golfer's id and e-mail are never taken from a file. */
function contentOf({ profile, progress, rounds, shots, ownCourses }: Parts): ImportedContent {
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

function problemsOf(
  issue: z.core.$ZodIssue,
  { value, at }: { readonly value: unknown; readonly at: readonly PropertyKey[] },
): readonly ImportProblem[] {
  const path = [...at, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    const message = 'This is nothing that Bagwise knows.'
    return issue.keys.map((key) => ({ place: placeOf([...path, key]), message }))
  }
  const isMissing = issue.path.reduce<unknown>((within, key) => entryOf(within, key), value) === undefined
  const message = isMissing ? 'It is missing.' : `It ${describeIssue(issue)}.`
  return [{ place: placeOf(path), message }]
}

function placeOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('.').slice(0, SHOWN_LENGTH).toWellFormed()
}

function entryOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}

function refused(place: string, message: string): Read {
  return { problems: [{ place, message }] }
}
