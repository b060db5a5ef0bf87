import type * as account from '@bagwise/contract/account'
import { documentOf, valueAt } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { PlayChange } from '@bagwise/contract/play'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import type { Round } from '@bagwise/golf/handicap/round'
import { RequestProblem, request } from '#http/request.ts'
import { withTimeout } from '#http/with-timeout.ts'
import { beforeRestoreRows } from '#storage/before-restore.ts'
import { fieldOf } from '#storage/local-copy.ts'
import { leftCopy } from '#storage/left-play.ts'
import type { LeftRow } from '#storage/left-play.ts'
import { OWN_COURSE_DATABASE, ROW_DATABASES, SHOT_DATABASE } from '#storage/row-stores.ts'
import { isUnsent, rowsOf } from '#storage/per-user-cache.ts'
import { inflightChanges } from './edit-state.ts'
import { removeRowsOf, rowsOnDevice, unsentRowsOnDevice } from './rows-on-device.ts'
import { pagehideBackup } from './pagehide-backup.ts'
import { progressRows } from './policies/progress.ts'
import { roundOf, roundRows } from './policies/round-rows.ts'
import { editsOf } from './row-codec.ts'
import { holdsName } from './sign-out-retention.ts'

/** What golfers who are not here have left on this device without its being saved. */
export type KeptEdits = {
  /** Whether a golfer's next sign-in saves some of it. */
  readonly isWaiting: boolean
  /** Whether a golfer has something here to come back to: what waits, or what a restore is asked about. */
  readonly hasGolfer: boolean
  /** Golfers whose account was deleted: nothing of theirs can be saved any more. */
  readonly gone: readonly string[]
}

/** A page that waits for the answer goes on without it: nobody is gone who is not known to be. */
const ANSWER_WITHIN_MS = 3_000
const ACCOUNT_GONE = 'account-gone'

export async function findKeptEdits(signedIn: string | undefined): Promise<KeptEdits> {
  const golfers = [...(await waitingGolfers())].filter((golfer) => golfer !== signedIn)
  const areGone = await Promise.all(golfers.map((golfer) => withTimeout(isGone(golfer), ANSWER_WITHIN_MS)))
  const gone = golfers.filter((_golfer, index) => areGone[index] === true)
  const isWaiting = gone.length < golfers.length
  return { isWaiting, hasGolfer: isWaiting || isAnyoneAsked(signedIn), gone }
}

/** Whether another golfer has yet to sign in after a restore. */
function isAnyoneAsked(signedIn: string | undefined): boolean {
  return beforeRestoreRows
    .shown()
    .some(({ golfer, entries }) => golfer !== signedIn && entries.some(({ profile }) => profile !== undefined))
}

async function waitingGolfers(): Promise<ReadonlySet<string>> {
  const rows = [...(await rowsOnDevice())]
  for (const name of ROW_DATABASES) {
    rows.push(...(await unsentRowsOnDevice(name)).filter((row) => !NOT_SAVED.has(fieldOf(row, 'kind'))))
  }
  const owners = rows.map((row) => String(fieldOf(row, 'golfer')))
  const ofRounds = roundRows
    .shown()
    .filter(({ entries }) => entries.some((row) => isUnsent(row) && row.isOffered !== true))
  const ofTaps = (leftCopy().read() ?? []).filter(({ entries }) => entries.some(isLeftToSave))
  return new Set([
    ...owners,
    ...pagehideBackup().golfers(),
    ...ofRounds.map(({ golfer }) => golfer),
    ...ofTaps.map(({ golfer }) => golfer),
  ])
}

/** What is from before a restore is not saved unasked, what is told and what Undo takes back not at all. */
const NOT_SAVED: ReadonlySet<unknown> = new Set(['offered', 'news', 'taps'])

/** Without changes a tap that was left is only what Undo takes back. */
function isLeftToSave({ action }: LeftRow): boolean {
  const changes = fieldOf(action, 'changes')
  return !Array.isArray(changes) || changes.length > 0
}

async function isGone(golfer: string): Promise<boolean> {
  try {
    await request<typeof account.checkAccount>('POST', '/api/account/check', { golfer })
    return false
  } catch (error) {
    return error instanceof RequestProblem && error.code === ACCOUNT_GONE
  }
}

/** What a golfer changed, without the history of how. */
type WaitingEdits = {
  /** Values of the profile by path. */
  readonly values: Readonly<Record<string, unknown>>
  readonly rounds: readonly Round[]
  readonly sessions: readonly ShotSession[]
  readonly shots: readonly KeptShot[]
  /** Rounds as a whole, with their holes and shots. */
  readonly played: readonly PlayChange[]
  readonly ownCourses: readonly { readonly course: PackedCourse; readonly isLocalOnly: boolean }[]
}

/** All that waits for these golfers. What the server refused is part of it. */
export async function waitingEditsOf(golfers: readonly string[]): Promise<WaitingEdits> {
  const rows = await rowsOnDevice()
  const [shotRows, courseRows] = [
    await unsentRowsOnDevice(SHOT_DATABASE),
    await unsentRowsOnDevice(OWN_COURSE_DATABASE),
  ]
  const { unsentShotsIn } = await import('./kept-shots/unsent-shots.ts')
  const { unsentCoursesIn } = await import('./own-courses/unsent-courses.ts')
  const { unsentPlayOf } = await import('./played/unsent-play.ts')
  const each = golfers.map((golfer) => {
    const { waiting, batches, refused } = editsOf(golfer, rows)
    const left = pagehideBackup().of(golfer)?.edits.batches ?? []
    const changes = Object.entries({ ...inflightChanges([...left, ...batches]), ...waiting })
    const values = [...refused, ...changes.map(([path, { value }]) => ({ path, value }))]
    const rounds = rowsOf(roundRows.shown(), golfer).filter((row) => isUnsent(row) && row.isDeleted !== true)
    return {
      values: values.map(({ path, value }) => [path, value] as const),
      rounds: rounds.map(roundOf),
      ...unsentShotsIn(shotRows, golfer),
      ownCourses: unsentCoursesIn(courseRows, golfer),
    }
  })
  return {
    values: Object.fromEntries(each.flatMap(({ values }) => values)),
    rounds: each.flatMap(({ rounds }) => rounds),
    sessions: each.flatMap(({ sessions }) => sessions),
    shots: each.flatMap(({ shots }) => shots),
    ownCourses: each.flatMap(({ ownCourses }) => ownCourses),
    played: await unsentPlayOf(golfers, unsentRowsOnDevice),
  }
}

/** Takes it all off this device. */
export async function discardEditsOf(golfers: readonly string[]): Promise<void> {
  const { discardLeftPlay } = await import('./played/unsent-play.ts')
  for (const golfer of golfers) {
    await removeRowsOf(golfer)
    discardLeftPlay(golfer)
    const left = pagehideBackup()
    left.of(golfer)
    left.settle(golfer)
    roundRows.keep(golfer, [])
    progressRows.keep(golfer, [])
  }
}

/** Those of the values that the profile has a place for. Name and email address belong to the account they were given to. */
export function valuesFor(profile: Parameters<typeof documentOf>[0], values: WaitingEdits['values']) {
  const document = documentOf(profile)
  return Object.fromEntries(Object.entries(values).filter(([text]) => hasPlace(document, text, values)))
}

function hasPlace(document: ProfileDocument, text: string, values: WaitingEdits['values']): boolean {
  const path = parseProfilePath(text)
  if (!path || holdsName({ path: text })) return false
  if (path.kind !== 'club-field') return true
  const club = `golfBag.${path.club}`
  const clubPath = parseProfilePath(club)
  return Object.hasOwn(values, club) || (clubPath !== undefined && valueAt(document, clubPath) !== null)
}
