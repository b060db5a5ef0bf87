import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signIn, signUp } from '@bagwise/contract/account'
import { changePassword, endOtherSessions, getSessions, endSession } from '@bagwise/contract/account-settings'
import { noteClock } from '#server/db/sweep-marks.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const WRONG = 'not-the-password'

describe.each(DATABASE_KINDS)('security events on %s', (kind) => {
  let app: TestApp
  let now = new Date('2026-11-21T12:00:00Z')
  beforeAll(async () => {
    const config = { logLevel: 'warn', signInTryLimit: 3, trustedProxies: ['127.0.0.1'] } as const
    app = await startTestApp(kind, { config, now: () => now })
  })
  afterAll(() => app.remove())
  beforeEach(async () => {
    await app.database.db.deleteFrom('security_events').execute()
  })

  const stored = () => app.database.db.selectFrom('security_events').selectAll().orderBy('happened_at').execute()
  const kinds = async () => (await stored()).map(({ event }) => event)
  const logged = (since: number) => app.log.slice(since).filter((line) => line.includes('Security event'))

  async function newGolfer() {
    const browser = app.openBrowser()
    const form = signUpForm()
    await browser.ask(signUp, form)
    return { browser, form }
  }

  const tryFrom = (address: string, email: string, password: string) =>
    app.openBrowser().call(signIn, { email, password }, { 'x-forwarded-for': address })

  it('HRD-30 are left by a failed sign-in, once each, at the default log level and without e-mail or address', async () => {
    const { form } = await newGolfer()
    const since = app.log.length
    await tryFrom('203.0.113.7', form.email, WRONG)
    await tryFrom('198.51.100.9', form.email, WRONG)
    await tryFrom('203.0.113.7', 'nobody@example.com', WRONG)
    const events = await stored()
    expect(events.map(({ event }) => event)).toEqual(['sign-in-failed', 'sign-in-failed', 'sign-in-failed'])
    expect(new Set(events.map((row) => row.email_mark)).size).toBe(2)
    expect(new Set(events.map((row) => row.network_mark)).size).toBe(2)
    expect(logged(since)).toHaveLength(3)
    const all = JSON.stringify(events) + logged(since).join('')
    for (const plain of [form.email, 'nobody@example.com', '203.0.113.7', '198.51.100.9', WRONG]) {
      expect(all).not.toContain(plain)
    }
    for (const { email_mark } of events) expect(logged(since).join('')).toContain(email_mark)
  })

  it('HRD-30 are left by a lock-out once, however often it is tried on, and by nothing that goes well', async () => {
    const { form } = await newGolfer()
    await app.openBrowser().ask(signIn, { email: form.email, password: PASSWORD })
    expect(await kinds()).toEqual([])
    for (let count = 0; count < 6; count += 1) await tryFrom('203.0.113.8', form.email, WRONG)
    expect((await kinds()).toSorted()).toEqual(['locked-out', ...Array.from({ length: 3 }, () => 'sign-in-failed')])
  })

  it('HRD-30 are left by sessions that somebody ends, and by a wrong password on the way', async () => {
    const { browser, form } = await newGolfer()
    const right = { email: form.email, password: PASSWORD }
    await app.openBrowser().ask(signIn, right)
    const { sessions } = await browser.ask(getSessions)
    const other = sessions.find(({ isThis }) => !isThis)
    await browser.ask(endSession, { session: other?.id ?? '' })
    await browser.ask(endOtherSessions, {})
    await browser.call(changePassword, { currentPassword: WRONG, password: 'another-fairway-8' })
    await browser.ask(changePassword, { currentPassword: PASSWORD, password: 'another-fairway-8' })
    expect((await kinds()).toSorted()).toEqual([
      'confirmation-failed',
      'sessions-ended',
      'sessions-ended',
      'sessions-ended',
    ])
  })

  it('HRD-30 go after 30 days', async () => {
    const { form } = await newGolfer()
    await tryFrom('203.0.113.9', form.email, WRONG)
    const sweepAfter = async (ms: number) => {
      now = new Date(now.getTime() + ms)
      await noteClock(app.database.db, new Date(now.getTime() - HOUR_MS))
      await app.sweep()
    }
    await sweepAfter(30 * DAY_MS - HOUR_MS)
    expect(await kinds()).toEqual(['sign-in-failed'])
    await sweepAfter(2 * HOUR_MS)
    expect(await kinds()).toEqual([])
  })
})
