import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as account from '@bagwise/contract/account'
import { addProgressEntry, getProgress } from '@bagwise/contract/progress'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { PASSWORD, signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import { createProgressStore } from './progress-store.ts'

const NOW = new Date('2026-11-21T23:30:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

const DISTANCES = {
  driver: { distance: 231, source: 'measured' },
  '7-iron': { distance: 152, source: 'estimated' },
} as const

type Changes = { readonly id?: string; readonly date?: string; readonly handicap?: number | null }

function newEntry(changes: Changes = {}) {
  return { id: randomUUID(), date: '2026-11-21', handicap: 18, clubDistances: {}, ...changes }
}

describe.each(DATABASE_KINDS)('progress on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind, { now: () => NOW })
  })
  afterAll(() => app.remove())

  async function golfer() {
    const browser = app.openBrowser()
    const form = signUpForm()
    const { user } = await browser.ask(account.signUp, form)
    return { browser, form, user }
  }

  const add = (browser: Browser, changes: Changes = {}) => browser.ask(addProgressEntry, newEntry(changes))
  const entries = async (browser: Browser) => (await browser.ask(getProgress)).entries
  const handicaps = async (browser: Browser) => (await entries(browser)).map(({ date, handicap }) => [date, handicap])
  const rowsOf = (id: string) =>
    app.database.db.selectFrom('progress_entries').selectAll().where('user_id', '=', id).execute()

  it('TRE-01 has a date, a handicap and the distances of the clubs', async () => {
    const { browser } = await golfer()
    expect(await entries(browser)).toEqual([])
    await browser.ask(addProgressEntry, { ...newEntry({ handicap: -1.5 }), clubDistances: DISTANCES })
    expect(await entries(browser)).toEqual([{ date: '2026-11-21', handicap: -1.5, clubDistances: DISTANCES }])

    await add(browser, { date: '2026-11-22', handicap: null })
    expect((await entries(browser))[1]).toEqual({ date: '2026-11-22', handicap: null, clubDistances: {} })
    for (const field of ['date', 'handicap', 'clubDistances']) {
      const answer = await browser.call(addProgressEntry, { ...newEntry(), [field]: undefined })
      expect(answer).toMatchObject({ status: 422, body: { code: 'missing-fields', path: field } })
    }
  })

  it('is read one entry a day, the earliest first, and of a day the last to arrive', async () => {
    const { browser } = await golfer()
    await add(browser, { date: '2026-11-20', handicap: 20 })
    await add(browser, { date: '2026-11-21', handicap: 19 })
    await add(browser, { date: '2026-11-20', handicap: 21 })
    await add(browser, { date: '2024-02-29', handicap: 25 })
    expect(await handicaps(browser)).toEqual([
      ['2024-02-29', 25],
      ['2026-11-20', 21],
      ['2026-11-21', 19],
    ])
  })

  it('is not applied twice: an entry that comes again does not win over what replaced it', async () => {
    const { browser, user } = await golfer()
    const first = newEntry({ handicap: 18 })
    await browser.ask(addProgressEntry, first)
    await add(browser, { handicap: 17 })
    await browser.ask(addProgressEntry, first)
    await browser.ask(addProgressEntry, { ...first, handicap: 3, date: '2026-11-19' })
    expect(await handicaps(browser)).toEqual([['2026-11-21', 17]])
    expect(await rowsOf(user.id)).toHaveLength(2)
  })

  it('ends with the last of each day, whatever is sent again and in which order', async () => {
    const day = fc.integer({ min: 10, max: 13 }).map((number) => `2026-11-${number}`)
    const sent = fc.record({ which: fc.nat({ max: 5 }), date: day, handicap: fc.integer({ min: -10, max: 54 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(sent, { maxLength: 12 }), async (sendings) => {
        const { user } = await golfer()
        const store = createProgressStore(app.database)
        const arrived = new Map<number, (typeof sendings)[number]>()
        for (const { which, date, handicap } of sendings) {
          const entry = { date, handicap, clubDistances: {} }
          await store.add({ userId: user.id, id: String(which), entry, now: NOW })
          if (!arrived.has(which)) arrived.set(which, { which, date, handicap })
        }
        const byDay = new Map([...arrived.values()].map((each) => [each.date, each.handicap]))
        const read = await store.entries(user.id)
        expect(read.map(({ date, handicap }) => [date, handicap])).toEqual(
          [...byDay].toSorted(([a], [b]) => a.localeCompare(b)),
        )
      }),
      { numRuns: 12, seed: 5 },
    )
  })

  it('keeps one entry when many of a day, and the same one many times, arrive at once', async () => {
    const { browser, user } = await golfer()
    const same = newEntry({ handicap: 12 })
    const others = Array.from({ length: 10 }, (_, index) => newEntry({ handicap: index }))
    const all = others.flatMap((entry) => [entry, same])
    const answers = await Promise.all(all.map((entry) => browser.call(addProgressEntry, entry)))
    expect(answers.map(({ status }) => status)).toEqual(all.map(() => 200))
    const rows = await rowsOf(user.id)
    expect(rows.map(({ position }) => position).toSorted((a, b) => a - b)).toEqual(rows.map((_, index) => index + 1))
    expect(rows).toHaveLength(11)
    expect(await entries(browser)).toHaveLength(1)
  })

  it('TRE-03 is back after sign-out and sign-in', async () => {
    const { browser, form } = await golfer()
    await browser.ask(addProgressEntry, { ...newEntry({ handicap: 11 }), clubDistances: DISTANCES })
    await add(browser, { date: '2026-11-20', handicap: 12 })
    const before = await entries(browser)
    expect(before).toHaveLength(2)

    await browser.ask(account.signOut, {})
    expect(await browser.call(getProgress)).toMatchObject({ status: 401 })
    const newPhone = app.openBrowser()
    await newPhone.ask(account.signIn, { email: form.email, password: PASSWORD })
    expect(await entries(newPhone)).toEqual(before)
  })

  it("is the golfer's alone: nobody else reads it, and an id of one is free for another", async () => {
    const [ann, bob] = [await golfer(), await golfer()]
    const entry = newEntry({ handicap: 4 })
    await ann.browser.ask(addProgressEntry, { ...entry, golfer: ann.user.id })
    expect(await entries(bob.browser)).toEqual([])

    await bob.browser.ask(addProgressEntry, { ...entry, handicap: 30 })
    expect(await handicaps(ann.browser)).toEqual([['2026-11-21', 4]])
    expect(await handicaps(bob.browser)).toEqual([['2026-11-21', 30]])
  })

  it('refuses an entry that was made for somebody else', async () => {
    const [ann, bob] = [await golfer(), await golfer()]
    const answer = await bob.browser.call(addProgressEntry, { ...newEntry(), golfer: ann.user.id })
    expect(answer).toMatchObject({ status: 403, body: { code: 'other-golfer' } })
    expect([...(await rowsOf(ann.user.id)), ...(await rowsOf(bob.user.id))]).toEqual([])
  })

  it.each([getProgress, addProgressEntry])('is for nobody who is not signed in: $method', async (endpoint) => {
    const body = endpoint.method === 'POST' ? newEntry() : undefined
    const answer = await app.openBrowser().call(endpoint, body)
    expect(answer).toMatchObject({ status: 401, body: { code: 'not-signed-in' } })
  })

  it("takes a day that has begun somewhere, and a little of a device's wrong clock, but no later one", async () => {
    const { browser } = await golfer()
    await add(browser, { date: '2026-11-23' })
    const answer = await browser.call(addProgressEntry, newEntry({ date: '2026-11-24' }))
    expect(answer).toMatchObject({
      status: 422,
      body: {
        code: 'invalid-value',
        path: 'date',
        message: 'That day is still to come. Check the date of this device.',
      },
    })
    expect(await entries(browser)).toHaveLength(1)
  })

  it('keeps the latest 500 days, and forgets what was replaced 500 arrivals ago', async () => {
    const { browser, user } = await golfer()
    const store = createProgressStore(app.database)
    const dates = Array.from({ length: 505 }, (_, index) =>
      new Date(NOW.getTime() - (504 - index) * DAY_MS).toISOString().slice(0, 10),
    )
    const keep = (id: string, date: string, handicap: number) =>
      store.add({ userId: user.id, id, entry: { date, handicap, clubDistances: {} }, now: NOW })

    const today = dates.at(-1) ?? ''
    await keep('morning', today, 1)
    for (const [index, date] of dates.entries()) await keep(`day ${index}`, date, 2)
    expect((await entries(browser)).map(({ date }) => date)).toEqual(dates.slice(5))
    expect((await rowsOf(user.id)).map(({ id }) => id)).not.toContain('morning')

    // A day from before the kept ones is always too late.
    await keep('late', '2001-01-01', 3)
    await keep('late', '2001-01-01', 3)
    expect((await entries(browser)).map(({ date }) => date)).toEqual(dates.slice(5))
    expect(await rowsOf(user.id)).toHaveLength(500)
  })

  it('goes with the account', async () => {
    const { browser, user } = await golfer()
    await add(browser)
    await app.database.db.deleteFrom('user').where('id', '=', user.id).execute()
    expect(await rowsOf(user.id)).toEqual([])
  })
})
