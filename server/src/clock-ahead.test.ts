import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as account from '@bagwise/contract/account'
import { askAiDistances } from '@bagwise/contract/ai/distances'
import { createLinkStore } from '#server/mailed-links/link-store.ts'
import { sayJson, startStubChat } from '#server/testing/stubs/stub-chat.ts'
import type { StubChat } from '#server/testing/stubs/stub-chat.ts'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS
const RIGHT_TIME_MS = Date.UTC(2026, 10, 23, 12)
const AHEAD_MS = RIGHT_TIME_MS + 400 * DAY_MS
const TRY_LIMIT = 10

/** A unique question per number. */
const questionOf = (number: number) => ({
  golfer: { weight: 50 + number / 10 },
  known: { '7-iron': 150 },
  clubs: ['pw'],
})

describe.each(DATABASE_KINDS)('a clock that was 400 days ahead and came back, on %s', (kind) => {
  let app: TestApp
  let stub: StubChat
  beforeEach(async () => {
    // The account library reads the clock itself.
    vi.useFakeTimers({ toFake: ['Date'], now: RIGHT_TIME_MS })
    stub = await startStubChat(sayJson({ carries: { pw: 114 } }))
    app = await startTestApp(kind, {
      ai: { baseUrl: stub.url, apiKey: 'sk-test' },
      aiBudgets: { callsPerGolferAndHour: 2, callsPerDay: 3, questionsPerGolferAndMinute: 4 },
      config: { signUpLimitPerHour: 20 },
    })
  })
  afterEach(async () => {
    await app.remove()
    await stub.close()
    vi.useRealTimers()
  })

  async function signedUp() {
    const browser = app.openBrowser()
    const form = signUpForm()
    const { user } = await browser.ask(account.signUp, form)
    return { browser, form, user }
  }

  const guess = (email: string, password = 'not-the-password') =>
    app.openBrowser().call(account.signIn, { email, password })

  async function lockOut(email: string) {
    for (let attempt = 0; attempt < TRY_LIMIT; attempt += 1) expect((await guess(email)).status).toBe(401)
    return guess(email, PASSWORD)
  }

  const sourceOf = async (browser: Browser, number: number) =>
    (await browser.ask(askAiDistances, questionOf(number))).source

  const sessionsOf = (userId: string) =>
    app.database.db.selectFrom('session').selectAll().where('userId', '=', userId).execute()

  it('HRD-15 counts sign-in attempts in the window of today and names at most an hour', async () => {
    const { form } = await signedUp()
    vi.setSystemTime(AHEAD_MS)
    expect((await lockOut(form.email)).status).toBe(429)

    vi.setSystemTime(RIGHT_TIME_MS + HOUR_MS)
    const refused = await lockOut(form.email)
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'Too many wrong tries with this email. Please try again in 15 minutes.' },
      headers: { 'retry-after': '900' },
    })
    vi.setSystemTime(RIGHT_TIME_MS + HOUR_MS + 15 * 60 * 1000)
    expect((await guess(form.email, PASSWORD)).status).toBe(200)
  })

  it('HRD-15 names at most an hour whatever a counter says', async () => {
    const { form } = await signedUp()
    await lockOut(form.email)
    const endsAt = new Date(RIGHT_TIME_MS + 15 * 60 * 1000 + 50_000).toISOString()
    await app.database.db.updateTable('attempt_counters').set({ window_ends_at: endsAt }).execute()
    expect(await guess(form.email)).toMatchObject({ status: 429, headers: { 'retry-after': '900' } })
  })

  it('HRD-15 leaves the budgets of the AI as they are', async () => {
    const golfer = await signedUp()
    vi.setSystemTime(AHEAD_MS)
    const ahead = await signedUp()
    const sources: string[] = []
    for (let number = 0; number < 4; number += 1) sources.push(await sourceOf(ahead.browser, number))
    expect(sources).toEqual(['ai', 'ai', 'rules', 'rules'])
    expect(await ahead.browser.call(askAiDistances, questionOf(4))).toMatchObject({ status: 429 })

    vi.setSystemTime(RIGHT_TIME_MS + HOUR_MS)
    expect(await sourceOf(ahead.browser, 5)).toBe('ai')
    expect(await sourceOf(ahead.browser, 6)).toBe('ai')
    expect(await sourceOf(golfer.browser, 7)).toBe('ai')
    expect(await sourceOf(golfer.browser, 8)).toBe('rules')
  })

  it('HRD-15 sweeps no session, and cuts those that were begun ahead', async () => {
    const golfer = await signedUp()
    await app.sweep()
    vi.setSystemTime(AHEAD_MS)
    await app.sweep()
    const ahead = await signedUp()
    expect(await sessionsOf(golfer.user.id)).toHaveLength(1)

    vi.setSystemTime(RIGHT_TIME_MS + HOUR_MS)
    await app.sweep()
    expect(await golfer.browser.ask(account.getSession)).toMatchObject({ user: golfer.user })
    vi.setSystemTime(RIGHT_TIME_MS + 2 * HOUR_MS)
    await app.sweep()
    expect(await golfer.browser.ask(account.getSession)).toMatchObject({ user: golfer.user })
    const [cut] = await sessionsOf(ahead.user.id)
    expect(new Date(cut?.expiresAt ?? 0).getTime()).toBe(RIGHT_TIME_MS + 2 * HOUR_MS + 7 * DAY_MS)
    expect(new Date(cut?.createdAt ?? 0).getTime()).toBe(RIGHT_TIME_MS + 2 * HOUR_MS)
    expect((await ahead.browser.ask(account.getSession)).user?.id).toBe(ahead.user.id)
  })

  it('opens no link to a new password that was made ahead, and sweeps what ends too late', async () => {
    const { form, user } = await signedUp()
    const { db } = app.database
    const resets = createLinkStore(app.database, 'reset-password')
    await app.sweep()
    vi.setSystemTime(AHEAD_MS)
    await guess(form.email)
    await app.sweep()
    const token = (await resets.createToken(form.email, new Date())) ?? ''
    expect(await resets.isOpen(token, new Date())).toBe(true)

    vi.setSystemTime(RIGHT_TIME_MS + HOUR_MS)
    expect(await resets.isOpen(token, new Date())).toBe(false)
    await app.sweep()
    expect(await db.selectFrom('verification').select('value').execute()).toEqual([{ value: user.id }])
    vi.setSystemTime(RIGHT_TIME_MS + 2 * HOUR_MS)
    await app.sweep()
    expect(await db.selectFrom('verification').select('value').execute()).toEqual([])
    expect(await db.selectFrom('attempt_counters').select('key').execute()).toEqual([])
  })

  it('sweeps again once the clock has gone on evenly for an hour, as after a month in which no server ran', async () => {
    const { form } = await signedUp()
    await guess(form.email)
    const counterCount = async () =>
      (await app.database.db.selectFrom('attempt_counters').select('key').execute()).length
    await app.sweep()
    const before = await counterCount()
    const monthLaterMs = RIGHT_TIME_MS + 31 * DAY_MS
    for (const laterMs of [0, 1_000, 29 * 60 * 1000]) {
      vi.setSystemTime(monthLaterMs + laterMs)
      await app.sweep()
      expect(await counterCount()).toBe(before)
    }
    vi.setSystemTime(monthLaterMs + HOUR_MS)
    await app.sweep()
    expect(await counterCount()).toBe(0)
  })
})
