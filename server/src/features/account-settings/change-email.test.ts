import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { changeEmail } from '@bagwise/contract/account-settings'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { startStubSmtpServer } from '#server/testing/stubs/stub-smtp-server.ts'
import type { StubSmtpServer } from '#server/testing/stubs/stub-smtp-server.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, newEmail, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

describe.each(DATABASE_KINDS)('changing the e-mail on %s', (kind) => {
  let app: TestApp
  let stub: StubSmtpServer
  beforeEach(async () => {
    stub = await startStubSmtpServer()
    const smtp = { host: '127.0.0.1', port: stub.port, isSecure: false, login: undefined }
    const contactMail = { smtp, from: 'golf@bagwise.example', to: 'pro@bagwise.example' }
    app = await startTestApp(kind, { config: { contactMail } })
  })
  afterEach(async () => {
    await app.remove()
    await stub.close()
  })

  async function signedUp() {
    const browser = app.openBrowser()
    const form = signUpForm()
    const { user } = await browser.ask(account.signUp, form)
    return { browser, user, oldEmail: form.email }
  }
  const settle = () => app.flushMail(new AbortController().signal)
  const signInStatus = async (email: string) =>
    (await app.openBrowser().call(account.signIn, { email, password: PASSWORD })).status

  it('lets the golfer in with the new address only, and the session and the profile follow', async () => {
    const { browser, user, oldEmail } = await signedUp()
    const email = newEmail()
    const { version } = await browser.ask(getProfile)
    const typed = { email: ` ${email.toUpperCase()} `, password: PASSWORD }
    expect(await browser.ask(changeEmail, typed)).toEqual({ user: { ...user, email } })

    expect(await browser.ask(account.getSession)).toMatchObject({ user: { ...user, email } })
    expect(await browser.ask(getProfile)).toMatchObject({ profile: { email }, version: version + 1 })
    expect(await signInStatus(email)).toBe(200)
    expect(await signInStatus(oldEmail)).toBe(401)
  })

  it('tells the old address, without naming the new one, and nobody else', async () => {
    const { browser, oldEmail } = await signedUp()
    const email = newEmail()
    await browser.ask(changeEmail, { email, password: PASSWORD })
    await settle()

    expect(stub.mails).toHaveLength(1)
    const [mail] = stub.mails
    expect(mail?.recipients).toEqual([oldEmail])
    expect(mail?.headers).toMatchObject({
      subject: 'Your email at Bagwise was changed',
      'reply-to': 'pro@bagwise.example',
      'auto-submitted': 'auto-generated',
    })
    expect(mail?.text).toContain('If it was not, answer this mail at once')
    expect(JSON.stringify(mail)).not.toContain(email)
  })

  it('works the same on a server that cannot send mail', async () => {
    const { oldEmail } = await signedUp()
    const silent = await app.startAnother({ config: { contactMail: undefined } })
    const browser = silent.openBrowser()
    await browser.ask(account.signIn, { email: oldEmail, password: PASSWORD })
    const email = newEmail()
    expect((await browser.ask(changeEmail, { email, password: PASSWORD })).user.email).toBe(email)
    await silent.flushMail(new AbortController().signal)
    await silent.server.close()
    expect(stub.mails).toEqual([])
  })

  it('refuses what cannot be, with a sentence for each, and changes nothing', async () => {
    const [{ browser, oldEmail }, taken] = [await signedUp(), await signedUp()]
    const refusals = [
      { form: { email: newEmail(), password: 'not-the-password' }, code: 'wrong-password', path: 'password' },
      { form: { email: taken.oldEmail.toUpperCase(), password: PASSWORD }, code: 'email-in-use', path: 'email' },
      { form: { email: ` ${oldEmail.toUpperCase()}`, password: PASSWORD }, code: 'same-email', path: 'email' },
      { form: { email: 'golfer@', password: PASSWORD }, code: 'invalid-email', path: 'email' },
      { form: { email: newEmail() }, code: 'missing-fields', path: 'password' },
      { form: { email: newEmail(), password: PASSWORD, id: taken.user.id }, code: 'invalid-body', path: undefined },
    ]
    for (const { form, code, path } of refusals) {
      const answer = await browser.call(changeEmail, form)
      expect(answer.status).toBe(code === 'email-in-use' ? 409 : 422)
      expect(answer.body).toEqual({ code, message: expect.stringMatching(/\w+ \w+/), ...(path ? { path } : {}) })
    }
    expect(await browser.ask(account.getSession)).toMatchObject({ user: { email: oldEmail } })
    expect((await browser.ask(getProfile)).profile.email).toBe(oldEmail)
    await settle()
    expect(stub.mails).toEqual([])
  })

  it('does not say whether an address is taken to somebody without the password, whose tries are counted', async () => {
    const [{ oldEmail }, taken] = [await signedUp(), await signedUp()]
    const strict = await app.startAnother({ config: { signInTryLimit: 2 } })
    const browser = strict.openBrowser()
    await browser.ask(account.signIn, { email: oldEmail, password: PASSWORD })
    const codes = []
    for (const password of ['one', 'two', PASSWORD]) {
      const { body } = await browser.call(changeEmail, { email: taken.oldEmail, password })
      codes.push(Object(body).code)
    }
    expect(codes).toEqual(['wrong-password', 'wrong-password', 'too-many-tries'])
    await strict.server.close()
  })

  it('is limited, since an answer tells whether an address is taken', async () => {
    const { browser } = await signedUp()
    const statuses = []
    for (let change = 0; change < 11; change += 1) {
      statuses.push((await browser.call(changeEmail, { email: newEmail(), password: PASSWORD })).status)
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })

  it('gives an address that two golfers want at once to one of them', async () => {
    const golfers = [await signedUp(), await signedUp(), await signedUp()]
    const email = newEmail()
    const answers = await Promise.all(
      golfers.map(({ browser }) => browser.call(changeEmail, { email, password: PASSWORD })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const owners = await app.database.db.selectFrom('user').select('id').where('email', '=', email).execute()
    const profiles = await app.database.db.selectFrom('profiles').select('id').where('email', '=', email).execute()
    expect(profiles).toEqual(owners)
    expect(owners).toHaveLength(1)
  })

  it('voids links to set a new password that went to the old address', async () => {
    const { browser, user } = await signedUp()
    await sql`insert into "verification" values
      ('a', 'a hash', ${user.id}, '2050-01-01', '2026-01-01', '2026-01-01')`.execute(app.database.db)
    await browser.ask(changeEmail, { email: newEmail(), password: PASSWORD })
    expect(await app.database.db.selectFrom('verification').select('id').execute()).toEqual([])
  })

  it('is one thing, the names are another: those are changed in the profile and show in the session', async () => {
    const { browser, user } = await signedUp()
    const change = (base: unknown, value: unknown) => ({ base, value })
    const set = {
      firstName: change('Ann', ' Grace '),
      lastName: change('Bunker', 'Lie'),
      email: change(null, 'x@y.example'),
    }
    await browser.ask(patchProfile, { batch: randomUUID(), set })

    expect(await browser.ask(account.getSession)).toMatchObject({
      user: { ...user, firstName: 'Grace', lastName: 'Lie' },
    })
    const row = await app.database.db.selectFrom('user').selectAll().where('id', '=', user.id).executeTakeFirst()
    expect(row).toMatchObject({ name: 'Grace Lie', first_name: 'Grace', last_name: 'Lie', email: user.email })
    await browser.ask(patchProfile, { batch: randomUUID(), set: { handicap: change(18, 9) } })
    expect(await browser.ask(account.getSession)).toMatchObject({ user: { firstName: 'Grace', lastName: 'Lie' } })
  })

  it('leaves neither address nor password in the log', async () => {
    const { browser } = await signedUp()
    await browser.ask(changeEmail, { email: newEmail(), password: PASSWORD })
    await browser.call(changeEmail, { email: newEmail(), password: 'not-the-password' })
    await settle()
    expect(app.log.join('\n')).not.toMatch(new RegExp(`@example|@bagwise|${PASSWORD}|not-the-password`))
  })
})
