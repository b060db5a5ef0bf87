import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { endOtherSessions, endSession, getSessions } from '@bagwise/contract/account-settings'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

describe.each(DATABASE_KINDS)('the list of sessions on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind)
  })
  afterAll(() => app.remove())

  async function signedUp() {
    const browser = app.openBrowser()
    const form = signUpForm()
    const { user } = await browser.ask(account.signUp, form)
    const signIn = async (userAgent: string) => {
      const other = app.openBrowser()
      await other.call(account.signIn, { email: form.email, password: PASSWORD }, { 'user-agent': userAgent })
      return other
    }
    return { browser, user, signIn }
  }
  const isIn = async (browser: ReturnType<TestApp['openBrowser']>) =>
    (await browser.ask(account.getSession)).user !== null
  const age = (userId: string, { createdMs, usedMs }: { readonly createdMs: number; readonly usedMs: number }) =>
    app.database.db
      .updateTable('session')
      .set({
        createdAt: new Date(Date.now() - createdMs).toISOString(),
        updatedAt: new Date(Date.now() - usedMs).toISOString(),
        expiresAt: new Date(Date.now() - usedMs + 7 * DAY_MS).toISOString(),
      })
      .where('userId', '=', userId)
      .execute()

  it('says of each when it started, when it was last used, roughly where, and which is this one', async () => {
    const { browser, user, signIn } = await signedUp()
    await age(user.id, { createdMs: 3 * DAY_MS, usedMs: HOUR_MS / 2 })
    const phone = await signIn(PHONE)
    const { sessions } = await phone.ask(getSessions)

    expect(sessions.map(({ browser: family, platform, isThis }) => ({ family, platform, isThis }))).toEqual([
      { family: 'Safari', platform: 'iPhone', isThis: true },
      { family: null, platform: null, isThis: false },
    ])
    const [, older] = sessions
    const ageOf = (time: string | undefined) => Date.now() - new Date(time ?? '').getTime()
    expect(Math.round(ageOf(older?.startedAt) / DAY_MS)).toBe(3)
    expect(Math.round((ageOf(older?.lastUsedAt) / HOUR_MS) * 2)).toBe(1)
    expect((await browser.ask(getSessions)).sessions[0]?.id).toBe(older?.id)
  })

  it('notes a use within the hour', async () => {
    const { browser, user } = await signedUp()
    await age(user.id, { createdMs: 3 * DAY_MS, usedMs: 2 * HOUR_MS })
    const [session] = (await browser.ask(getSessions)).sessions
    expect(Date.now() - new Date(session?.lastUsedAt ?? 0).getTime()).toBeLessThan(HOUR_MS)
  })

  it('holds nothing that opens a session, nor what exactly the browser said', async () => {
    const { browser, signIn } = await signedUp()
    await signIn(PHONE)
    const answer = JSON.stringify((await browser.call(getSessions)).body)
    const tokens = await app.database.db.selectFrom('session').select('token').execute()
    for (const { token } of tokens) expect(answer).not.toContain(token)
    expect(answer).not.toMatch(/Mozilla|18_6|127\.0/)
  })

  it('ends one, for its browser at once', async () => {
    const { browser, signIn } = await signedUp()
    const [phone, tablet] = [await signIn(PHONE), await signIn('')]
    const [lost] = (await phone.ask(getSessions)).sessions
    const { sessions } = await browser.ask(endSession, { session: lost?.id })

    expect(sessions).toHaveLength(2)
    expect(sessions.map(({ id }) => id)).not.toContain(lost?.id)
    expect([await isIn(browser), await isIn(phone), await isIn(tablet)]).toEqual([true, false, true])
    expect(await browser.ask(endSession, { session: lost?.id })).toEqual({ sessions })
  })

  it('ends all others', async () => {
    const { browser, user, signIn } = await signedUp()
    const [phone, tablet] = [await signIn(PHONE), await signIn('')]
    expect((await browser.ask(endOtherSessions, {})).sessions).toMatchObject([{ isThis: true }])
    expect(await browser.ask(account.getSession)).toMatchObject({ user })
    expect([await isIn(phone), await isIn(tablet)]).toEqual([false, false])
  })

  it('is the own one: nobody sees or ends those of somebody else', async () => {
    const [ann, bob] = [await signedUp(), await signedUp()]
    const [anns] = (await ann.browser.ask(getSessions)).sessions
    const { sessions } = await bob.browser.ask(endSession, { session: anns?.id })
    expect(sessions).toHaveLength(1)
    expect(sessions[0]?.id).not.toBe(anns?.id)
    await bob.browser.ask(endOtherSessions, {})
    expect(await isIn(ann.browser)).toBe(true)
    for (const endpoint of [getSessions, endSession, endOtherSessions]) {
      const body = endpoint === endSession ? { session: anns?.id } : endpoint === getSessions ? undefined : {}
      expect(await app.openBrowser().call(endpoint, body)).toMatchObject({
        status: 401,
        body: { code: 'not-signed-in' },
      })
    }
    expect(await isIn(ann.browser)).toBe(true)
  })

  it('has none that ended by itself: seven days without use, thirty days after signing in', async () => {
    const { browser, user, signIn } = await signedUp()
    for (const ended of [
      { createdMs: 8 * DAY_MS, usedMs: 7 * DAY_MS },
      { createdMs: 30 * DAY_MS, usedMs: HOUR_MS },
    ]) {
      await age(user.id, ended)
      const fresh = await signIn('')
      expect((await fresh.ask(getSessions)).sessions).toMatchObject([{ isThis: true }])
      expect(await isIn(browser)).toBe(false)
    }
  })
})
