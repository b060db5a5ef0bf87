import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import * as account from '@bagwise/contract/account'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { createRateLimiter } from '#server/rate-limit/rate-limiter.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, newEmail, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { createAuth } from './auth.ts'
import { createKnownDevices } from './known-device.ts'
import { createPasswordHasher } from './passwords/password-hash.ts'
import { signUp } from './sign-up.ts'

const INCOMPLETE = [{ firstName: '' }, { lastName: '   ' }, { firstName: undefined }, { email: '' }]

const REFUSED = [
  { changes: { password: 'abc12' }, code: 'password-too-short' },
  { changes: { password: 'Password1' }, code: 'password-common' },
  { changes: { firstName: '\u202e\u200b' }, code: 'invalid-body' },
  { changes: { email: 'golfer@' }, code: 'invalid-email' },
  { changes: { firstName: 'x'.repeat(101) }, code: 'invalid-body' },
  { changes: { firstName: 'nul\u0000' }, code: 'invalid-body' },
  { changes: { password: 'x'.repeat(129) }, code: 'invalid-body' },
]

describe.each(DATABASE_KINDS)('signing up on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind)
  })
  afterAll(() => app.remove())

  const rowOf = (email: string) =>
    sql<{ id: string; name: string; first_name: string; last_name: string }>`
      select * from "user" where email = ${email}`
      .execute(app.database.db)
      .then(({ rows }) => rows[0])

  it('AUT-12 creates the account with first and last name as metadata first_name and last_name', async () => {
    const form = signUpForm({ firstName: ' Seve ', lastName: 'Ballesteros' })
    const { user } = await app.openBrowser().ask(account.signUp, form)

    expect(await rowOf(form.email)).toMatchObject({
      id: user.id,
      name: 'Seve Ballesteros',
      first_name: 'Seve',
      last_name: 'Ballesteros',
    })
  })

  it('HRD-28 takes no six blanks as a password, and says what is one (new account)', async () => {
    const form = signUpForm({ password: '      ' })
    expect(await app.openBrowser().call(account.signUp, form)).toMatchObject({
      status: 422,
      body: {
        code: 'password-blank',
        message:
          'Blanks alone are no password. Please use one with letters, numbers or signs, such as three unrelated words.',
        path: 'password',
      },
    })
    expect(await rowOf(form.email)).toBeUndefined()
  })

  it('HRD-28 keeps names without what cannot be seen, and letters of any script (new account and its profile)', async () => {
    const form = signUpForm({ firstName: '\u202eZoe\u0308\u200b', lastName: 'علی\u200cرضا\u2066' })
    const browser = app.openBrowser()
    const { user } = await browser.ask(account.signUp, form)
    expect([user.firstName, user.lastName]).toEqual(['Zoë', 'علی\u200cرضا'])
    const { profile } = await browser.ask(getProfile)
    expect([profile.firstName, profile.lastName]).toEqual(['Zoë', 'علی\u200cرضا'])

    const set = {
      firstName: { base: 'Zoë', value: 'An\u200fn\ufeff' },
      lastName: { base: profile.lastName, value: 'Ægir-山田' },
    }
    const edited = await browser.ask(patchProfile, { batch: randomUUID(), set })
    expect([edited.profile.firstName, edited.profile.lastName]).toEqual(['Ann', 'Ægir-山田'])
    expect(await rowOf(form.email)).toMatchObject({ name: 'Ann Ægir-山田' })
  })

  it('AUT-20 answers who is signed in: id, email, firstName, lastName, createdAt, isAuthenticated', async () => {
    const form = signUpForm()
    const { user, profileSaved } = await app.openBrowser().ask(account.signUp, form)

    expect(Object.keys(user).toSorted()).toEqual(
      ['createdAt', 'email', 'firstName', 'id', 'isAuthenticated', 'lastName'].toSorted(),
    )
    expect(user).toMatchObject({ email: form.email, firstName: 'Ann', lastName: 'Bunker', isAuthenticated: true })
    expect(new Date(user.createdAt).toISOString()).toBe(user.createdAt)
    expect(profileSaved).toBe(true)
  })

  it('AUT-15 lives on when the profile cannot be written: the failure is logged and the next load writes it', async () => {
    const browser = app.openBrowser()
    const form = signUpForm()
    await sql`alter table profiles rename to profiles_away`.execute(app.database.db)
    const signedUp = await browser
      .ask(account.signUp, form)
      .finally(() => sql`alter table profiles_away rename to profiles`.execute(app.database.db))

    expect(signedUp.profileSaved).toBe(false)
    expect(app.log.some((line) => line.includes('The profile of a new account could not be written'))).toBe(true)
    const { profile, version } = await browser.ask(getProfile)
    expect({ version, id: profile.id, email: profile.email }).toEqual({
      version: 1,
      id: signedUp.user.id,
      email: form.email,
    })
  })

  it('AUT-09 refuses a form with something left out, creating nothing', async () => {
    const countUsers = () => app.database.db.selectFrom('user').select('id').execute()
    const before = await countUsers()
    for (const changes of INCOMPLETE) {
      const answer = await app.openBrowser().call(account.signUp, signUpForm(changes))
      expect(answer).toMatchObject({
        status: 422,
        body: { code: 'missing-fields', message: 'Please fill in all fields' },
      })
    }
    expect(await countUsers()).toEqual(before)
  })

  it.each(REFUSED)('refuses with a clear sentence and a stable code: $code', async ({ changes, code }) => {
    const form = signUpForm(changes)
    const answer = await app.openBrowser().call(account.signUp, form)

    expect(answer).toMatchObject({ status: 422, body: { code, message: expect.stringMatching(/\w+ \w+.*\.$/) } })
    expect(await rowOf(form.email)).toBeUndefined()
  })

  it.each([
    [{ firstName: 'x'.repeat(101) }, 'Your first name is too long: at most 100 characters.'],
    [{ password: 'x'.repeat(129) }, 'Your password is too long: at most 128 characters.'],
    [{ email: `${'x'.repeat(250)}@a.co` }, 'Your email address is too long: at most 254 characters.'],
  ])('calls the field what golfers call it', async (changes, message) => {
    const answer = await app.openBrowser().call(account.signUp, signUpForm(changes))
    expect(answer).toMatchObject({ status: 422, body: { message } })
  })

  it('AUT-05 wants six characters unless PASSWORD_MIN_LENGTH says otherwise, and refuses the commonest', async () => {
    const answerTo = (server: Pick<TestApp, 'openBrowser'>, password: string) =>
      server.openBrowser().call(account.signUp, signUpForm({ password }))
    const refused = (code: string) => ({ status: 422, body: { code, path: 'password' } })
    const strict = await app.startAnother({ config: { passwordMinLength: 20 } })

    expect(await answerTo(app, 'xk29!')).toMatchObject(refused('password-too-short'))
    expect((await answerTo(app, 'xk29!a')).status).toBe(200)
    for (const common of ['123456', 'Password1', 'iloveyou']) {
      expect(await answerTo(app, common)).toMatchObject(refused('password-common'))
    }
    expect((await answerTo(strict, 'nineteen letters ..')).body).toEqual({
      code: 'password-too-short',
      message: 'Please use a password with at least 20 characters.',
      path: 'password',
    })
    expect((await answerTo(strict, 'twenty letters in it')).status).toBe(200)
    await strict.server.close()
  })

  it('AUT-11 says that an e-mail is in use, whatever its case and spaces', async () => {
    const form = signUpForm()
    await app.openBrowser().ask(account.signUp, form)
    const again = await app.openBrowser().call(account.signUp, { ...form, email: `  ${form.email.toUpperCase()} ` })

    expect(again).toMatchObject({ status: 409, body: { code: 'email-in-use', path: 'email' } })
  })

  it('makes one account and one profile of twenty sign-ups at once', async () => {
    const email = newEmail()
    const variants = Array.from({ length: 20 }, (_, index) => (index % 2 ? email.toUpperCase() : ` ${email} `))
    const answers = await Promise.all(
      variants.map((variant) => app.openBrowser().call(account.signUp, signUpForm({ email: variant }))),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ body }) => JSON.stringify(body).includes('email-in-use'))).toHaveLength(19)
    const users = await app.database.db.selectFrom('user').select('id').where('email', '=', email).execute()
    expect(users).toHaveLength(1)
    const profiles = await app.database.db.selectFrom('profiles').select('id').where('email', '=', email).execute()
    expect(profiles).toEqual(users)
    const accounts = await sql`select "id" from "account" where "userId" = ${users[0]?.id}`.execute(app.database.db)
    expect(accounts.rows).toHaveLength(1)
  })

  it('SHL-24 knows no roles: a role, an id or a date from outside is refused', async () => {
    for (const extra of [{ role: 'admin' }, { id: 'chosen' }, { createdAt: '2000-01-01' }, { isAdmin: true }]) {
      const form = signUpForm()
      const answer = await app.openBrowser().call(account.signUp, { ...form, ...extra })
      expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-body' } })
      expect(await rowOf(form.email)).toBeUndefined()
    }
    await app.openBrowser().ask(account.signUp, signUpForm({ email: 'columns@example.com' }))
    expect(Object.keys((await rowOf('columns@example.com')) ?? {}).join()).not.toMatch(/role|admin|permission/i)
  })

  it('holds no transaction open while the password is hashed', async () => {
    const { db } = app.database
    const answers: string[] = []
    const hasher = {
      ...createPasswordHasher(),
      hash: async () => {
        // Would deadlock within a transaction of the embedded database, which has one connection.
        await db.selectFrom('user').select('id').executeTakeFirst()
        answers.push('hashed')
        return 'a hash'
      },
    }
    const settings = { database: app.database, secret: 'x'.repeat(32), publicOrigin: undefined, passwordMinLength: 6 }
    const auth = createAuth({ ...settings, hasher, log: app.server.log })
    const rateLimiter = createRateLimiter(db, { secret: settings.secret, now: () => new Date() })
    const devices = createKnownDevices(settings)
    const parts = {
      auth,
      db,
      hasher,
      rateLimiter,
      devices,
      limitPerHour: 10,
      passwordMinLength: 6,
      log: app.server.log,
    }
    const createProfile = () => Promise.resolve()
    const from = { headers: new Headers(), address: '10.0.0.9' }

    const { user } = await signUp({ ...parts, createProfile }, signUpForm(), from)
    expect(user.firstName).toBe('Ann')
    expect(answers).toEqual(['hashed'])
  })

  it('is limited per address and hour', async () => {
    let time = new Date('2030-06-01T10:00:00Z')
    const limited = await app.startAnother({ config: { signUpLimitPerHour: 2 }, now: () => time })
    const from = (address: string) =>
      limited.server.inject({
        method: 'POST',
        url: '/api/sign-up',
        remoteAddress: address,
        headers: { origin: 'http://localhost:80', 'x-forwarded-for': newEmail() },
        payload: signUpForm(),
      })

    const statuses = []
    for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.1', '10.0.0.2'])
      statuses.push((await from(address)).statusCode)
    expect(statuses).toEqual([200, 200, 429, 200])
    expect((await from('10.0.0.1')).headers['retry-after']).toBe('3600')
    time = new Date('2030-06-01T11:00:00Z')
    expect((await from('10.0.0.1')).statusCode).toBe(200)
    await limited.server.close()
  })

  it('never shows a password, a hash or a session token', async () => {
    const browser = app.openBrowser()
    const answer = await browser.call(account.signUp, signUpForm())
    const token = browser.cookies.split('=')[1]?.split('.')[0]

    expect(token?.length).toBeGreaterThanOrEqual(32)
    expect(JSON.stringify(answer.body)).not.toMatch(new RegExp(`argon|${PASSWORD}|${token}`))
    expect(app.log.join()).not.toMatch(new RegExp(`argon2id|${PASSWORD}|${token}|@example`))
  })
})

describe('a sign-up that PostgreSQL takes back when it is to be kept', () => {
  it('begins one session, and its cookies open it', async () => {
    const app = await startTestApp('postgres')
    onTestFinished(app.remove)
    const { db } = app.database
    // Sequences are not rolled back.
    await sql`create sequence commits`.execute(db)
    await sql`create function take_back_once() returns trigger language plpgsql as
      'begin if nextval(''commits'') = 1 then raise ''taken back'' using errcode = ''40001''; end if; return null; end'
    `.execute(db)
    await sql`create constraint trigger taken_back after insert on "session" deferrable initially deferred
      for each row execute function take_back_once()`.execute(db)
    const browser = app.openBrowser()
    const form = signUpForm()
    const { status, headers } = await browser.call(account.signUp, form)

    const { rows } = await sql<{ last_value: string }>`select last_value from commits`.execute(db)
    expect({ status, commitCount: Number(rows[0]?.last_value) }).toEqual({ status: 200, commitCount: 2 })
    const names = [headers['set-cookie']].flat().map((cookie) => String(cookie).split('=', 1)[0])
    expect(names).toEqual(['bagwise-session', 'bagwise-device'])
    expect((await browser.ask(account.getSession)).user?.email).toBe(form.email)
  })
})
