import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { getProfile } from '@bagwise/contract/profile'
import { noteClock } from '#server/db/sweep-marks.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, newEmail, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

describe.each(DATABASE_KINDS)('a session on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind)
  })
  afterAll(() => app.remove())

  async function signedUp() {
    const browser = app.openBrowser()
    const form = signUpForm()
    const { user } = await browser.ask(account.signUp, form)
    return { browser, form, user }
  }

  it('AUT-16 starts with e-mail and password, in any case and with spaces around', async () => {
    const { form, user } = await signedUp()
    const browser = app.openBrowser()
    const answer = await browser.ask(account.signIn, { email: ` ${form.email.toUpperCase()} `, password: PASSWORD })

    expect(answer.user).toEqual(user)
    expect(await browser.ask(account.getSession)).toMatchObject({ user })
  })

  it('AUT-11 is refused in the same words for an unknown e-mail and for a wrong password', async () => {
    const { form } = await signedUp()
    const wrong = await app.openBrowser().call(account.signIn, { email: form.email, password: 'not-the-password' })
    const unknown = await app.openBrowser().call(account.signIn, { email: newEmail(), password: 'not-the-password' })

    expect(wrong.status).toBe(401)
    expect(wrong.body).toEqual({
      code: 'wrong-credentials',
      message: 'The email or the password is not right. Please check both.',
    })
    expect({ status: unknown.status, body: unknown.body }).toEqual({ status: wrong.status, body: wrong.body })
    expect(unknown.headers['set-cookie']).toBeUndefined()
  })

  it('answers a visitor with null, without an error', async () => {
    expect(await app.openBrowser().call(account.getSession)).toMatchObject({ status: 200, body: { user: null } })
  })

  it('AUT-18 reads id, e-mail, names and date, and names a golfer without a name User Name', async () => {
    const { browser, user } = await signedUp()
    expect(await browser.ask(account.getSession)).toMatchObject({ user })

    await sql`update "user" set first_name = null, last_name = '' where id = ${user.id}`.execute(app.database.db)
    expect(await browser.ask(account.getSession)).toMatchObject({
      user: { ...user, firstName: 'User', lastName: 'Name' },
    })
  })

  it('keeps no address of the golfer', async () => {
    const { user } = await signedUp()
    const { rows } = await sql`select "ipAddress" from "session" where "userId" = ${user.id}`.execute(app.database.db)
    expect(rows).toEqual([{ ipAddress: '' }])
  })

  it('has a cookie that scripts and other sites do not get', async () => {
    const { headers } = await app.openBrowser().call(account.signUp, signUpForm())
    const [cookie] = [headers['set-cookie']].flat()
    expect(String(cookie).split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=604800',
      'Path=/',
      'SameSite=Lax',
    ])
  })

  it('has a cookie bound to the host and to https when the address is https', async () => {
    const secure = await app.startAnother({ config: { publicOrigin: 'https://bagwise.example' } })
    const browser = secure.openBrowser()
    const { headers } = await browser.call(account.signUp, signUpForm(), { origin: 'https://bagwise.example' })
    const [cookie] = [headers['set-cookie']].flat()

    expect(cookie).toMatch(/^__Host-bagwise-session=/)
    expect(String(cookie).split('; ')).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']))
    expect(String(cookie)).not.toMatch(/domain/i)
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
    expect((await browser.ask(account.getSession)).user).not.toBeNull()
    await secure.server.close()
  })

  it('ends on the server when signing out, so that an old cookie is worth nothing', async () => {
    const { browser } = await signedUp()
    const old = browser.cookies
    expect(await browser.ask(account.signOut, {})).toEqual({ signedOut: true })
    expect(browser.cookies).not.toContain('bagwise-session')

    browser.cookies = old
    expect(await browser.ask(account.getSession)).toMatchObject({ user: null })
    expect(await browser.call(getProfile)).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
  })

  it('HRD-09 tells the browser to forget its pages and answers at sign-out, and nothing else of the device', async () => {
    const { browser } = await signedUp()
    const { headers } = await browser.call(account.signOut, {})
    expect(headers['clear-site-data']).toBe('"cache"')
  })

  it('ends when the same browser signs in or up again', async () => {
    const { browser, form } = await signedUp()
    const first = browser.cookies
    await browser.ask(account.signIn, { email: form.email, password: PASSWORD })
    const second = browser.cookies
    await browser.ask(account.signUp, signUpForm())

    for (const old of [first, second]) {
      const replaying = app.openBrowser()
      replaying.cookies = old
      expect(await replaying.ask(account.getSession)).toMatchObject({ user: null })
    }
    expect((await browser.ask(account.getSession)).user).not.toBeNull()
  })

  it('starts although the one that the browser had cannot be ended, and says so in the log', async () => {
    const { browser, form } = await signedUp()
    const { db } = app.database
    if (kind === 'sqlite') {
      await sql`create trigger kept before delete on "session" begin select raise(abort, 'kept'); end`.execute(db)
    } else {
      await sql`create function keep() returns trigger language plpgsql as 'begin raise ''kept''; end'`.execute(db)
      await sql`create trigger kept before delete on "session" for each row execute function keep()`.execute(db)
    }
    const dropTrigger = kind === 'sqlite' ? sql`drop trigger kept` : sql`drop trigger kept on "session"`
    const answer = await browser
      .call(account.signIn, { email: form.email, password: PASSWORD })
      .finally(() => dropTrigger.execute(db))

    expect(answer).toMatchObject({ status: 200, body: { user: { email: form.email } } })
    expect((await browser.ask(account.getSession)).user?.email).toBe(form.email)
    expect(app.log.some((line) => line.includes('An old session could not be ended'))).toBe(true)
  })

  it('lives on when the same browser tries to sign in with a wrong password', async () => {
    const { browser, form, user } = await signedUp()
    await browser.call(account.signIn, { email: form.email, password: 'not-the-password' })
    expect(await browser.ask(account.getSession)).toMatchObject({ user })
  })

  it('is not opened by a cookie that was made up or changed', async () => {
    const { browser } = await signedUp()
    const [pair = ''] = browser.cookies.split('; ')
    const [name, value = ''] = pair.split('=')
    const [token, signature = ''] = decodeURIComponent(value).split('.')
    for (const forged of [
      'x',
      `${token}`,
      `${token}.`,
      `${token}.${signature.replace(/^./, '_')}`,
      `x${token}.${signature}`,
    ]) {
      const thief = app.openBrowser()
      thief.cookies = `${name}=${encodeURIComponent(forged)}`
      expect(await thief.ask(account.getSession)).toMatchObject({ user: null })
    }
  })

  it('ends after seven days without use, and thirty days after signing in', async () => {
    const { browser, user } = await signedUp()
    const age = (changes: { readonly createdMs: number; readonly expiresMs: number }) =>
      app.database.db
        .updateTable('session')
        .set({
          createdAt: new Date(Date.now() + changes.createdMs).toISOString(),
          expiresAt: new Date(Date.now() + changes.expiresMs).toISOString(),
        })
        .where('userId', '=', user.id)
        .execute()

    // Last used six and a half days ago: extended by another seven.
    await age({ createdMs: -20 * DAY_MS, expiresMs: DAY_MS / 2 })
    const refreshed = await browser.call(account.getSession)
    expect(refreshed.body).toMatchObject({ user })
    expect(String(refreshed.headers['set-cookie'])).toContain('Max-Age=604800')

    const old = browser.cookies
    await age({ createdMs: -31 * DAY_MS, expiresMs: 6 * DAY_MS })
    expect(await browser.ask(account.getSession)).toMatchObject({ user: null })
    expect(browser.cookies).not.toContain('bagwise-session')

    const again = app.openBrowser()
    await again.ask(account.signIn, { email: user.email, password: PASSWORD })
    await age({ createdMs: -8 * DAY_MS, expiresMs: -1000 })
    expect(await again.ask(account.getSession)).toMatchObject({ user: null })
    again.cookies = old
    expect(await again.ask(account.getSession)).toMatchObject({ user: null })
  })

  it('cannot be checked while the database fails: that is an error, not a visitor', async () => {
    const { browser, user } = await signedUp()
    await sql`alter table "session" rename to session_away`.execute(app.database.db)
    const answer = await browser
      .call(account.getSession)
      .finally(() => sql`alter table session_away rename to "session"`.execute(app.database.db))

    expect(answer).toMatchObject({
      status: 503,
      body: { code: 'database-unavailable' },
      headers: { 'retry-after': '2' },
    })
    expect(JSON.stringify(answer.body)).not.toMatch(/session_away|select|relation|table/i)
    expect(await browser.ask(account.getSession)).toMatchObject({ user })
  })

  it('allows ten wrong tries per e-mail in fifteen minutes, counted by all servers and over a restart', async () => {
    let time = new Date()
    const { form } = await signedUp()
    const one = await app.startAnother({ now: () => time })
    const other = await app.startAnother({ now: () => time })
    const tryOn = (server: typeof one, password: string, email = form.email) =>
      server.openBrowser().call(account.signIn, { email, password })

    // The right password does not count as a failure.
    expect((await tryOn(one, PASSWORD)).status).toBe(200)
    const atOnce = await Promise.all(
      Array.from({ length: 14 }, (_, index) => tryOn(index % 2 ? one : other, `wrong-${index}`)),
    )
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual([...Array(10).fill(401), ...Array(4).fill(429)])

    await one.server.close()
    const restarted = await app.startAnother({ now: () => time })
    expect(await tryOn(restarted, PASSWORD)).toMatchObject({
      status: 429,
      body: {
        code: 'too-many-tries',
        message: 'Too many wrong tries with this email. Please try again in 15 minutes.',
      },
      headers: { 'retry-after': '900' },
    })
    expect((await tryOn(restarted, 'wrong', newEmail())).status).toBe(401)

    time = new Date(time.getTime() + 15 * 60 * 1000)
    expect((await tryOn(restarted, PASSWORD)).status).toBe(200)
    await other.server.close()
    await restarted.server.close()
  })

  it('leaves neither e-mails nor addresses in the counters, and is swept away when it has run out', async () => {
    const { form, user } = await signedUp()
    const counters = () => app.database.db.selectFrom('attempt_counters').selectAll().execute()
    const sessions = () => app.database.db.selectFrom('session').select('token').where('userId', '=', user.id).execute()
    await app.openBrowser().call(account.signIn, { email: form.email, password: 'wrong-one' })
    expect(JSON.stringify(await counters())).not.toMatch(/@example|127\.0\.0/)

    const later = await startLater()
    expect(await sessions()).toHaveLength(1)
    await noteClock(app.database.db, new Date(Date.now() + 8 * DAY_MS - HOUR_MS))
    await later.sweep()
    expect(await counters()).toEqual([])
    expect(await sessions()).toEqual([])
    await later.server.close()
  })

  it('is swept away thirty days after signing in, however much it is used', async () => {
    const [old, young] = [await signedUp(), await signedUp()]
    const signedIn = (userId: string, daysAgo: number) =>
      app.database.db
        .updateTable('session')
        .set({ createdAt: new Date(Date.now() - daysAgo * DAY_MS).toISOString() })
        .where('userId', '=', userId)
        .execute()
    await signedIn(old.user.id, 31)
    await signedIn(young.user.id, 29)
    await noteClock(app.database.db, new Date(Date.now() - HOUR_MS))
    await app.sweep()

    const left = await app.database.db.selectFrom('session').select('userId').execute()
    const owners = left.map(({ userId }) => userId)
    expect(owners).toContain(young.user.id)
    expect(owners).not.toContain(old.user.id)
  })

  function startLater() {
    return app.startAnother({ now: () => new Date(Date.now() + 8 * DAY_MS) })
  }
})
