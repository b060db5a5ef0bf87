import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { changePassword } from '@bagwise/contract/account-settings'
import { forgotPassword, resetPassword } from '@bagwise/contract/password-reset'
import { noteClock } from '#server/db/sweep-marks.ts'
import { lockAccount } from '#server/db/transactions/lock-account.ts'
import { startStubSmtpServer } from '#server/testing/stubs/stub-smtp-server.ts'
import type { StubSmtpServer } from '#server/testing/stubs/stub-smtp-server.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, newEmail, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { createLinkStore, purposeOf } from '#server/mailed-links/link-store.ts'

const MINUTE_MS = 60 * 1000
const NEW_PASSWORD = 'long-iron-from-the-rough'
const ORIGIN = 'https://bagwise.example'

describe.each(DATABASE_KINDS)('a forgotten password on %s', (kind) => {
  let app: TestApp
  let stub: StubSmtpServer
  let sinceStartMs = 0
  const now = () => new Date(Date.now() + sinceStartMs)

  beforeEach(async () => {
    sinceStartMs = 0
    stub = await startStubSmtpServer()
    const smtp = { host: '127.0.0.1', port: stub.port, isSecure: false, login: undefined }
    const contactMail = { smtp, from: 'golf@bagwise.example', to: 'pro@bagwise.example' }
    app = await startTestApp(kind, { config: { contactMail, publicOrigin: ORIGIN }, now })
  })
  afterEach(async () => {
    await app.remove()
    await stub.close()
  })

  async function signedUp() {
    const browser = app.openBrowser()
    const form = signUpForm()
    const { user } = await browser.ask(account.signUp, form)
    return { browser, user, email: form.email }
  }
  const settle = () => app.flushMail(new AbortController().signal)
  const ask = (email: string, headers = {}) => app.openBrowser().call(forgotPassword, { email }, headers)
  const linkIn = (text: string | undefined) => new URL(/^https?:\S+$/m.exec(text ?? '')?.[0] ?? 'about:blank')
  const tokenOf = (link: URL) => new URLSearchParams(link.hash.slice(1)).get('token') ?? ''
  async function mailedToken(email: string): Promise<string> {
    await ask(email)
    await settle()
    return tokenOf(linkIn(resetMails().at(-1)?.text))
  }
  const reset = (token: string, password = NEW_PASSWORD) => app.openBrowser().call(resetPassword, { token, password })
  const signInStatus = async (email: string, password: string) =>
    (await app.openBrowser().call(account.signIn, { email, password })).status
  /** Without the links that verify the e-mail. */
  const resetMails = () => stub.mails.filter(({ headers }) => headers['subject'] === 'A new password for Bagwise')
  const resetRows = async () => {
    const rows = await app.database.db.selectFrom('verification').selectAll().execute()
    return rows.filter(({ identifier }) => purposeOf(identifier) === 'reset-password')
  }
  const tokenCount = async () => (await resetRows()).length

  it('is answered the same for a known and an unknown e-mail; only a golfer gets a mail', async () => {
    const { email } = await signedUp()
    const [known, unknown] = [await ask(` ${email.toUpperCase()}`), await ask(newEmail())]
    expect(await app.openBrowser().ask(account.getSession)).toMatchObject({ hasMail: true })
    expect(known).toMatchObject({ status: 200, body: { helpFrom: 'mail' } })
    const comparable = ({ status, body, headers }: typeof known) => ({ status, body, names: Object.keys(headers) })
    expect(comparable(unknown)).toEqual(comparable(known))

    await settle()
    expect(resetMails().map(({ recipients }) => recipients)).toEqual([[email]])
    expect(await tokenCount()).toBe(1)
  })

  it('comes with a link to the address of the settings, whatever the request says', async () => {
    const { email } = await signedUp()
    await ask(email, { host: 'evil.example', origin: ORIGIN, 'x-forwarded-host': 'evil.example' })
    await settle()

    const [mail] = resetMails()
    const link = linkIn(mail?.text)
    expect({ origin: link.origin, pathname: link.pathname, search: link.search }).toEqual({
      origin: ORIGIN,
      pathname: '/',
      search: '?dialog=reset-password',
    })
    // In the fragment, which reaches no server and no log.
    expect(tokenOf(link).length).toBeGreaterThanOrEqual(43)
    expect(JSON.stringify(mail)).not.toContain('evil')
    expect(mail?.headers).toMatchObject({
      subject: 'A new password for Bagwise',
      from: 'Bagwise <golf@bagwise.example>',
      'reply-to': 'pro@bagwise.example',
    })
  })

  it('is set anew with the link, which signs the golfer out everywhere', async () => {
    const { browser, user, email } = await signedUp()
    const token = await mailedToken(email)
    expect(await reset(token)).toMatchObject({ status: 200, body: { changed: true } })

    expect(await browser.ask(account.getSession)).toMatchObject({ user: null })
    const sessions = app.database.db.selectFrom('session').select('id').where('userId', '=', user.id)
    expect(await sessions.execute()).toEqual([])
    expect(await signInStatus(email, PASSWORD)).toBe(401)
    expect(await signInStatus(email, NEW_PASSWORD)).toBe(200)
  })

  it('can be set once with a link, and no other link of the golfer is worth anything afterwards', async () => {
    const { email } = await signedUp()
    const [first, second] = [await mailedToken(email), await mailedToken(email)]
    expect(first).not.toBe(second)
    const atOnce = await Promise.all(['one', 'two', 'three'].map((word) => reset(first, `${NEW_PASSWORD}-${word}`)))
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])

    for (const token of [first, second]) {
      expect(await reset(token)).toMatchObject({
        status: 422,
        body: {
          code: 'stale-link',
          message: 'This link has been used or is older than an hour. Please ask for a new one.',
        },
      })
    }
    expect(await tokenCount()).toBe(0)
  })

  it('can be set within an hour, and what is too old is swept away', async () => {
    const { email } = await signedUp()
    const token = await mailedToken(email)
    sinceStartMs = 61 * MINUTE_MS
    expect(await reset(token)).toMatchObject({ status: 422, body: { code: 'stale-link' } })
    expect(await signInStatus(email, PASSWORD)).toBe(200)
    expect(await tokenCount()).toBe(1)
    await noteClock(app.database.db, new Date(now().getTime() - 60 * MINUTE_MS))
    await app.sweep()
    expect(await tokenCount()).toBe(0)

    const next = await mailedToken(email)
    sinceStartMs += 59 * MINUTE_MS
    expect((await reset(next)).status).toBe(200)
  })

  it('follows the rules of every password, and a refusal leaves the link good', async () => {
    const { email } = await signedUp()
    const token = await mailedToken(email)
    for (const [password, code] of [
      ['xk29!', 'password-too-short'],
      ['Password1', 'password-common'],
      ['      ', 'password-blank'],
      ['x'.repeat(129), 'invalid-body'],
    ] as const) {
      expect(await reset(token, password)).toMatchObject({ status: 422, body: { code, path: 'password' } })
    }
    expect((await reset(token)).status).toBe(200)
  })

  it('lets a golfer in at once who had tried too often before', async () => {
    const { email } = await signedUp()
    for (let tries = 0; tries < 10; tries += 1) await signInStatus(email, 'not-the-password')
    expect(await signInStatus(email, PASSWORD)).toBe(429)
    await reset(await mailedToken(email))
    expect(await signInStatus(email, NEW_PASSWORD)).toBe(200)
  })

  it('makes the device known on which it was set, so that strangers who go on guessing do not shut its golfer out', async () => {
    const { email } = await signedUp()
    const browser = app.openBrowser()
    const { headers } = await browser.call(
      resetPassword,
      { token: await mailedToken(email), password: NEW_PASSWORD },
      { origin: ORIGIN },
    )
    expect([headers['set-cookie']].flat()).toEqual([expect.stringMatching(/^__Host-bagwise-device=.*HttpOnly/)])
    for (let tries = 0; tries < 10; tries += 1) await signInStatus(email, 'not-the-password')
    expect(await signInStatus(email, NEW_PASSWORD)).toBe(429)
    expect((await browser.call(account.signIn, { email, password: NEW_PASSWORD })).status).toBe(200)
  })

  it('lets a golfer change it at once who had been asked for it too often before', async () => {
    const { email, browser } = await signedUp()
    const change = (by: typeof browser, currentPassword: string) =>
      by.call(changePassword, { currentPassword, password: `${NEW_PASSWORD}-again` })
    for (let tries = 0; tries < 10; tries += 1) await change(browser, 'not-the-password')
    expect((await change(browser, PASSWORD)).status).toBe(429)
    await reset(await mailedToken(email))
    await browser.ask(account.signIn, { email, password: NEW_PASSWORD })
    expect((await change(browser, NEW_PASSWORD)).status).toBe(200)
  })

  it('is kept as a hash: what is in the database opens nothing', async () => {
    const { email, user } = await signedUp()
    const token = await mailedToken(email)
    const [row] = await resetRows()
    expect(token.length).toBeGreaterThanOrEqual(43)
    expect(JSON.stringify(row)).not.toContain(token)
    expect(row?.value).toBe(user.id)
    for (const forged of [row?.identifier, row?.id, user.id, '', `${token}x`, token.slice(1)]) {
      expect((await reset(forged ?? '')).status).toBe(422)
    }
    expect(await signInStatus(email, PASSWORD)).toBe(200)
  })

  it('goes to nobody whose e-mail is changed at that moment', async () => {
    const { email, user } = await signedUp()
    const store = createLinkStore(app.database, 'reset-password')
    const making = await app.database.db.transaction().execute(async (transaction) => {
      await lockAccount(transaction, { kind, userId: user.id })
      const promised = { token: store.createToken(email, now()) }
      await transaction.updateTable('user').set({ email: newEmail() }).where('id', '=', user.id).execute()
      return promised
    })
    expect(await making.token).toBeUndefined()
    expect(await tokenCount()).toBe(0)
  })

  it('is asked for three times an hour for one e-mail at most, whether it is known or not', async () => {
    const { email } = await signedUp()
    for (const one of [email, newEmail()]) {
      const statuses = []
      for (let tries = 0; tries < 4; tries += 1) statuses.push((await ask(one)).status)
      expect(statuses).toEqual([200, 200, 200, 429])
    }
    await settle()
    expect(resetMails()).toHaveLength(3)
    sinceStartMs = 60 * MINUTE_MS
    expect((await ask(email)).status).toBe(200)
  })

  it('is asked for twenty times an hour from one address at most', async () => {
    const statuses = []
    for (let tries = 0; tries < 21; tries += 1) statuses.push((await ask(newEmail())).status)
    expect(statuses).toEqual([...Array(20).fill(200), 429])
  })

  it('is up to the operator when the server has no mail or does not know its own address', async () => {
    const { email } = await signedUp()
    for (const config of [{ contactMail: undefined }, { publicOrigin: undefined }]) {
      const { contactMail } = { contactMail: undefined, ...config }
      const without = await app.startAnother({ config: { publicOrigin: ORIGIN, ...config, contactMail } })
      expect(await without.openBrowser().ask(account.getSession)).not.toHaveProperty('hasMail')
      expect(await without.openBrowser().ask(forgotPassword, { email })).toEqual({ helpFrom: 'operator' })
      await without.flushMail(new AbortController().signal)
      await without.server.close()
    }
    expect(await tokenCount()).toBe(0)
    expect(resetMails()).toEqual([])
  })

  it('leaves neither link nor e-mail nor password in the log, also when the mail server refuses', async () => {
    const { email } = await signedUp()
    const token = await mailedToken(email)
    await stub.close()
    await ask(email)
    await settle()
    await reset(token)

    const log = app.log.join('\n')
    expect(log).toContain('npm run admin -- account reset-link <e-mail>')
    for (const secret of [email, token, NEW_PASSWORD, PASSWORD]) expect(log).not.toContain(secret)
  })

  it('is no way in for another page', async () => {
    const { email } = await signedUp()
    expect((await ask(email, { origin: 'https://evil.example' })).status).toBe(403)
    await settle()
    expect(resetMails()).toEqual([])
  })
})
