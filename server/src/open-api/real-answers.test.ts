import { randomUUID } from 'node:crypto'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import * as settings from '@bagwise/contract/account-settings'
import { askCaddie } from '@bagwise/contract/ai/caddie'
import { askAiShotAdvice } from '@bagwise/contract/ai/shot-advice'
import { sendContactMessage } from '@bagwise/contract/contact'
import { coursePath, coursesPath } from '@bagwise/contract/course-paths'
import { findCourses, getCourse } from '@bagwise/contract/courses'
import { verifyEmail } from '@bagwise/contract/email-verification'
import type { Endpoint } from '@bagwise/contract/endpoint'
import { ERROR_CODES } from '@bagwise/contract/error-codes'
import type { ErrorCode } from '@bagwise/contract/error-codes'
import { ownCoursePath } from '@bagwise/contract/own-course-id'
import { MOST_OWN_COURSES } from '@bagwise/contract/own-course-limits'
import { saveOwnCourse } from '@bagwise/contract/own-courses'
import * as passkeys from '@bagwise/contract/passkeys'
import { resetPassword } from '@bagwise/contract/password-reset'
import { savePlay } from '@bagwise/contract/play'
import { patchProfile } from '@bagwise/contract/profile'
import { addProgressEntry } from '@bagwise/contract/progress'
import { saveRound } from '@bagwise/contract/rounds'
import { saveShots } from '@bagwise/contract/shots'
import { importTakeout } from '@bagwise/contract/takeout'
import { followLiveShots, sendLiveShots } from '@bagwise/contract/live-shots'
import { MOST_TOKENS } from '@bagwise/contract/token-limits'
import { callMcp } from '@bagwise/contract/mcp'
import { makeToken } from '@bagwise/contract/tokens'
import { MOST_ROUNDS } from '@bagwise/golf/handicap/round'
import { MOST_SHOT_SESSIONS } from '@bagwise/golf/memory/shot-record'
import { MOST_PLAYED_ROUNDS, MOST_SHOTS_OF_HOLE } from '@bagwise/golf/play/played-record'
import { AppError, answerError } from '#server/errors.ts'
import { createOperatorActions } from '#server/features/account/operator-actions.ts'
import { MOST_MESSAGES } from '#server/features/contact/send-message.ts'
import { createLinkStore } from '#server/mailed-links/link-store.ts'
import { API_ROUTES, nameOf } from '#server/testing/attacks/api-routes.ts'
import type { About, ApiRoute } from '#server/testing/attacks/api-routes.ts'
import { newRows, playedHole, playedRound, playedShot } from '#server/testing/sample-play.ts'
import { ownCourse } from '#server/testing/sample-courses.ts'
import { ST_ANDREWS } from '#server/testing/sample-map.ts'
import { createAuthenticator } from '#server/testing/software-authenticator.ts'
import { startStubOverpass } from '#server/testing/stubs/stub-overpass.ts'
import type { StubOverpass } from '#server/testing/stubs/stub-overpass.ts'
import { Browser, PASSWORD, checkOfAnswers, newEmail, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import type { OpenApiDocument } from './open-api.ts'
import { DOCUMENT_PATH, PAGE_PATH } from './paths-beside-contract.ts'

/** Made by failures only. `server/src/faults/` and `readiness/` cause them; here their form is looked at. */
const OF_FAILURES: readonly ErrorCode[] = ['internal', 'busy', 'database-damaged', 'disk-full', 'stopping']
const PATIENT = { timeout: 30_000 }
const TOO_LATE = '2099-01-01'

const UNKNOWN_TOKEN = { authorization: `Bearer bagwise_${'x'.repeat(43)}` }

type Sent = Pick<Endpoint, 'method' | 'path'>
type Golfer = { readonly browser: Browser; readonly email: string; readonly about: About }

/** Every answer that came, as its name in the document with its status, or its code where it is that of an error. */
const seen = new Set<string>()

/** Calls an endpoint; `Browser` compares the answer with the document. */
async function call(browser: Browser, endpoint: Sent, body?: unknown, headers?: Readonly<Record<string, string>>) {
  const isForTokens = API_ROUTES.some((route) => route.endpoint.path === endpoint.path && route.access === 'token')
  const answer = await browser.call(endpoint, body, { ...(isForTokens && UNKNOWN_TOKEN), ...headers })
  const name = (await checkOfAnswers()).nameOf(endpoint)
  seen.add(`${name} ${answer.status < 400 ? answer.status : Object(answer.body).code}`)
  return answer
}

/** The code of the error that a call is answered with; its status must be that of the code. */
async function codeOf(...sent: Parameters<typeof call>): Promise<unknown> {
  const { status, body } = await call(...sent)
  const { code } = Object(body)
  expect({ code, status }).toEqual({ code, status: Reflect.get(ERROR_CODES, code)?.status })
  return code
}

async function newGolfer(app: Pick<TestApp, 'openBrowser'>): Promise<Golfer> {
  const browser = app.openBrowser()
  const form = signUpForm()
  const { user } = await browser.ask(account.signUp, form)
  const [session] = (await browser.ask(settings.getSessions)).sessions
  const ids = ['roundId', 'progressId', 'shotSessionId', 'shotId', 'playedRoundId', 'playedShotId'] as const
  const own = Object.fromEntries(ids.map((id) => [id, randomUUID()])) as Pick<About, (typeof ids)[number]>
  const about = { userId: user.id, email: user.email, sessionId: session?.id ?? '', ...own }
  const { round, hole, shot } = playOfRows(about)
  await call(browser, savePlay, {
    save: randomUUID(),
    changes: [newRows.round(round), newRows.hole(hole), newRows.shot(shot)],
  })
  return { browser, email: form.email, about }
}

function playOfRows({ playedRoundId, playedShotId }: Pick<About, 'playedRoundId' | 'playedShotId'>) {
  const place = { alongYards: 151.5, acrossYards: -12 }
  const round = playedRound({ id: playedRoundId })
  const hole = playedHole(round, { score: 5, finish: 'holed', putts: 2, pin: place })
  return { round, hole, shot: playedShot(hole, { id: playedShotId, at: place }) }
}

const WITH_BODY = API_ROUTES.filter(({ endpoint }) => endpoint.method !== 'GET')
const at = <Named extends Sent>(endpoint: Named, path: Sent['path']) => ({ ...endpoint, path })
const routeOf = (endpoint: Sent) => {
  const route = API_ROUTES.find((each) => nameOf(each) === `${endpoint.method} ${endpoint.path}`)
  if (!route) throw new Error(`${endpoint.path} is no route`)
  return route
}
const bodyOf = (endpoint: Sent, { about }: Golfer) => Object(routeOf(endpoint).bodyOf(about))

describe('real answers', () => {
  let app: TestApp
  let map: StubOverpass
  let document: OpenApiDocument
  let ann: Golfer
  let passedMs = 0
  const now = () => new Date(Date.now() + passedMs)
  beforeAll(async () => {
    map = await startStubOverpass()
    const overpass = {
      url: map.url,
      userAgent: 'Bagwise, golf@bagwise.example',
      callsPerDay: 10_000,
      deadlineMs: 20_000,
    }
    // As the product answers: nothing is taken out that is not in the contract.
    app = await startTestApp('sqlite', {
      checksReplies: false,
      now,
      config: { overpass, contactLimitPerHour: 10_000, importLimitPerHour: 10_000 },
    })
    document = (await app.server.inject('/api/openapi.json')).json()
    ann = await newGolfer(app)
  })
  afterAll(async () => {
    await app.remove()
    await map.close()
  })

  it('OPN-17 of every call hold its schema, and so do the bodies', async () => {
    const check = await checkOfAnswers()
    for (const route of API_ROUTES) {
      const { browser, about } = await newGolfer(app)
      const body = route.bodyOf(about)
      expect(body === undefined ? undefined : check.problemOfBody(route.endpoint, body)).toBeUndefined()
      const { status } = await call(browser, route.endpoint, body)
      expect({ name: nameOf(route), status }).toEqual({ name: nameOf(route), status: route.status })
    }
  })

  it('OPN-17 of live shots hold their schemas, and so do the events of their stream', async () => {
    const { browser, about } = await newGolfer(app)
    const { token } = await browser.ask(makeToken, { name: 'Range', scope: 'live:write', password: PASSWORD })
    const body = bodyOf(sendLiveShots, ann)
    const sent = await call(browser, sendLiveShots, body, { authorization: `Bearer ${token}` })
    expect(sent).toMatchObject({ status: 200, body: { newCount: 1 } })
    const answer = await call(browser, at(followLiveShots, `${followLiveShots.path}?golfer=${about.userId}`))
    expect(answer.body).toEqual(body.shots)
    expect(await codeOf(ann.browser, at(followLiveShots, `${followLiveShots.path}?golfer=${about.userId}`))).toBe(
      'other-golfer',
    )
    expect(await codeOf(ann.browser, at(followLiveShots, `${followLiveShots.path}?id=1`))).toBe('invalid-value')
  })

  it('OPN-17 of links and passkeys hold their schemas, refusals too', async () => {
    const { database } = app
    const anybody = app.openBrowser()
    const linkFor = async (purpose: 'reset-password' | 'verify-email', { email }: Golfer) =>
      (await createLinkStore(database, purpose).createToken(email, now())) ?? ''
    await call(anybody, verifyEmail, { token: await linkFor('verify-email', ann) })
    const ben = await newGolfer(app)
    for (const [password, code] of WRONG_PASSWORDS) {
      expect(await codeOf(anybody, resetPassword, { token: await linkFor('reset-password', ben), password })).toBe(code)
    }
    await call(anybody, resetPassword, { token: await linkFor('reset-password', ben), password: 'another-fairway-8' })

    const { browser } = ann
    const begin = async (name: string) => {
      const { body } = await call(browser, passkeys.beginPasskey, { name, password: PASSWORD })
      return passkeys.beginPasskey.reply.parse(body).options
    }
    const challenge = async () => (await anybody.ask(passkeys.beginPasskeySignIn, {})).options
    const phone = createAuthenticator({ isCounting: true })
    const options = await begin('Phone')
    const added = { name: 'Phone', credential: phone.create(options) }
    const odd = { origin: 'https://evil.example' }
    expect(
      await codeOf(browser, passkeys.addPasskey, {
        name: 'Phone',
        credential: phone.create(options, odd),
      }),
    ).toBe('passkey-foreign')
    const unverified = { name: 'Phone', credential: phone.create(options, { isUserVerified: false }) }
    expect(await codeOf(browser, passkeys.addPasskey, unverified)).toBe('passkey-unverified')
    const certified = { name: 'Phone', credential: phone.create(options, { hasCertificate: true }) }
    expect(await codeOf(browser, passkeys.addPasskey, certified)).toBe('passkey-invalid')
    const { body } = await call(browser, passkeys.addPasskey, added)
    const [{ id } = { id: '' }] = passkeys.addPasskey.reply.parse(body).passkeys
    expect(await codeOf(browser, passkeys.addPasskey, added)).toBe('passkey-stale')
    const again = { name: 'Other', credential: phone.create(await begin('Other')) }
    expect(await codeOf(browser, passkeys.addPasskey, again)).toBe('passkey-exists')
    const taken = { name: 'Phone', credential: createAuthenticator().create(await begin('Other')) }
    expect(await codeOf(browser, passkeys.addPasskey, taken)).toBe('passkey-name-taken')
    expect(await codeOf(browser, passkeys.beginPasskey, { name: 'Phone', password: PASSWORD })).toBe(
      'passkey-name-taken',
    )
    expect(await codeOf(browser, passkeys.beginPasskey, { name: 'Key', password: 'wrong' })).toBe('wrong-password')
    expect(await codeOf(browser, passkeys.removePasskey, { passkey: id, password: 'wrong' })).toBe('wrong-password')
    expect(await codeOf(browser, passkeys.renamePasskey, { passkey: 'none', name: 'Old' })).toBe('passkey-removed')

    const enter = (answer: object) => [anybody, passkeys.signInWithPasskey, answer] as const
    await call(...enter(phone.get(await challenge())))
    expect(await codeOf(...enter(createAuthenticator().get(await challenge(), { userHandle: 'dXNlcg' })))).toBe(
      'passkey-unknown',
    )
    expect(await codeOf(...enter(phone.get(await challenge(), odd)))).toBe('passkey-foreign')
    expect(await codeOf(...enter(phone.get(await challenge(), { isUserVerified: false })))).toBe('passkey-unverified')
    expect(await codeOf(...enter(phone.get(await challenge(), { userHandle: 'dXNlcg' })))).toBe('passkey-invalid')
    expect(await codeOf(...enter(phone.get(await challenge(), { count: 1 })))).toBe('passkey-copied')
    const used = phone.get(await challenge())
    await call(...enter(used))
    expect(await codeOf(...enter(used))).toBe('passkey-stale')

    const late = createAuthenticator().create(await begin('Key 11'))
    for (let count = 2; count <= passkeys.MOST_PASSKEYS; count += 1) await addKey(`Key ${count}`)
    expect(await codeOf(browser, passkeys.renamePasskey, { passkey: id, name: 'Key 2' })).toBe('passkey-name-taken')
    await call(browser, passkeys.renamePasskey, { passkey: id, name: 'Old phone' })
    expect(await codeOf(browser, passkeys.beginPasskey, { name: 'Key 11', password: PASSWORD })).toBe(
      'too-many-passkeys',
    )
    expect(late.id).not.toBe('')

    async function addKey(name: string) {
      const credential = createAuthenticator().create(await begin(name))
      await call(browser, passkeys.addPasskey, { name, credential })
    }
  })

  it('OPN-17 of accounts hold their schemas when they are refused', async () => {
    const anybody = app.openBrowser()
    const { browser, email } = await newGolfer(app)
    expect(await codeOf(anybody, account.signUp, signUpForm({ email }))).toBe('email-in-use')
    expect(await codeOf(anybody, account.signIn, { email, password: 'wrong-fairway-7' })).toBe('wrong-credentials')
    for (const [password, code] of WRONG_PASSWORDS) {
      expect(await codeOf(anybody, account.signUp, signUpForm({ password }))).toBe(code)
      expect(await codeOf(browser, settings.changePassword, { currentPassword: PASSWORD, password })).toBe(code)
    }
    const change = { currentPassword: 'wrong-fairway-7', password: 'another-fairway-8' }
    expect(await codeOf(browser, settings.changePassword, change)).toBe('wrong-password')
    expect(await codeOf(browser, settings.deleteAccount, { password: 'wrong-fairway-7' })).toBe('wrong-password')
    expect(
      await codeOf(browser, settings.changeEmail, {
        email: newEmail(),
        password: 'wrong-fairway-7',
      }),
    ).toBe('wrong-password')
    expect(await codeOf(browser, settings.changeEmail, { email, password: PASSWORD })).toBe('same-email')
    expect(await codeOf(browser, settings.changeEmail, { email: ann.email, password: PASSWORD })).toBe('email-in-use')

    const ben = await newGolfer(app)
    const { options } = await ben.browser.ask(passkeys.beginPasskey, { name: 'Phone', password: PASSWORD })
    const phone = createAuthenticator()
    await ben.browser.ask(passkeys.addPasskey, { name: 'Phone', credential: phone.create(options) })
    await createOperatorActions(app.database).lock(ben.email, now())
    expect(await codeOf(anybody, account.signIn, { email: ben.email, password: PASSWORD })).toBe('account-locked')
    const asked = await anybody.ask(passkeys.beginPasskeySignIn, {})
    expect(await codeOf(anybody, passkeys.signInWithPasskey, phone.get(asked.options))).toBe('account-locked')

    const gone = await newGolfer(app)
    await anybody.ask(account.signIn, { email: gone.email, password: PASSWORD })
    await gone.browser.ask(settings.deleteAccount, { password: PASSWORD })
    expect(await codeOf(anybody, account.checkAccount, { golfer: gone.about.userId })).toBe('account-gone')
  })

  it('OPN-17 of what golfers keep hold their schemas when they are refused', async () => {
    const { browser } = ann
    const kept = { save: randomUUID() }
    for (const route of WITH_BODY) {
      const body = Object(route.bodyOf(ann.about))
      if (!('golfer' in body) || route.access !== 'golfer' || typeof body.golfer !== 'string') continue
      expect(await codeOf(browser, route.endpoint, { ...body, golfer: randomUUID() })).toBe('other-golfer')
    }
    const edits = (set: object) => [browser, patchProfile, { batch: randomUUID(), set }] as const
    expect(await codeOf(...edits({ 'golfBag.niblick': { base: null, value: 1 } }))).toBe('unknown-path')
    expect(await codeOf(...edits({ handicap: { base: null, value: 99 } }))).toBe('invalid-value')
    const many = Array.from({ length: 201 }, (_, index) => [`path-${index}`, { base: null, value: 1 }] as const)
    expect(await codeOf(...edits(Object.fromEntries(many)))).toBe('too-many-changes')
    expect(
      await codeOf(browser, addProgressEntry, {
        ...bodyOf(addProgressEntry, ann),
        date: TOO_LATE,
      }),
    ).toBe('invalid-value')
    const round = { ...bodyOf(saveRound, ann), base: null }
    expect(await codeOf(browser, saveRound, { ...round, round: { ...round.round, date: TOO_LATE } })).toBe(
      'invalid-value',
    )
    const shots = { ...bodyOf(saveShots, ann), ...kept }
    const [session] = shots.sessions
    expect(await codeOf(browser, saveShots, { ...shots, sessions: [{ ...session, day: TOO_LATE }] })).toBe(
      'invalid-value',
    )
    expect(await codeOf(browser, importTakeout, { ...bodyOf(importTakeout, ann), today: TOO_LATE })).toBe(
      'invalid-value',
    )

    const played = playedRound()
    const hole = playedHole(played)
    const play = (...changes: readonly object[]) => [browser, savePlay, { save: randomUUID(), changes }] as const
    expect(await codeOf(...play(newRows.round(playedRound({ date: TOO_LATE }))))).toBe('invalid-value')
    expect(await codeOf(...play(newRows.hole(hole)))).toBe('unknown-round')
    await call(...play(newRows.round(played)))
    expect(await codeOf(...play(newRows.shot(playedShot(hole))))).toBe('unknown-hole')
    const tooMany = Array.from({ length: MOST_SHOTS_OF_HOLE + 1 }, () => newRows.shot(playedShot(hole)))
    expect(await codeOf(...play(newRows.hole(hole), ...tooMany))).toBe('too-many-shots')

    const [own, other] = [ownCourse(), ownCourse()]
    const change = { save: randomUUID(), base: null, course: own }
    expect(await codeOf(browser, at(saveOwnCourse, ownCoursePath(other.id)), change)).toBe('invalid-value')
  })

  it('OPN-17 of golfers who have as much as fits hold their schemas', async () => {
    const ben = await newGolfer(app)
    const { browser, about } = ben
    await call(browser, saveRound, { ...bodyOf(saveRound, ben), base: null })
    await call(browser, saveShots, { ...bodyOf(saveShots, ben), changes: [] })
    await copyRow('rounds', about.userId, MOST_ROUNDS)
    await copyRow('shot_sessions', about.userId, MOST_SHOT_SESSIONS)
    await copyRow('played_rounds', about.userId, MOST_PLAYED_ROUNDS)
    const round = { ...bodyOf(saveRound, ben).round, id: randomUUID() }
    expect(await codeOf(browser, saveRound, { save: randomUUID(), base: null, round })).toBe('too-many-rounds')
    const shots = { ...bodyOf(saveShots, ben), save: randomUUID(), changes: [] }
    const session = { ...shots.sessions[0], id: randomUUID() }
    expect(await codeOf(browser, saveShots, { ...shots, sessions: [session], shots: [] })).toBe('too-many-shots')
    const play = { save: randomUUID(), changes: [newRows.round(playedRound())] }
    expect(await codeOf(browser, savePlay, play)).toBe('too-many-rounds')
    for (let count = 0; count <= MOST_OWN_COURSES; count += 1) {
      const course = ownCourse()
      await call(browser, at(saveOwnCourse, ownCoursePath(course.id)), { save: randomUUID(), base: null, course })
    }
    await call(browser, sendContactMessage, bodyOf(sendContactMessage, ben))
    await copyRow('form_submissions', about.userId, MOST_MESSAGES)
    expect(await codeOf(browser, sendContactMessage, bodyOf(sendContactMessage, ben))).toBe('too-many-messages')

    const credential = createAuthenticator()
    const { options } = await browser.ask(passkeys.beginPasskey, { name: 'Late', password: PASSWORD })
    const late = { name: 'Late', credential: credential.create(options) }
    const first = {
      id: randomUUID(),
      user_id: about.userId,
      credential_id: 'first',
      public_key: '',
      sign_count: 0,
      name: 'First',
    }
    const time = now().toISOString()
    await app.database.db
      .insertInto('passkeys')
      .values({ ...first, created_at: time, last_used_at: null })
      .execute()
    await copyRow('passkeys', about.userId, passkeys.MOST_PASSKEYS)
    expect(await codeOf(browser, passkeys.addPasskey, late)).toBe('too-many-passkeys')
  })

  it('OPN-17 of tokens hold their schemas when they are refused', async () => {
    const { browser } = await newGolfer(app)
    const asked = { name: 'Laptop', scope: 'read', password: PASSWORD }
    expect(await codeOf(browser, makeToken, { ...asked, password: 'wrong-fairway-7' })).toBe('wrong-password')
    for (let count = 0; count < MOST_TOKENS; count += 1) await call(browser, makeToken, asked)
    expect(await codeOf(browser, makeToken, asked)).toBe('too-many-tokens')
  })

  it('OPN-17 of assistants hold their schemas, and so do notifications and errors of the protocol', async () => {
    const { browser } = await newGolfer(app)
    const { token } = await browser.ask(makeToken, { name: 'Laptop', scope: 'read', password: PASSWORD })
    const accept = 'application/json, text/event-stream'
    const send = (body: object, headers = { accept }) =>
      call(app.openBrowser(), callMcp, { jsonrpc: '2.0', ...body }, { authorization: `Bearer ${token}`, ...headers })
    expect(await send({ id: 1, method: 'ping' })).toMatchObject({ status: 200, body: { id: 1, result: {} } })
    expect(await send({ id: 'a', method: 'none' })).toMatchObject({ status: 200, body: { error: { code: -32_601 } } })
    expect(await send({ method: 'notifications/initialized' })).toMatchObject({ status: 202 })
    expect(await send({ id: 1, method: 'ping' }, { accept: 'text/html' })).toMatchObject({
      status: 400,
      body: { code: 'bad-request' },
    })
  })

  it('OPN-17 of questions in a tournament hold their schemas', async () => {
    const { browser } = ann
    const shot = bodyOf(askAiShotAdvice, ann)
    const isTournament = true
    expect(
      await codeOf(browser, askAiShotAdvice, {
        ...shot,
        situation: { ...shot.situation, isTournament },
      }),
    ).toBe('tournament')
    expect(await codeOf(browser, askCaddie, { ...bodyOf(askCaddie, ann), isTournament })).toBe('tournament')
  })

  it('OPN-17 of courses hold their schemas, those that are being fetched and those that cannot be', async () => {
    const { browser } = ann
    const course = (id: string, headers?: Readonly<Record<string, string>>) =>
      [browser, at(getCourse, coursePath(id)), undefined, headers] as const
    const near = (place = ST_ANDREWS) => [browser, at(findCourses, coursesPath({ place }))] as const
    const unreadable = (...sent: Parameters<typeof call>) =>
      expect.poll(async () => (await call(...sent)).body, PATIENT).toMatchObject({ code: 'course-unreadable' })
    await call(...course('way/1'))
    await expect.poll(async () => (await call(...course('way/1'))).status, PATIENT).toBe(200)
    for (const path of [coursePath('way/1'), DOCUMENT_PATH, PAGE_PATH] as const) await unchanged(browser, path)
    await call(...near())
    await expect.poll(async () => (await call(...near())).body, PATIENT).toMatchObject({ state: 'complete' })

    const release = Promise.withResolvers<void>()
    map.answerWith((response) => void release.promise.then(() => response.end('<html>')))
    const elsewhere = { latitudeDeg: 40, longitudeDeg: 8 }
    for (const id of ['way/2', 'way/3']) await call(...course(id))
    await call(...near(elsewhere))
    expect(await codeOf(...course('way/5'))).toBe('courses-busy')
    expect(await codeOf(...near({ latitudeDeg: 41, longitudeDeg: 9 }))).toBe('courses-busy')
    release.resolve()
    await unreadable(...course('way/3'))
    await unreadable(...near(elsewhere))

    map.answerWith((response) => void response.writeHead(429).end())
    passedMs += 2 * 60 * 60 * 1000
    await call(...course('way/6'))
    await unreadable(...course('way/6'))
    expect(await codeOf(...course('way/7'))).toBe('courses-resting')
    expect(await codeOf(...near({ latitudeDeg: 42, longitudeDeg: 9 }))).toBe('courses-resting')
    const without = await app.startAnother({ checksReplies: false, now })
    const other = Object.assign(without.openBrowser(), { cookies: browser.cookies })
    expect(await codeOf(other, at(getCourse, coursePath('way/8')))).toBe('courses-off')
    expect(await codeOf(other, at(findCourses, coursesPath({ place: { latitudeDeg: 43, longitudeDeg: 9 } })))).toBe(
      'courses-off',
    )
    await without.server.close()
  })

  it('OPN-17 of what is wrong with a request hold their schemas, for every call', async () => {
    const { browser, about } = await newGolfer(app)
    for (const { endpoint } of WITH_BODY) {
      expect(await codeOf(browser, endpoint, '{"a":')).toBe('malformed-json')
      expect(await codeOf(browser, endpoint, '{"__proto__":1}')).toBe('unsafe-json')
      expect(await codeOf(browser, endpoint, 'null')).toBe('invalid-body')
      expect(await codeOf(browser, endpoint, 'text', { 'content-type': 'text/plain' })).toBe('not-json')
      expect(await codeOf(browser, endpoint, '{}', { 'content-length': '1' })).toBe('bad-request')
      expect(await codeOf(browser, endpoint, '{}', { 'content-length': '99999999' })).toBe('body-too-large')
      expect(await codeOf(browser, endpoint, '{}', { origin: 'https://evil.example' })).toBe('foreign-origin')
    }
    const bodies = WITH_BODY.map((route) => ({ endpoint: route.endpoint, body: Object(route.bodyOf(about)) }))
    for (const { endpoint } of bodies.filter(({ body }) => Object.keys(body).length > 0)) {
      expect(await codeOf(browser, endpoint, {})).toBe('missing-fields')
    }
    for (const { endpoint, body } of bodies.filter((each) => 'email' in each.body)) {
      expect(await codeOf(browser, endpoint, { ...body, email: 'none' })).toBe('invalid-email')
    }
    for (const { endpoint } of API_ROUTES.filter(({ access }) => access === 'golfer')) {
      const valid = endpoint.method === 'GET' ? undefined : routeBody(endpoint, about)
      expect(await codeOf(app.openBrowser(), endpoint, valid)).toBe('not-signed-in')
    }
    for (const path of ['/api/weather?wind=1', '/api/shots?after=x', '/api/courses', '/api/play/round?id=1'] as const) {
      expect(await codeOf(browser, { method: 'GET', path })).toBe('invalid-value')
    }
    for (const { endpoint } of API_ROUTES.filter(({ pattern = '' }) => pattern.endsWith(':id'))) {
      const [parent] = endpoint.path.split(/\/[^/]*$/) as [Sent['path']]
      const valid = endpoint.method === 'GET' ? undefined : routeBody(endpoint, about)
      expect(await codeOf(browser, at(endpoint, `${parent}/a%20b`), valid)).toBe('invalid-value')
      expect(await codeOf(browser, at(endpoint, `${parent}/%00`), valid)).toBe('not-found')
    }
  })

  it('OPN-17 of a server that is asked too often, or has no database, hold their schemas', async () => {
    const limited = await app.startAnother({ checksReplies: false, config: { callsPerMinutePerAddress: 0 } })
    for (const { endpoint } of API_ROUTES)
      expect(await codeOf(limited.openBrowser(), endpoint, endpoint.method === 'GET' ? undefined : '{}')).toBe(
        'too-many-tries',
      )
    await limited.server.close()

    const smtp = { host: '127.0.0.1', port: 1, isSecure: false, login: undefined }
    const contactMail = { smtp, from: 'golf@bagwise.example', to: 'pro@bagwise.example' }
    // Links are mailed: otherwise a forgotten password is no matter of the database.
    const config = { contactMail, publicOrigin: 'https://bagwise.example' }
    const broken = await startTestApp('sqlite', { checksReplies: false, config })
    const { browser, about } = await newGolfer(broken)
    await broken.database.close()
    for (const { endpoint, bodyOf: bodyOfRoute } of API_ROUTES) await call(browser, endpoint, bodyOfRoute(about))
    const token = { authorization: `Bearer bagwise_${'x'.repeat(43)}` }
    expect(await codeOf(browser, sendLiveShots, { shots: [] }, token)).toBe('database-unavailable')
    await broken.remove()
  })

  it('OPN-17 of every code have its status and the form of errors', async () => {
    const check = await checkOfAnswers()
    const server = Fastify()
    server.setErrorHandler(answerError)
    server.get<{ Params: { code: ErrorCode } }>('/:code', async ({ params }) => {
      throw new AppError(params.code, 'A sentence.', { path: 'field' })
    })
    for (const [code, { status }] of Object.entries(ERROR_CODES)) {
      const answer = await server.inject(`/${code}`)
      expect({ code, status: answer.statusCode }).toEqual({ code, status })
      expect(check.problemOfValue('ApiError', answer.json())).toBeUndefined()
    }
    await server.close()
  })

  it('OPN-16 OPN-17 came for everything that the document says: no answer and no refusal is made up', () => {
    const documented = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, { responses }]) =>
        Object.entries(responses).flatMap(([status, answer]) => {
          const codes = '$ref' in answer ? answer.$ref.slice(answer.$ref.lastIndexOf('/') + 1).split('.') : [status]
          return codes.map((code) => ({ name: `${method.toUpperCase()} ${path} ${code}`, code }))
        }),
      ),
    )
    const isOfFailure = (code: string) => OF_FAILURES.some((each) => each === code)
    const missing = documented.filter(({ name, code }) => !isOfFailure(code) && !seen.has(name))
    expect(missing.map(({ name }) => name)).toEqual([])
  })

  /** Asks for what the client has already. */
  async function unchanged(browser: Browser, path: Sent['path']) {
    const { headers } = await call(browser, { method: 'GET', path })
    const sent = { cookie: browser.cookies, 'if-none-match': String(headers.etag) }
    const { statusCode: status, payload: text } = await app.server.inject({ url: path, headers: sent })
    expect({ path, status, text }).toEqual({ path, status: 304, text: '' })
    const check = await checkOfAnswers()
    expect(check.problemOf({ method: 'GET', path, status, type: '', text })).toBeUndefined()
    seen.add(`${check.nameOf({ method: 'GET', path })} ${status}`)
  }

  function routeBody(endpoint: ApiRoute['endpoint'], about: About) {
    return WITH_BODY.find((route) => route.endpoint === endpoint)?.bodyOf(about)
  }

  /** Until the golfer has as many rows as fit, like the first one but for their keys. */
  async function copyRow(
    table: 'rounds' | 'shot_sessions' | 'played_rounds' | 'form_submissions' | 'passkeys',
    userId: string,
    most: number,
  ) {
    const { db } = app.database
    const rows = await db.selectFrom(table).selectAll().where('user_id', '=', userId).execute()
    const [first] = rows
    const keys = Object.keys(Object(first)).filter((key) => ['id', 'submission', 'credential_id', 'name'].includes(key))
    const copies = Array.from({ length: most - rows.length }, () => ({
      ...Object(first),
      ...Object.fromEntries(keys.map((key) => [key, randomUUID()])),
    }))
    await db.insertInto(table).values(copies).execute()
  }
})

it('OPN-17 is looked at in every test: one that does not hold its schema, or has another status or code, fails', async () => {
  const server = Fastify()
  const odd = [
    [200, { status: 'odd' }],
    [200, { status: 'ok', extra: 1 }],
    [201, { status: 'ok' }],
    [500, { code: 'busy', message: 'A sentence.' }],
  ] as const
  server.get<{ Querystring: { case: number } }>('/api/health', async ({ query }, reply) => {
    const [status, body] = odd[query.case] ?? [200, {}]
    return reply.code(status).send(body)
  })
  const browser = new Browser(server, 'http://localhost:3000')
  for (const [index, [status]] of odd.entries()) {
    const asked = browser.call({ method: 'GET', path: `/api/health?case=${index}` })
    await expect(asked).rejects.toThrow(`GET /api/health answered ${status}`)
  }
  await server.close()
})

const WRONG_PASSWORDS = [
  ['short', 'password-too-short'],
  [' '.repeat(12), 'password-blank'],
  ['password123', 'password-common'],
] as const satisfies readonly (readonly [string, ErrorCode])[]
