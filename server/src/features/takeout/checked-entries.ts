import { setImmediate as othersTurn } from 'node:timers/promises'
import type * as z from 'zod/mini'
import { NAMED_TWICE, hasTwice } from '@bagwise/contract/takeout'
import type { ImportProblem } from '@bagwise/contract/takeout'
import { describeIssue } from '#server/requests/explain-issue.ts'

/** More than a golfer will read. */
export const LISTED_PROBLEMS = 100
/** Checked at once: some ten milliseconds, after which others are answered. */
const PORTION_ENTRIES = 1_000
const SHOWN_LENGTH = 100

type Checking<Entry> = {
  readonly list: readonly unknown[]
  /** What is checked of an entry; the entry itself where nothing else is said. */
  readonly read?: (entry: unknown) => unknown
  /** Where the list is in the file. */
  readonly at: readonly PropertyKey[]
  readonly nameOf: (entry: Entry) => string
  readonly problems: ImportProblem[]
}

/** The entries of a list, as far as they are right; what is wrong with others is added to the problems. */
export async function checkedEntries<Entry>(
  schema: z.ZodMiniType<Entry>,
  { list, read = (entry) => entry, at, nameOf, problems }: Checking<Entry>,
): Promise<readonly Entry[]> {
  const entries: Entry[] = []
  for (const [index, found] of list.entries()) {
    if (problems.length > LISTED_PROBLEMS) return entries
    if (index % PORTION_ENTRIES === PORTION_ENTRIES - 1) await othersTurn()
    const entry = read(found)
    const { data, error } = schema.safeParse(entry)
    if (data) entries.push(data)
    else
      problems.push(
        ...(error?.issues ?? []).flatMap((issue) => problemsOf(issue, { value: entry, at: [...at, index] })),
      )
  }
  if (hasTwice(entries.map(nameOf))) problems.push({ place: placeOf(at), message: `It ${NAMED_TWICE}.` })
  return entries
}

export function problemsOf(
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

export function placeOf(path: readonly PropertyKey[]): string {
  return path.map(String).join('.').slice(0, SHOWN_LENGTH).toWellFormed()
}

export function entryOf(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined
}
