import type * as z from 'zod/mini'
import { readDistancesCsv } from '@bagwise/contract/distances-csv'
import { ImportedTakeout, TAKEOUT_FORMAT, TAKEOUT_VERSION } from '@bagwise/contract/takeout'
import type { ImportProblem } from '@bagwise/contract/takeout'
import { describeIssue } from '#server/requests/explain-issue.ts'
import { findUnsafe } from '#server/requests/json-body.ts'
import type { Round } from '@bagwise/contract/rounds'
import type { ProgressRow } from './takeout-parts.ts'

/** What a file contains: profile values by path, and rows. */
export type ImportedContent = {
  readonly values: readonly (readonly [path: string, value: unknown])[]
  readonly progress: readonly ProgressRow[]
  readonly rounds: readonly Round[]
}

type Read = { readonly content: ImportedContent } | { readonly problems: readonly ImportProblem[] }

const NOT_OURS = 'This is no file of Bagwise: choose an export of everything (JSON) or of distances (CSV).'
const MOST_ENTRIES = 20_000
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
  return { content: { values, progress: [], rounds: [] } }
}

function readTakeout(text: string, latestDay: string): Read {
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
  if (version !== TAKEOUT_VERSION) return refused('version', `It must be ${TAKEOUT_VERSION}.`)

  const checked = ImportedTakeout.safeParse(value)
  if (!checked.success) return { problems: checked.error.issues.flatMap((issue) => problemsOf(issue, value)) }
  const { data } = checked
  const ahead = (['progress', 'rounds'] as const).flatMap((list) =>
    (data[list] ?? []).flatMap(({ date }, index) =>
      date > latestDay ? [{ place: `${list}.${index}.date`, message: 'That day is still to come.' }] : [],
    ),
  )
  return ahead.length > 0 ? { problems: ahead } : { content: contentOf(data) }
}

/** The golfer's id and e-mail are never taken from a file. */
function contentOf({ profile, progress = [], rounds = [] }: ImportedTakeout): ImportedContent {
  const { id: _id, email: _email, createdAt: _created, updatedAt: _updated, ...values } = profile
  const { clubDistances = [], golfBag = [], ...scalars } = values
  return {
    values: [
      ...Object.entries(scalars).filter(([, value]) => value !== undefined),
      ...clubDistances.map(({ club, isManuallySet: _given, ...stored }) => [`clubDistances.${club}`, stored] as const),
      ...golfBag.map(
        ({ id: _club, type, distance: _distance, isDistanceEstimated: _estimated, ...club }) =>
          [`golfBag.${type}`, club] as const,
      ),
    ],
    progress: progress.map(({ arrivedAt: _arrived, ...row }) => row),
    rounds,
  }
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

function problemsOf(issue: z.core.$ZodIssue, file: unknown): readonly ImportProblem[] {
  if (issue.code === 'unrecognized_keys') {
    const message = 'This is nothing that Bagwise knows.'
    return issue.keys.map((key) => ({ place: placeOf([...issue.path, key]), message }))
  }
  const isMissing = issue.path.reduce<unknown>((value, key) => entryOf(value, key), file) === undefined
  const message = isMissing ? 'It is missing.' : `It ${describeIssue(issue)}.`
  return [{ place: placeOf(issue.path), message }]
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
