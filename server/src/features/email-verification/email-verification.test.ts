import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { changeEmail, deleteAccount, getSessions } from '@bagwise/contract/account-settings'
import { mailVerification, verifyEmail } from '@bagwise/contract/email-verification'
import { forgotPassword, resetPassword } from '@bagwise/contract/password-reset'
import { getTakeout } from '@bagwise/contract/takeout'
import { lockAccount } from '#server/db/transactions/lock-account.ts'
import { noteClock } from '#server/db/sweep-marks.ts'
import { createLinkStore } from '#server/mailed-links/link-store.ts'
import { startStubSmtpServer } from '#server/testing/stubs/stub-smtp-server.ts'
import type { StubSmtpServer } from '#server/testing/stubs/stub-smtp-server.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, newEmail, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import { createVerificationStore } from './verification-store.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const ORIGIN = 'https://bagwise.example'

describe.each(DATABASE_KINDS)('a verified e-mail on %s', (kind) => {
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

  const settle = () => app.flushMail(new AbortController().signal)
  const linkIn = (text: string | undefined) => new URL(/^https?:\S+$/m.exec(text ?? '')?.[0] ?? 'about:blank')
  const tokenOf = (link: URL) => new URLSearchParams(link.hash.slice(1)).get('token') ?? ''
  async function lastToken(): Promise<string> {
    await settle()
    return tokenOf(linkIn(stub.mails.at(-1)?.text))
  }
  async function signedUp() {
    const browser = app.openBrowser()
    const form = signUpForm()
    const { user } = await browser.ask(account.signUp, form)
    return { browser, user, email: form.email, token: await lastToken() }
  }
  const isVerified = async (browser: Browser) => (await browser.ask(getSessions)).emailVerified
  const verify = (token: string) => app.openBrowser().call(verifyEmail, { token })
  const STALE = { status: 422, body: { code: 'stale-link' } }

  it('HRD-36 is one whose link was opened, on any device, and is not verified before', async () => {
    const { browser, email, token } = await signedUp()
    const other = await signedUp()
    const [mail] = stub.mails
    const link = linkIn(mail?.text)
    expect(mail?.recipients).toEqual([email])
    expect(mail?.headers).toMatchObject({
      subject: 'Verify your email for Bagwise',
      from: 'Bagwise <golf@bagwise.example>',
      'reply-to': 'pro@bagwise.example',
    })
    expect({ origin: link.origin, pathname: link.pathname, search: link.search }).toEqual({
      origin: ORIGIN,
      pathname: '/',
      search: '?dialog=verify-email',
    })
    expect(await isVerified(browser)).toBe(false)

    expect(await verify(token)).toMatchObject({ status: 200, body: { verified: true } })
    expect(await isVerified(browser)).toBe(true)
    expect(await isVerified(other.browser)).toBe(false)
    expect((await browser.ask(account.getSession)).user?.email).toBe(email)
  })

  it('HRD-36 is verified once by a link, also when it is opened three times at once', async () => {
    const { token } = await signedUp()
    const atOnce = await Promise.all([verify(token), verify(token), verify(token)])
    expect(atOnce.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    expect(await verify(token)).toMatchObject({
      status: 422,
      body: {
        code: 'stale-link',
        message:
          'This link no longer works: it was used, is older than a day, or your account has changed since. Your profile can send you a new one.',
      },
    })
  })

  it('HRD-36 is verified within 24 hours, and a link that is older is swept away', async () => {
    const [late, inTime] = [await signedUp(), await signedUp()]
    const linkCount = async () => (await app.database.db.selectFrom('verification').select('id').execute()).length
    const sweepAtOnce = async () => {
      await noteClock(app.database.db, new Date(now().getTime() - HOUR_MS))
      await app.sweep()
    }
    await sweepAtOnce()
    expect(await linkCount()).toBe(2)
    sinceStartMs = DAY_MS - MINUTE_MS
    expect((await verify(inTime.token)).status).toBe(200)
    sinceStartMs = DAY_MS + MINUTE_MS
    expect(await verify(late.token)).toMatchObject(STALE)
    expect(await isVerified(late.browser)).toBe(false)
    expect(await linkCount()).toBe(1)
    await sweepAtOnce()
    expect(await linkCount()).toBe(0)
  })

  it('is not verified any more once it was changed, and its links do not verify the new one', async () => {
    const { browser, email: oldEmail, token: used } = await signedUp()
    await verify(used)
    expect(await isVerified(browser)).toBe(true)
    const [first, second] = [newEmail(), newEmail()]
    await browser.ask(changeEmail, { email: first, password: PASSWORD })
    expect(await isVerified(browser)).toBe(false)
    await settle()
    expect(stub.mails.map(({ recipients }) => recipients).toSorted()).toEqual(
      [[oldEmail], [oldEmail], [first]].toSorted(),
    )
    const forFirst = tokenOf(linkIn(stub.mails.find(({ recipients }) => recipients.includes(first))?.text))

    await browser.ask(changeEmail, { email: second, password: PASSWORD })
    expect(await verify(forFirst)).toMatchObject(STALE)
    expect(await isVerified(browser)).toBe(false)
    await settle()
    const forSecond = stub.mails.find(({ recipients }) => recipients.includes(second))
    expect((await verify(tokenOf(linkIn(forSecond?.text)))).status).toBe(200)
    expect(await isVerified(browser)).toBe(true)
  })

  it('gets no link when it is changed at that moment', async () => {
    const { user, email } = await signedUp()
    const store = createVerificationStore(app.database)
    const { db } = app.database
    await db.deleteFrom('verification').execute()
    const making = await db.transaction().execute(async (transaction) => {
      await lockAccount(transaction, { kind, userId: user.id })
      const promised = { token: store.createToken(email, now()) }
      await transaction.updateTable('user').set({ email: newEmail() }).where('id', '=', user.id).execute()
      return promised
    })
    expect(await making.token).toBeUndefined()
    expect(await db.selectFrom('verification').select('id').execute()).toEqual([])
  })

  it('is not verified by a link to a new password, whose place no link that verifies takes', async () => {
    const { browser, email, token } = await signedUp()
    await browser.ask(forgotPassword, { email })
    const forPassword = await lastToken()
    expect(forPassword).not.toBe(token)
    const set = (by: string) =>
      app.openBrowser().call(resetPassword, { token: by, password: 'long-iron-from-the-rough' })

    expect(await verify(forPassword)).toMatchObject(STALE)
    expect(await set(token)).toMatchObject(STALE)
    expect(await isVerified(browser)).toBe(false)
    const resets = createLinkStore(app.database, 'reset-password')
    expect([await resets.isOpen(forPassword, now()), await resets.isOpen(token, now())]).toEqual([true, false])
    expect((await verify(token)).status).toBe(200)
    expect((await set(forPassword)).status).toBe(200)
  })

  it('is kept out of the database by its link: only a hash is there, which opens nothing', async () => {
    const { user, token } = await signedUp()
    const [row] = await app.database.db.selectFrom('verification').selectAll().execute()
    expect(token.length).toBeGreaterThanOrEqual(43)
    expect(JSON.stringify(row)).not.toContain(token)
    const hash = row?.identifier.split(':')[1] ?? ''
    for (const forged of [row?.identifier, hash, row?.id, user.id, '', `${token}x`, token.slice(1)]) {
      expect(await verify(forged ?? '')).toMatchObject(STALE)
    }
  })

  it('is mailed again when the golfer asks, three times an hour for one address with the first, until it is verified', async () => {
    const { browser, token } = await signedUp()
    const again = () => browser.call(mailVerification, {})
    expect(await again()).toMatchObject({ status: 200, body: { emailVerified: false } })
    expect(await again()).toMatchObject({ status: 200 })
    expect(await again()).toMatchObject({
      status: 429,
      body: {
        code: 'too-many-tries',
        message: 'The mail was sent three times within an hour. Please try again in an hour.',
      },
    })
    await settle()
    expect(stub.mails).toHaveLength(3)
    sinceStartMs = HOUR_MS + MINUTE_MS
    expect((await again()).status).toBe(200)
    // The first one is still good, whichever of them the golfer opens.
    expect((await verify(token)).status).toBe(200)
    expect(await again()).toMatchObject({ status: 200, body: { emailVerified: true } })
    await settle()
    expect(stub.mails).toHaveLength(4)
    expect((await app.openBrowser().call(mailVerification, {})).status).toBe(401)
  })

  it('gets three mails an hour also from golfers who change to it and away again', async () => {
    const { browser } = await signedUp()
    const victim = newEmail()
    for (let turn = 0; turn < 5; turn += 1) {
      await browser.ask(changeEmail, { email: victim, password: PASSWORD })
      // The mail is written before the address is another one again.
      await settle()
      await browser.ask(changeEmail, { email: newEmail(), password: PASSWORD })
      await settle()
    }
    const subjects = stub.mails
      .filter(({ recipients }) => recipients.includes(victim))
      .map(({ headers }) => headers['subject'])
    expect(subjects.filter((subject) => subject === 'Verify your email for Bagwise')).toHaveLength(3)
  })

  it('is verified sixty times an hour from one address at most, good links or not', async () => {
    const statuses = new Set<number>()
    for (let tries = 0; tries < 60; tries += 1) statuses.add((await verify('made-up')).status)
    expect([...statuses]).toEqual([422])
    expect((await verify('made-up')).status).toBe(429)
  })

  it('HRD-36 is said nothing about, and nothing is mailed, where the server has no mail or does not know its own address', async () => {
    for (const config of [{ contactMail: undefined }, { publicOrigin: undefined }]) {
      const { contactMail } = { contactMail: undefined, ...config }
      const without = await app.startAnother({ config: { publicOrigin: ORIGIN, ...config, contactMail } })
      const browser = without.openBrowser()
      const form = signUpForm()
      const { body } = await browser.call(account.signUp, form)
      expect(body).toEqual({ user: expect.any(Object), profileSaved: true })
      const answer = await browser.call(getSessions)
      expect(Object.keys(Object(answer.body))).toEqual(['sessions'])
      await browser.ask(changeEmail, { email: newEmail(), password: PASSWORD })
      expect(await browser.call(mailVerification, {})).toMatchObject({ status: 200, body: {} })
      expect(await isVerified(browser)).toBeUndefined()
      await without.flushMail(new AbortController().signal)
      await without.server.close()
    }
    expect(await app.database.db.selectFrom('verification').select('id').execute()).toEqual([])
    expect(stub.mails).toEqual([])
  })

  it('HRD-36 keeps nobody out: without it everything works, also when no link could be made or mailed', async () => {
    await stub.close()
    const browser = app.openBrowser()
    const form = signUpForm()
    await browser.ask(account.signUp, form)
    await settle()
    const again = app.openBrowser()
    await again.ask(account.signIn, { email: form.email, password: form.password })
    expect(await isVerified(again)).toBe(false)
    expect(app.log.join('\n')).toContain('The mail server takes no mail')
    expect(app.log.join('\n')).not.toContain(form.email)
  })

  it('is in the export, with the links that are open, and goes with the account', async () => {
    const { browser, user, token } = await signedUp()
    await browser.ask(forgotPassword, { email: user.email })
    await settle()
    const before = await browser.ask(getTakeout)
    expect(before).toMatchObject({ account: { emailVerified: false } })
    const minutesOf = ({ askedAt, endsAt }: { readonly askedAt: string; readonly endsAt: string }) =>
      (new Date(endsAt).getTime() - new Date(askedAt).getTime()) / MINUTE_MS
    expect(before.emailVerifications.map(minutesOf)).toEqual([24 * 60])
    expect(before.passwordResets.map(minutesOf)).toEqual([60])
    await verify(token)
    expect(await browser.ask(getTakeout)).toMatchObject({ account: { emailVerified: true }, emailVerifications: [] })

    const other = await signedUp()
    await other.browser.ask(deleteAccount, { password: PASSWORD })
    expect(await verify(other.token)).toMatchObject(STALE)
  })

  it('leaves neither link nor e-mail in the log', async () => {
    const { email, token } = await signedUp()
    await verify(token)
    await verify(token)
    for (const secret of [email, token]) expect(app.log.join('\n')).not.toContain(secret)
  })
})
