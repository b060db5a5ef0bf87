import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import * as settings from '@bagwise/contract/account-settings'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const NEW_PASSWORD = 'long-iron-from-the-rough'

describe.each(DATABASE_KINDS)('changing the password on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind)
  })
  afterAll(() => app.remove())

  async function signedUp() {
    const browser = app.openBrowser()
    const form = signUpForm()
    const { user } = await browser.ask(account.signUp, form)
    const signIn = async (password: string) => {
      const other = app.openBrowser()
      return { other, status: (await other.call(account.signIn, { email: form.email, password })).status }
    }
    return { browser, form, user, signIn }
  }
  const isIn = async (browser: { readonly ask: ReturnType<TestApp['openBrowser']>['ask'] }) =>
    (await browser.ask(account.getSession)).user !== null

  it('lets the golfer in with the new one only', async () => {
    const { browser, signIn } = await signedUp()
    const change = { currentPassword: PASSWORD, password: NEW_PASSWORD }
    expect(await browser.ask(settings.changePassword, change)).toEqual({ changed: true })

    expect((await signIn(PASSWORD)).status).toBe(401)
    expect((await signIn(NEW_PASSWORD)).status).toBe(200)
  })

  it('ends every other session, and the cookie that this browser had until then', async () => {
    const { browser, user, signIn } = await signedUp()
    const { other } = await signIn(PASSWORD)
    const before = browser.cookies
    await browser.ask(settings.changePassword, { currentPassword: PASSWORD, password: NEW_PASSWORD })

    expect(browser.cookies).not.toBe(before)
    expect(await browser.ask(account.getSession)).toMatchObject({ user })
    expect(await isIn(other)).toBe(false)
    const thief = app.openBrowser()
    thief.cookies = before
    expect(await isIn(thief)).toBe(false)
    const left = app.database.db.selectFrom('session').select('id').where('userId', '=', user.id)
    expect(await left.execute()).toHaveLength(1)
  })

  it.each([
    { changes: { currentPassword: 'not-the-password' }, code: 'wrong-password', path: 'currentPassword' },
    { changes: { currentPassword: '' }, code: 'wrong-password', path: 'currentPassword' },
    { changes: { password: 'xk29!' }, code: 'password-too-short', path: 'password' },
    { changes: { password: 'Password1' }, code: 'password-common', path: 'password' },
    { changes: { password: '      ' }, code: 'password-blank', path: 'password' },
    { changes: { password: PASSWORD }, code: 'password-common', path: 'password' },
    { changes: { password: 'x'.repeat(129) }, code: 'invalid-body', path: 'password' },
    { changes: { user: 'somebody-else' }, code: 'invalid-body', path: undefined },
  ])('refuses $changes with $code and changes nothing', async ({ changes, code, path }) => {
    const { browser, signIn } = await signedUp()
    const before = browser.cookies
    const form = { currentPassword: PASSWORD, password: NEW_PASSWORD, ...changes }
    const answer = await browser.call(settings.changePassword, form)

    expect(answer).toMatchObject({ status: 422, body: { code, message: expect.stringMatching(/\w+ \w+.*\.$/) } })
    expect(Object(answer.body).path).toBe(path)
    expect(browser.cookies).toBe(before)
    expect(await isIn(browser)).toBe(true)
    expect((await signIn(PASSWORD)).status).toBe(200)
  })

  it('counts wrong current passwords, and only the golfer waits for it', async () => {
    const { form } = await signedUp()
    const strict = await app.startAnother({ config: { signInTryLimit: 3 } })
    const browser = strict.openBrowser()
    await browser.ask(account.signIn, { email: form.email, password: PASSWORD })
    const change = (currentPassword: string) =>
      browser.call(settings.changePassword, { currentPassword, password: NEW_PASSWORD })
    const statuses = []
    for (const guess of ['one', 'two', 'three']) statuses.push((await change(guess)).status)

    expect(statuses).toEqual([422, 422, 422])
    expect(await change(PASSWORD)).toMatchObject({
      status: 429,
      body: { code: 'too-many-tries', message: 'Too many wrong passwords. Please try again in 15 minutes.' },
      headers: { 'retry-after': '900' },
    })
    await strict.openBrowser().ask(account.signIn, { email: form.email, password: PASSWORD })
    await strict.server.close()
  })

  it('is open to the golfer while somebody guesses at the sign-in', async () => {
    const { form } = await signedUp()
    const strict = await app.startAnother({ config: { signInTryLimit: 3, signInTryLimitPerAddress: 5 } })
    const browser = strict.openBrowser()
    await browser.ask(account.signIn, { email: form.email, password: PASSWORD })
    const guess = () => strict.openBrowser().call(account.signIn, { email: form.email, password: 'a-guess' })
    const statuses = []
    for (let guesses = 0; guesses < 4; guesses += 1) statuses.push((await guess()).status)
    expect(statuses).toEqual([401, 401, 401, 429])

    const change = { currentPassword: PASSWORD, password: NEW_PASSWORD }
    expect(await browser.ask(settings.changePassword, change)).toEqual({ changed: true })
    await strict.server.close()
  })

  it('needs somebody who is signed in', async () => {
    const change = { currentPassword: PASSWORD, password: NEW_PASSWORD }
    expect(await app.openBrowser().call(settings.changePassword, change)).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in' },
    })
  })

  it('changes nothing at all when the database fails half way', async () => {
    const { browser, user, signIn } = await signedUp()
    const { other } = await signIn(PASSWORD)
    await sql`alter table "verification" rename to verification_away`.execute(app.database.db)
    const answer = await browser
      .call(settings.changePassword, { currentPassword: PASSWORD, password: NEW_PASSWORD })
      .finally(() => sql`alter table verification_away rename to "verification"`.execute(app.database.db))

    expect(answer.status).toBe(500)
    expect(await browser.ask(account.getSession)).toMatchObject({ user })
    expect(await isIn(other)).toBe(true)
    expect((await signIn(NEW_PASSWORD)).status).toBe(401)
    const sessions = app.database.db.selectFrom('session').select('id').where('userId', '=', user.id)
    expect(await sessions.execute()).toHaveLength(2)
  })

  it('leaves no password in the log', async () => {
    const { browser } = await signedUp()
    await browser.ask(settings.changePassword, { currentPassword: PASSWORD, password: NEW_PASSWORD })
    await browser.call(settings.changePassword, { currentPassword: 'not-the-password', password: NEW_PASSWORD })
    expect(app.log.join('\n')).not.toMatch(new RegExp(`${PASSWORD}|${NEW_PASSWORD}|not-the-password|@example|argon`))
  })
})
