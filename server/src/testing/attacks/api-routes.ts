import { randomUUID } from 'node:crypto'
import * as account from '@bagwise/contract/account'
import * as settings from '@bagwise/contract/account-settings'
import { sendContactMessage } from '@bagwise/contract/contact'
import { findCourses, getCourse } from '@bagwise/contract/courses'
import { coursePath, coursesPath } from '@bagwise/contract/course-paths'
import type { Endpoint } from '@bagwise/contract/endpoint'
import { mailVerification, verifyEmail } from '@bagwise/contract/email-verification'
import * as passkeys from '@bagwise/contract/passkeys'
import { getHealth, getReadiness } from '@bagwise/contract/health'
import { ownCourseId, ownCoursePath } from '@bagwise/contract/own-course-id'
import { deleteOwnCourse, getOwnCourse, listOwnCourses, saveOwnCourse } from '@bagwise/contract/own-courses'
import { forgotPassword, resetPassword } from '@bagwise/contract/password-reset'
import { deletePlayedRound, getPlayedRound, getPlayedRounds, savePlay } from '@bagwise/contract/play'
import { getProfile, getProfileHistory, patchProfile } from '@bagwise/contract/profile'
import { addProgressEntry, getProgress } from '@bagwise/contract/progress'
import { deleteRound, getRounds, saveRound } from '@bagwise/contract/rounds'
import { deleteShots, getShots, saveShots } from '@bagwise/contract/shots'
import { TAKEOUT_FORMAT, TAKEOUT_VERSION, getTakeout, importTakeout } from '@bagwise/contract/takeout'
import { followLiveShots, sendLiveShots } from '@bagwise/contract/live-shots'
import { tokenPath } from '@bagwise/contract/token-limits'
import { listTokens, makeToken, revokeToken } from '@bagwise/contract/tokens'
import { callMcp } from '@bagwise/contract/mcp'
import { getWeather } from '@bagwise/contract/weather'
import * as z from 'zod/mini'
import type { App } from '#server/app.ts'
import { DOCUMENT_PATH, PAGE_PATH } from '#server/open-api/paths-beside-contract.ts'
import { playedHole, playedRound, playedShot } from '#server/testing/sample-play.ts'
import { AI_QUESTIONS } from '#server/testing/stubs/ai-questions.ts'
import { PASSWORD, newEmail, signUpForm } from '#server/testing/test-app.ts'

/** The golfer a valid body is about: the sender, or a victim. */
export type About = {
  readonly userId: string
  readonly email: string
  readonly sessionId: string
  readonly roundId: string
  readonly progressId: string
  readonly shotSessionId: string
  readonly shotId: string
  readonly playedRoundId: string
  readonly playedShotId: string
}

export type ApiRoute = {
  readonly endpoint: Pick<Endpoint, 'method' | 'path' | 'body'>
  /** As the router knows it, where the endpoint has been given a path with an id or a query. */
  readonly pattern?: string
  /** Whether the route needs a signed-in golfer. */
  readonly access: Endpoint['access']
  /** A body that is accepted from its golfer; undefined without one. */
  readonly bodyOf: (about: About) => unknown
  /** Status of the answer to the golfer. */
  readonly status: number
}

function routeAt(
  path: `/api/${string}`,
  endpoint: ApiRoute['endpoint'],
  bodyOf: ApiRoute['bodyOf'] = () => undefined,
  status = 200,
): ApiRoute {
  return { ...route({ ...endpoint, path }, 'golfer', bodyOf, status), pattern: endpoint.path }
}

function route(
  endpoint: ApiRoute['endpoint'],
  access: ApiRoute['access'],
  bodyOf: ApiRoute['bodyOf'] = () => undefined,
  status = 200,
): ApiRoute {
  return { endpoint, access, bodyOf, status }
}

/** A text that is read as it is. */
function reading(path: `/api/${string}`): ApiRoute {
  return route({ method: 'GET', path, body: z.undefined() }, 'anybody')
}

const roundOf = ({ roundId }: About) => ({
  id: roundId,
  date: '2026-11-20',
  course: 'Old Course',
  tees: 'White',
  courseRating: 71.3,
  slopeRating: 125,
  adjustedGrossScore: 92,
  playingConditions: null,
})

const shotSessionOf = ({ shotSessionId }: About) => ({
  id: shotSessionId,
  day: '2026-11-20',
  origin: 'device-outdoor',
  source: 'Garmin R10',
  air: { temperatureF: 61 },
  isNormalised: false,
  note: 'New balls',
})

const asSeen = { club: '7-iron', swing: 'full', mark: 'by-rule' }

const shotOf = ({ shotSessionId, shotId }: About) => ({
  id: shotId,
  session: shotSessionId,
  ...asSeen,
  label: '7i',
  carryYards: 151.3,
  sideYards: -6.2,
  isSpinMeasured: false,
})

const PLACE = { alongYards: 151.5, acrossYards: -12 }

/** A round with a hole and a shot on it, as `newGolfer` has them. */
export function playOf({ playedRoundId, playedShotId }: Pick<About, 'playedRoundId' | 'playedShotId'>) {
  const round = playedRound({ id: playedRoundId })
  const hole = playedHole(round, { score: 5, finish: 'holed', putts: 2, pin: PLACE })
  return { round, hole, shot: playedShot(hole, { id: playedShotId, at: PLACE }) }
}

const playChangesOf = (about: About) => {
  const { round, hole, shot } = playOf(about)
  return [
    { kind: 'round', base: round, row: { ...round, state: 'finished' } },
    { kind: 'hole', base: hole, row: { ...hole, score: 4 } },
    { kind: 'shot', base: shot, row: { ...shot, club: '8-iron' } },
  ]
}

/** Ids are each golfer's own, so that every golfer may have this one. */
const OWN_COURSE = ownCourseId('7d0c6a52-98f1-4a36-a0a4-2c5d0f6f1b11')
const OWN_COURSE_PATH = ownCoursePath(OWN_COURSE)

const TOKEN_ID = '4b7d5c3e-2f60-4a8e-9a53-0c9d6f5e1b22'

const LIVE_SHOT = {
  id: '4b7d5c3e-2f60-4a8e-9a53-0c9d6f5e1b33',
  device: 'Rapsodo MLM2PRO',
  club: '7-iron',
  carryYards: 151.3,
  sideYards: -6.2,
  isCarryComputed: false,
}

const ownCourse = {
  v: 1,
  id: OWN_COURSE,
  name: 'Village nine',
  at: [56_343_300, -2_803_100],
  outline: [],
  shapes: [{ kind: 'green', id: 'green-1', rings: [[0, 0, 100, 0, 100, 100]] }],
  holes: [{ id: 'hole-1', number: 1, par: 3, lengthYards: 150, line: [0, 0, 1_200, 0], green: 0, tees: [] }],
  known: ['green'],
  notes: {},
}

const takeoutFile = {
  format: TAKEOUT_FORMAT,
  version: TAKEOUT_VERSION,
  profile: { handicap: 3 },
}

const clientDataJSON = Buffer.from(
  JSON.stringify({ type: 'webauthn.get', challenge: 'x'.repeat(43), origin: 'http://localhost:3000' }),
).toString('base64url')
const newCredential = { id: 'x'.repeat(22), clientDataJSON, attestationObject: 'o2Nmb' }
const signedChallenge = {
  id: 'x'.repeat(22),
  clientDataJSON,
  authenticatorData: 'SZYN5Y',
  signature: 'MEUCIQ',
  userHandle: 'dXNlcg',
}

/** Every route of the API; a test compares them with the router. */
export const API_ROUTES: readonly ApiRoute[] = [
  reading(DOCUMENT_PATH),
  reading(PAGE_PATH),
  route(getHealth, 'anybody'),
  route(getReadiness, 'anybody'),
  route(account.getSession, 'anybody'),
  route(getWeather, 'anybody'),
  route(account.signUp, 'anybody', () => signUpForm()),
  route(account.signIn, 'anybody', ({ email }) => ({ email, password: PASSWORD })),
  route(account.signOut, 'anybody', () => ({})),
  route(passkeys.beginPasskeySignIn, 'anybody', () => ({})),
  // There is no challenge without a device that answers it.
  route(passkeys.signInWithPasskey, 'anybody', () => signedChallenge, 401),
  route(account.checkAccount, 'anybody', ({ userId }) => ({ golfer: userId })),
  route(forgotPassword, 'anybody', ({ email }) => ({ email })),
  // There is no token without a requested link.
  route(resetPassword, 'anybody', () => ({ token: 'x'.repeat(43), password: 'another-fairway-8' }), 422),
  route(verifyEmail, 'anybody', () => ({ token: 'x'.repeat(43) }), 422),
  route(sendContactMessage, 'anybody', ({ email }) => ({
    firstName: 'Ann',
    lastName: 'Bunker',
    email,
    message: 'How far is far?',
    submission: randomUUID(),
  })),
  route(getProfile, 'golfer'),
  route(getProfileHistory, 'golfer'),
  route(patchProfile, 'golfer', ({ userId }) => ({
    batch: randomUUID(),
    golfer: userId,
    set: { handicap: { base: 18, value: 3 }, 'golfBag.driver.notes': { base: null, value: 'new shaft' } },
  })),
  route(getProgress, 'golfer'),
  route(addProgressEntry, 'golfer', ({ userId, progressId }) => ({
    id: progressId,
    golfer: userId,
    date: '2026-11-20',
    handicap: 3,
    clubDistances: { driver: { distance: 240, source: 'manual' } },
  })),
  route(getRounds, 'golfer'),
  route(saveRound, 'golfer', (about) => ({
    save: randomUUID(),
    golfer: about.userId,
    base: roundOf(about),
    round: { ...roundOf(about), adjustedGrossScore: 70 },
  })),
  route(deleteRound, 'golfer', (about) => ({
    save: randomUUID(),
    golfer: about.userId,
    base: roundOf(about),
    id: about.roundId,
  })),
  route(getShots, 'golfer'),
  route(saveShots, 'golfer', (about) => ({
    save: randomUUID(),
    golfer: about.userId,
    sessions: [shotSessionOf(about)],
    shots: [shotOf(about)],
    changes: [{ id: about.shotId, base: asSeen, wanted: { ...asSeen, mark: 'left-out' } }],
  })),
  route(deleteShots, 'golfer', ({ userId, shotSessionId, shotId }) => ({
    save: randomUUID(),
    golfer: userId,
    sessions: [shotSessionId],
    shots: [shotId],
  })),
  route(getPlayedRounds, 'golfer'),
  routeAt('/api/play/round?id=0b0f0f6e-6a34-4c9c-8a53-5d0d5b0c2a11', getPlayedRound),
  route(savePlay, 'golfer', (about) => ({ save: randomUUID(), golfer: about.userId, changes: playChangesOf(about) })),
  route(deletePlayedRound, 'golfer', (about) => ({
    save: randomUUID(),
    golfer: about.userId,
    id: about.playedRoundId,
    base: null,
    indexRound: { ...roundOf(about), id: about.playedRoundId },
  })),
  routeAt(coursesPath({ name: 'Old Course' }), findCourses),
  // No map has it, so that no map server is needed.
  routeAt(coursePath('lines/way/1'), getCourse, undefined, 404),
  route(listOwnCourses, 'golfer'),
  routeAt(OWN_COURSE_PATH, getOwnCourse),
  routeAt(OWN_COURSE_PATH, saveOwnCourse, ({ userId }) => ({
    save: randomUUID(),
    golfer: userId,
    base: null,
    course: ownCourse,
  })),
  routeAt(OWN_COURSE_PATH, deleteOwnCourse, ({ userId }) => ({ save: randomUUID(), golfer: userId, base: null })),
  route(getTakeout, 'golfer'),
  route(importTakeout, 'golfer', ({ userId }) => ({
    golfer: userId,
    content: JSON.stringify(takeoutFile),
    today: '2026-11-20',
    seenVersion: 1,
  })),
  ...Object.values(AI_QUESTIONS).map(({ endpoint, bodyOf }) =>
    route(endpoint, 'golfer', () => bodyOf({ text: 'slice', number: 7 })),
  ),
  route(settings.getSessions, 'golfer'),
  route(settings.endSession, 'golfer', ({ sessionId }) => ({ session: sessionId })),
  route(settings.endOtherSessions, 'golfer', () => ({})),
  route(passkeys.getPasskeys, 'golfer'),
  route(passkeys.beginPasskey, 'golfer', () => ({ name: 'Phone', password: PASSWORD })),
  route(passkeys.addPasskey, 'golfer', () => ({ name: 'Phone', credential: newCredential }), 401),
  route(passkeys.renamePasskey, 'golfer', () => ({ passkey: 'none', name: 'Phone' }), 409),
  route(passkeys.removePasskey, 'golfer', () => ({ passkey: 'none', password: PASSWORD })),
  route(listTokens, 'golfer'),
  route(makeToken, 'golfer', () => ({ name: 'Laptop', scope: 'read', password: PASSWORD })),
  // Of a token that is gone: no error.
  routeAt(tokenPath(TOKEN_ID), revokeToken, () => ({})),
  // A session is nothing here.
  route(callMcp, 'token', () => ({ jsonrpc: '2.0', id: 'one', method: 'ping' }), 401),
  route(sendLiveShots, 'token', () => ({ shots: [LIVE_SHOT] }), 401),
  route(followLiveShots, 'golfer'),
  route(settings.changeEmail, 'golfer', () => ({ email: newEmail(), password: PASSWORD })),
  route(mailVerification, 'golfer', () => ({})),
  route(settings.changePassword, 'golfer', () => ({ currentPassword: PASSWORD, password: 'another-fairway-8' })),
  route(settings.deleteAccount, 'golfer', () => ({ password: PASSWORD })),
]

const INDENT_LENGTH = 4

export function nameOf({ endpoint, pattern = endpoint.path }: Pick<ApiRoute, 'endpoint' | 'pattern'>): string {
  return `${endpoint.method} ${pattern}`
}

/** Every route of the API as the router knows it, parsed from the tree it prints. */
export function routesOfRouter(server: App['server']): readonly string[] {
  const lines = server.printRoutes({ commonPrefix: false }).split('\n')
  const beginnings: string[] = []
  const routes = lines.flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^([│ ]*)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
    const depth = indent.length / INDENT_LENGTH
    const path = `${depth === 0 ? '' : beginnings[depth - 1]}${part}`
    beginnings[depth] = path
    const named = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD')
    return named.map((method) => `${method} ${path}`)
  })
  return routes.filter((route) => / \/api(?:\/|$)/.test(route))
}
