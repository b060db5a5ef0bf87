import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { DISTANCE_SOURCES } from '@bagwise/golf/distances/club-distance'
import * as account from '@bagwise/contract/account'
import { addProgressEntry, getProgress } from '@bagwise/contract/progress'
import { KINDS_FOR_SWEEPS } from '#server/testing/temporary-database.ts'
import { KEPT_DAYS } from './progress-store.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const FIRST_DAY = new Date('2000-01-01T00:00:00Z')

const VALID = { date: '2026-11-21', handicap: 18, clubDistances: {} }

const WRONG = [
  [{ date: '2026-02-29' }, 'date'],
  [{ date: '2026-13-01' }, 'date'],
  [{ date: '2026-11-31' }, 'date'],
  [{ date: '2026-11-21T10:00:00Z' }, 'date'],
  [{ date: '21.11.2026' }, 'date'],
  [{ date: '1999-12-31' }, 'date'],
  [{ date: '2026-11-24' }, 'date'],
  [{ date: '9999-12-31' }, 'date'],
  [{ date: 20_261_121 }, 'date'],
  [{ handicap: -10.1 }, 'handicap'],
  [{ handicap: 54.1 }, 'handicap'],
  [{ handicap: '18' }, 'handicap'],
  [{ clubDistances: { driver: { distance: 0, source: 'manual' } } }, 'clubDistances.driver.distance'],
  [{ clubDistances: { driver: { distance: 401, source: 'manual' } } }, 'clubDistances.driver.distance'],
  [{ clubDistances: { driver: { distance: 200.5, source: 'manual' } } }, 'clubDistances.driver.distance'],
  [{ clubDistances: { driver: { distance: 200, source: 'guessed' } } }, 'clubDistances.driver.source'],
  [{ clubDistances: { driver: { distance: 200, source: 'manual', isManuallySet: true } } }, 'clubDistances.driver'],
  [{ clubDistances: { driver: null } }, 'clubDistances.driver'],
  [{ clubDistances: { putter: { distance: 5, source: 'manual' } } }, 'clubDistances'],
  [{ clubDistances: { '1-iron': { distance: 200, source: 'manual' } } }, 'clubDistances'],
  [{ clubDistances: [{ club: 'driver', distance: 200 }] }, 'clubDistances'],
  [{ id: 'not a uuid' }, 'id'],
  [{ golfer: 7 }, 'golfer'],
] as const

const day = fc
  .date({ min: FIRST_DAY, max: NOW, noInvalidDate: true })
  .map((time) => time.toISOString().slice(0, '2000-01-01'.length))
const distance = fc.record({
  distance: fc.integer({ min: 1, max: 400 }),
  source: fc.constantFrom(...DISTANCE_SOURCES),
})
const club = fc.constantFrom(...CLUB_TYPES.filter((type) => type !== 'putter'))
const fitting = fc.record({
  date: day,
  handicap: fc.oneof(fc.double({ min: -10, max: 54, noNaN: true }), fc.constantFrom(-0, 5e-324, null)),
  clubDistances: fc.dictionary(club, distance),
})

/** A valid entry in which one field takes any value. */
const nearlyFitting = fc
  .tuple(fitting, fc.constantFrom('id', 'date', 'handicap', 'clubDistances', 'golfer', 'x'), fc.jsonValue())
  .map(([entry, field, value]) => ({ ...entry, [field]: value }))
const junk = fc.oneof(fc.json(), fc.string({ unit: 'binary' }))

describe.each(KINDS_FOR_SWEEPS)('bad progress on %s', (kind) => {
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    app = await startTestApp(kind, { now: () => NOW })
    browser = app.openBrowser()
    await browser.ask(account.signUp, signUpForm())
  })
  afterAll(() => app.remove())

  const entries = async () => (await browser.ask(getProgress)).entries

  it.each(WRONG)('is refused: %j', async (wrong, path) => {
    const before = await entries()
    const answer = await browser.call(addProgressEntry, { id: randomUUID(), ...VALID, ...wrong })
    expect(answer).toMatchObject({ status: 422, body: { message: expect.stringMatching(/^.{5,200}\.$/) } })
    expect(answer.body).toHaveProperty('path', path)
    expect(await entries()).toEqual(before)
  })

  it.each(['position', 'user_id', 'created_at'])('is refused with a field of its own choice: %s', async (field) => {
    const answer = await browser.call(addProgressEntry, { id: randomUUID(), ...VALID, [field]: 3 })
    expect(answer).toMatchObject({ status: 422, body: { code: 'invalid-body' } })
  })

  it.each([
    { body: '{', status: 400 },
    { body: '', status: 400 },
    { body: '{"__proto__":{"date":"2026-11-21"}}', status: 400 },
    { body: JSON.stringify({ notes: 'x'.repeat(256 * 1024) }), status: 413 },
    { body: `{"id":"${randomUUID()}","date":"2026-11-21","handicap":1e999,"clubDistances":{}}`, status: 422 },
  ])('is a body that is refused with $status', async ({ body, status }) => {
    expect(await browser.call(addProgressEntry, body)).toMatchObject({ status })
  })

  it('reads back equal whenever it is accepted and its day is kept', async () => {
    await fc.assert(
      fc.asyncProperty(fitting, async (entry) => {
        const { status } = await browser.call(addProgressEntry, { id: randomUUID(), ...entry })
        expect(status).toBe(200)
        const kept = await entries()
        const isTooOld = kept.length === KEPT_DAYS && kept.every(({ date }) => entry.date < date)
        const read = kept.find(({ date }) => date === entry.date)
        const stored = { ...entry, handicap: entry.handicap === null ? null : entry.handicap + 0 }
        expect(read).toEqual(isTooOld ? undefined : stored)
      }),
      { numRuns: 100, seed: 9 },
    )
  })

  it('never breaks the server', async () => {
    const nearly = nearlyFitting.map((entry) => JSON.stringify({ id: randomUUID(), ...entry }))
    await fc.assert(
      fc.asyncProperty(fc.oneof(nearly, junk), async (body) => {
        const before = await entries()
        const { status } = await browser.call(addProgressEntry, body)
        expect([200, 400, 403, 422]).toContain(status)
        expect(status === 200 ? before : await entries()).toEqual(before)
      }),
      { numRuns: 150, seed: 10 },
    )
  })
})
