import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { AppError } from '#server/errors.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, newEmail, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { createRateLimiter } from '#server/rate-limit/rate-limiter.ts'
import { createAuth } from './auth.ts'
import { createKnownDevices } from './known-device.ts'
import { createPasswordHasher } from './passwords/password-hash.ts'
import { signIn } from './sign-in.ts'

/** What happens is noted elsewhere. */
const NO_EVENTS = { note: async () => undefined }

describe.each(DATABASE_KINDS)('signing in on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind)
  })
  afterAll(() => app.remove())

  async function signedUp() {
    const form = signUpForm()
    await app.openBrowser().ask(account.signUp, form)
    return form
  }

  const startLimited = async (config: {
    readonly signInTryLimit?: number
    readonly signInTryLimitPerAddress?: number
  }) => {
    const limited = await app.startAnother({ config })
    const tryFrom = async (remoteAddress: string, email: string, password = 'not-the-password') => {
      const headers = { origin: 'http://localhost:80' }
      const answer = await limited.server.inject({
        method: 'POST',
        url: account.signIn.path,
        remoteAddress,
        headers,
        payload: { email, password },
      })
      return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
    }
    return { tryFrom, close: () => limited.server.close() }
  }

  it('HRD-28 lets in a golfer whose password of six blanks is older than the rule', async () => {
    const { email } = await signedUp()
    const password = await createPasswordHasher({ memoryCost: 8, timeCost: 1, parallelism: 1 }).hash('      ')
    const { db } = app.database
    const { id } = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow()
    await db.updateTable('account').set({ password }).where('userId', '=', id).execute()
    expect((await app.openBrowser().call(account.signIn, { email, password: '      ' })).status).toBe(200)
  })

  it.each([
    ['many /64 of one /48', (index: number) => `2001:db8:7:${index.toString(16)}::${index + 1}`],
    ['one address with changing ports', (index: number) => `203.0.113.9:${40_000 + index}`],
    ['an IPv6 address with changing ports', (index: number) => `[2001:db8:8:1::9]:${40_000 + index}`],
  ])('HRD-27 counts sign-ins from %s as one address, and locks them out as one', async (_what, forwardedFor) => {
    const limit = 4
    const config = { signInTryLimitPerAddress: limit, trustedProxies: ['127.0.0.1'] }
    const { openBrowser, server } = await app.startAnother({ config })
    const tryFrom = async (address: string) => {
      const form = { email: newEmail(), password: 'not-the-password' }
      return openBrowser().call(account.signIn, form, { 'x-forwarded-for': address })
    }
    for (let index = 0; index < limit; index += 1) expect((await tryFrom(forwardedFor(index))).status).toBe(401)
    for (let index = limit; index < limit + 3; index += 1) {
      expect(await tryFrom(forwardedFor(index))).toMatchObject({
        status: 429,
        body: { message: 'Too many wrong tries to sign in from here. Please try again later.' },
        headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      })
    }
    expect((await tryFrom('2001:db8:9::1')).status).toBe(401)
    expect((await tryFrom('198.51.100.9:40000')).status).toBe(401)
    await server.close()
    await app.database.db.deleteFrom('attempt_counters').execute()
  })

  it('counts no try that could not be judged because the server was busy', async () => {
    const { email } = await signedUp()
    const real = createPasswordHasher()
    let isBusy = true
    const verify: typeof real.verify = (attempt) =>
      isBusy ? Promise.reject(new AppError('busy', 'Too much to do.')) : real.verify(attempt)
    const settings = { database: app.database, secret: 'x'.repeat(32), publicOrigin: undefined, passwordMinLength: 6 }
    const { log } = app.server
    const auth = createAuth({ ...settings, hasher: { ...real, verify }, log })
    const rateLimiter = createRateLimiter(app.database.db, { secret: settings.secret, now: () => new Date() })
    const devices = createKnownDevices(settings)
    const parts = {
      auth,
      database: app.database,
      rateLimiter,
      devices,
      tryLimit: 2,
      tryLimitPerAddress: 2,
      events: NO_EVENTS,
      log,
    }
    const trySignIn = (password: string) =>
      signIn(parts, { email, password }, { headers: new Headers(), address: '10.0.0.1' })

    for (let tries = 0; tries < 4; tries += 1) {
      await expect(trySignIn(PASSWORD)).rejects.toMatchObject({ code: 'busy' })
    }
    isBusy = false
    await expect(trySignIn('not-the-password')).rejects.toMatchObject({ code: 'wrong-credentials' })
    expect((await trySignIn(PASSWORD)).user.email).toBe(email)
  })

  it('counts no try that the database could not answer', async () => {
    const { email } = await signedUp()
    const { tryFrom, close } = await startLimited({ signInTryLimit: 2, signInTryLimitPerAddress: 2 })
    // The library inspects the tables on first use.
    expect((await tryFrom('10.0.0.2', email, PASSWORD)).status).toBe(200)
    await sql`alter table "account" rename to account_away`.execute(app.database.db)
    const statuses: number[] = []
    try {
      for (let tries = 0; tries < 4; tries += 1) statuses.push((await tryFrom('10.0.0.2', email, PASSWORD)).status)
    } finally {
      await sql`alter table account_away rename to "account"`.execute(app.database.db)
    }

    expect(statuses).toEqual([500, 500, 500, 500])
    expect((await tryFrom('10.0.0.2', email, PASSWORD)).status).toBe(200)
    await close()
  })

  it('allows only so many wrong tries per address, whatever the e-mail', async () => {
    const { email } = await signedUp()
    const { tryFrom, close } = await startLimited({ signInTryLimitPerAddress: 3 })
    // The right password does not count as a failure.
    for (let tries = 0; tries < 4; tries += 1) {
      expect((await tryFrom('2001:db8::1', email, PASSWORD)).status).toBe(200)
    }
    const statuses: number[] = []
    for (const host of [1, 2, 3, 4]) statuses.push((await tryFrom(`2001:db8::${host}`, newEmail())).status)
    expect(statuses).toEqual([401, 401, 401, 429])

    expect(await tryFrom('2001:db8::5', email, PASSWORD)).toMatchObject({
      status: 429,
      body: {
        code: 'too-many-tries',
        message: 'Too many wrong tries to sign in from here. Please try again later.',
      },
      headers: { 'retry-after': expect.stringMatching(/^(900|8\d\d)$/) },
    })
    expect((await tryFrom('2001:db8:1::1', email, PASSWORD)).status).toBe(200)
    await close()
  })

  it('does not shut an address out over an e-mail that is shut out', async () => {
    const [shutOut, other] = [await signedUp(), await signedUp()]
    const { tryFrom, close } = await startLimited({ signInTryLimit: 1, signInTryLimitPerAddress: 2 })
    const statuses: number[] = []
    for (let tries = 0; tries < 4; tries += 1) statuses.push((await tryFrom('10.0.0.3', shutOut.email)).status)

    expect(statuses).toEqual([401, 429, 429, 429])
    expect((await tryFrom('10.0.0.3', other.email, PASSWORD)).status).toBe(200)
    await close()
  })
})
