import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as account from '@bagwise/contract/account'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { importTakeout } from '@bagwise/contract/takeout'
import { API_ROUTES, nameOf } from '#server/testing/attacks/api-routes.ts'
import { PASSWORD, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'

const LIMIT = 5
const MINUTE_MS = 60 * 1000
const START = new Date('2026-11-23T12:00:00Z')

/** Routes that take more than a form: many edits, many shots, a round as it is played, and a file. */
const LARGE_BODIES = [
  'PATCH /api/profile',
  'PUT /api/shots',
  'PATCH /api/play',
  'PUT /api/own-courses/:id',
  'POST /api/takeout',
]
const SMALL_BODIES = API_ROUTES.filter(
  (route) => route.endpoint.method !== 'GET' && !LARGE_BODIES.includes(nameOf(route)),
)

describe('bodies that are refused', () => {
  let app: TestApp
  let golfer: Browser
  let form: ReturnType<typeof signUpForm>
  let time = START
  beforeEach(async () => {
    time = START
    app = await startTestApp('sqlite', {
      now: () => time,
      config: { refusedBodyLimitPerAddress: LIMIT, trustedProxies: ['127.0.0.1'] },
    })
    golfer = app.openBrowser()
    form = signUpForm()
    await golfer.ask(account.signUp, form)
  })
  afterEach(() => app.remove())

  const from = (address: string) => ({ 'x-forwarded-for': address })
  const batch = () => ({ batch: randomUUID(), set: { handicap: { base: null, value: 9 } } })

  it.each([
    ['malformed', '{"batch":', 400],
    ['nested too deeply', '['.repeat(20), 400],
    ['too large', `"${'x'.repeat(300_000)}"`, 413],
    ['invalid', '{"batch":7}', 422],
  ])(
    'HRD-20 count by address when they are %s: then all from there are refused unread, until the quarter of an hour is over',
    async (_what, junk, status) => {
      for (let sent = 0; sent < LIMIT; sent += 1) {
        expect((await golfer.call(patchProfile, junk, from('203.0.113.7'))).status).toBe(status)
      }
      time = new Date(START.getTime() + MINUTE_MS)
      const parse = vi.spyOn(JSON, 'parse')
      const refused = await golfer.call(patchProfile, batch(), from('203.0.113.7:4711'))
      expect(parse.mock.calls.filter(([text]) => String(text).includes('"batch"'))).toEqual([])
      parse.mockRestore()
      expect(refused).toMatchObject({
        status: 429,
        body: {
          code: 'too-many-tries',
          message: 'Too much that cannot be read was sent from here. Please try again in 14 minutes.',
        },
        headers: { 'retry-after': '840' },
      })
      // Nothing else is refused: reading, and other addresses.
      expect((await golfer.call(getProfile, undefined, from('203.0.113.7'))).status).toBe(200)
      expect((await golfer.call(patchProfile, batch(), from('203.0.113.8'))).status).toBe(200)

      time = new Date(START.getTime() + 15 * MINUTE_MS)
      expect((await golfer.call(patchProfile, batch(), from('203.0.113.7'))).status).toBe(200)
    },
  )

  it('count neither what is accepted nor a wrong password at the sign-in', async () => {
    for (let sent = 1; sent < LIMIT; sent += 1) expect((await golfer.call(patchProfile, '{"batch":7')).status).toBe(400)
    const wrong = { email: form.email, password: 'not-the-password' }
    for (let sent = 0; sent < LIMIT; sent += 1) {
      expect((await golfer.call(patchProfile, batch())).status).toBe(200)
      expect((await app.openBrowser().call(account.signIn, wrong)).status).toBe(401)
    }
    expect((await golfer.call(patchProfile, '{"batch":7')).status).toBe(400)
    expect((await golfer.call(patchProfile, batch())).status).toBe(429)
    // Whoever else is at the address: a golfer can sign out.
    expect((await golfer.call(account.signOut, {})).status).toBe(200)
  })

  it('count when they are large and nobody is signed in', async () => {
    const visitor = app.openBrowser()
    const file = { golfer: 'x', content: 'x'.repeat(5_000), today: '2026-11-20' }
    for (let sent = 0; sent < LIMIT; sent += 1) expect((await visitor.call(importTakeout, file)).status).toBe(401)
    expect((await visitor.call(importTakeout, file)).status).toBe(429)
  })

  it('write nothing into the database', async () => {
    const counters = () => app.database.db.selectFrom('attempt_counters').selectAll().execute()
    const before = await counters()
    for (let sent = 0; sent < LIMIT + 2; sent += 1) await golfer.call(account.signIn, '{"email":7}')
    expect(await counters()).toEqual(before)
  })

  it('go on for no longer when the clock was ahead and comes back', async () => {
    time = new Date(START.getTime() + 400 * 24 * 60 * MINUTE_MS)
    for (let sent = 0; sent < LIMIT; sent += 1) await golfer.call(patchProfile, '{"batch":7')
    expect((await golfer.call(patchProfile, batch())).status).toBe(429)
    time = START
    expect((await golfer.call(patchProfile, batch())).status).toBe(200)
  })

  it('HRD-20 are refused above 4 KB at the sign-in, before the password is looked at', async () => {
    const { openBrowser, server } = await app.startAnother({})
    const counters = () => app.database.db.selectFrom('attempt_counters').select('key').execute()
    const before = await counters()
    const answer = await openBrowser().call(account.signIn, {
      email: form.email,
      password: PASSWORD,
      more: 'x'.repeat(4_096),
    })
    expect(answer).toMatchObject({
      status: 413,
      body: { code: 'body-too-large', message: 'That is too much at once.' },
    })
    // An attempt is counted before a password is looked at.
    expect(await counters()).toEqual(before)
    expect((await openBrowser().call(account.signIn, { email: form.email, password: PASSWORD })).status).toBe(200)
    await server.close()
  })

  it.each(SMALL_BODIES.map((route) => [nameOf(route), route] as const))(
    'are refused by their size where a form is small: %s',
    async (_name, { endpoint }) => {
      expect(await golfer.call(endpoint, JSON.stringify({ x: 'x'.repeat(40 * 1024) }))).toMatchObject({ status: 413 })
    },
  )

  it('take the longest names, e-mail and password, written in any way', async () => {
    const name = 'a\u0301\u0327'.repeat(33)
    const escaped = (text: string) =>
      [...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
    const longest = JSON.stringify({ ...signUpForm(), firstName: name, lastName: name, password: 'ы'.repeat(128) })
      .replaceAll(name, escaped(name))
      .replaceAll('ы', escaped('ы'))
    expect((await app.openBrowser().call(account.signUp, longest)).status).toBe(200)
  })

  it('HRD-19 name the place where a body of numbers is too long', async () => {
    const parse = vi.spyOn(JSON, 'parse')
    const body = `[${'1,'.repeat(990_000)}1]`
    const answer = await golfer.call(importTakeout, body).finally(() => parse.mockRestore())
    expect(answer).toMatchObject({ status: 400, body: { code: 'unsafe-json', path: '1000' } })
    expect(parse.mock.calls.filter(([text]) => text === body)).toEqual([])
  })
})
