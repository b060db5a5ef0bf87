import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import { randomUUID } from 'node:crypto'
import { ownCoursePath } from '@bagwise/contract/own-course-id'
import { deleteOwnCourse, getOwnCourse, listOwnCourses, saveOwnCourse } from '@bagwise/contract/own-courses'
import type { PlayChange } from '@bagwise/contract/play'
import { deletePlayedRound, getPlayedRound, getPlayedRounds, savePlay } from '@bagwise/contract/play'
import { getProfile, getProfileHistory, patchProfile } from '@bagwise/contract/profile'
import type { HistoryEntry, ProfileBatch, VersionedProfile } from '@bagwise/contract/profile'
import { addProgressEntry, getProgress } from '@bagwise/contract/progress'
import type { NewProgressEntry, ProgressEntry } from '@bagwise/contract/progress'
import { deleteRound, getRounds, saveRound } from '@bagwise/contract/rounds'
import type { Round, RoundAnswer } from '@bagwise/contract/rounds'
import { deleteShots, getShots, saveShots } from '@bagwise/contract/shots'
import type { CourseAnswer, StoredCourse } from '../../web/src/sync/own-courses/course-answers.ts'
import type { CourseList } from '../../web/src/sync/own-courses/course-list.ts'
import type { CourseMessage } from '../../web/src/sync/own-courses/course-messages.ts'
import { fieldOf } from '../../web/src/storage/local-copy.ts'
import type { ShotsAnswer } from '../../web/src/sync/kept-shots/shot-answers.ts'
import type { ShotPage } from '../../web/src/sync/kept-shots/shot-pages.ts'
import type { ShotMessage } from '../../web/src/sync/kept-shots/shot-state.ts'
import type { DeleteAnswer, SaveAnswer } from '../../web/src/sync/played/play-answers.ts'
import type { PlayList, WholeRound } from '../../web/src/sync/played/play-list.ts'
import type { SentChange } from '../../web/src/sync/policies/round-rows.ts'
import { RequestProblem } from '../../web/src/http/request.ts'

/** Longer than a request of the page may take: a server that hangs fails the history. */
const ANSWER_WITHIN_MS = 15_000

export type Answer = VersionedProfile & { readonly conflicts: readonly HistoryEntry[] }

/** Changes of a played round as they leave a device. */
export type SentPlay = { readonly save: string; readonly changes: readonly PlayChange[] }
export type SentPlayDeletion = { readonly save: string; readonly round: string; readonly base: string | null }

/** A golfer on a running server, spoken to over HTTP as a signed-in page does. */
export type GolferAccount = {
  readonly id: string
  readonly readProfile: () => Promise<VersionedProfile>
  readonly readHistory: () => Promise<readonly HistoryEntry[]>
  readonly send: (batch: ProfileBatch) => Promise<Answer>
  readonly readRounds: () => Promise<{ readonly golfer: string; readonly rounds: readonly Round[] }>
  readonly sendRound: (change: SentChange) => Promise<RoundAnswer>
  readonly readProgress: () => Promise<{ readonly golfer: string; readonly entries: readonly ProgressEntry[] }>
  readonly sendProgress: (entry: NewProgressEntry) => Promise<unknown>
  readonly readShots: (after: number) => Promise<ShotPage & { readonly golfer: string }>
  readonly sendShots: (message: ShotMessage) => Promise<ShotsAnswer>
  readonly listCourses: () => Promise<CourseList & { readonly golfer: string }>
  readonly readCourse: (id: string) => Promise<StoredCourse | null>
  readonly sendCourse: (message: CourseMessage) => Promise<CourseAnswer>
  readonly listPlayed: () => Promise<PlayList & { readonly golfer: string }>
  readonly readPlayed: (id: string) => Promise<WholeRound | null>
  readonly sendPlay: (message: SentPlay) => Promise<SaveAnswer>
  readonly deletePlayed: (message: SentPlayDeletion) => Promise<DeleteAnswer>
}

export async function signUpGolferOn(url: string): Promise<GolferAccount> {
  const account = {
    email: `soak-${randomUUID()}@example.com`,
    password: 'fairway-42-green',
    firstName: 'Robin',
    lastName: 'Hazard',
  }
  const signedUp = await call(`${url}/api/sign-up`, { method: 'POST', body: account, headers: { origin: url } })
  const cookies = signedUp.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0])
  const headers = { origin: url, cookie: cookies.join('; '), ...PAGE_HEADERS }
  const ask = async (path: string, method = 'GET', body?: unknown): Promise<unknown> =>
    (await call(`${url}${path}`, { method, body, headers })).json()

  const first = getProfile.reply.parse(await ask(getProfile.path))
  const { id: golfer } = first.profile
  return {
    id: golfer,
    readProfile: async () => getProfile.reply.parse(await ask(getProfile.path)),
    readHistory: async () => getProfileHistory.reply.parse(await ask(getProfileHistory.path)).entries,
    send: async (batch) => patchProfile.reply.parse(await ask(patchProfile.path, patchProfile.method, batch)),
    readRounds: async () => getRounds.reply.parse(await ask(getRounds.path)),
    sendRound: async ({ save, base, round, isDeleted }) =>
      isDeleted
        ? deleteRound.reply.parse(await ask(deleteRound.path, deleteRound.method, { save, golfer, base, id: round.id }))
        : saveRound.reply.parse(await ask(saveRound.path, saveRound.method, { save, golfer, base, round })),
    readProgress: async () => getProgress.reply.parse(await ask(getProgress.path)),
    sendProgress: (entry) => ask(addProgressEntry.path, addProgressEntry.method, entry),
    readShots: async (after) => getShots.reply.parse(await ask(`${getShots.path}?after=${after}`)),
    sendShots: async ({ kind, ...message }) =>
      kind === 'delete'
        ? deleteShots.reply.parse(await ask(deleteShots.path, deleteShots.method, { ...message, golfer }))
        : saveShots.reply.parse(await ask(saveShots.path, saveShots.method, { ...message, golfer })),
    listCourses: async () => listOwnCourses.reply.parse(await ask(listOwnCourses.path)),
    readCourse: async (id) => {
      const { course, version } = getOwnCourse.reply.parse(await ask(ownCoursePath(id)))
      return course && version !== null ? { course, version } : null
    },
    sendCourse: async ({ id, save, base, course }) =>
      course
        ? saveOwnCourse.reply.parse(await ask(ownCoursePath(id), saveOwnCourse.method, { save, golfer, base, course }))
        : deleteOwnCourse.reply.parse(await ask(ownCoursePath(id), deleteOwnCourse.method, { save, golfer, base })),
    listPlayed: async () => getPlayedRounds.reply.parse(await ask(getPlayedRounds.path)),
    readPlayed: async (id) => {
      const { round, version, ...rows } = getPlayedRound.reply.parse(await ask(`${getPlayedRound.path}?id=${id}`))
      return round && version !== null ? { round, version, ...rows } : null
    },
    sendPlay: async ({ save, changes }) =>
      savePlay.reply.parse(await ask(savePlay.path, savePlay.method, { save, golfer, changes })),
    deletePlayed: async ({ save, round, base }) =>
      deletePlayedRound.reply.parse(
        await ask(deletePlayedRound.path, deletePlayedRound.method, { save, golfer, id: round, base }),
      ),
  }
}

/** Fails as the page's own requests do. */
async function call(
  url: string,
  { method, body, headers }: { method: string; body?: unknown; headers: Readonly<Record<string, string>> },
): Promise<Response> {
  const response = await fetch(url, {
    method,
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch((error: unknown) => {
    throw unreachable(String(error))
  })
  if (response.ok) return response
  const isOurs = response.headers.get('content-type')?.startsWith('application/json')
  if (!isOurs) throw unreachable(`something on the way answered with status ${response.status}`)
  const problem: unknown = await response.json()
  const path = fieldOf(problem, 'path')
  throw new RequestProblem({
    status: response.status,
    code: String(fieldOf(problem, 'code')),
    message: String(fieldOf(problem, 'message')),
    ...(typeof path === 'string' ? { path } : {}),
  })
}

function unreachable(message: string): RequestProblem {
  return new RequestProblem({ status: 0, code: 'unreachable', message })
}
