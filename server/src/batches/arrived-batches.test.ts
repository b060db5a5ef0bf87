import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '@bagwise/contract/account'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { addProgressEntry, getProgress } from '@bagwise/contract/progress'
import { getRounds, saveRound } from '@bagwise/contract/rounds'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import { KEPT_BATCHES } from './arrived-batches.ts'

const MINUTE_MS = 60_000
const WRITES_PER_MINUTE = 120

const ageBatch = (age: number) => ({ batch: randomUUID(), set: { age: { base: null, value: age } } })
const newRound = () => ({
  save: randomUUID(),
  base: null,
  round: {
    id: randomUUID(),
    date: '2026-11-20',
    course: 'Old Course',
    tees: 'White',
    courseRating: 71.3,
    slopeRating: 125,
    adjustedGrossScore: 92,
    playingConditions: null,
  },
})
const newEntry = () => ({ id: randomUUID(), date: '2026-11-20', handicap: 3, clubDistances: {} })

describe.each(DATABASE_KINDS)('the writes of a golfer on %s', (kind) => {
  let app: TestApp
  let now = new Date('2026-11-21T12:00:00Z')
  beforeAll(async () => {
    app = await startTestApp(kind, { config: { writesPerMinute: WRITES_PER_MINUTE }, now: () => now })
  })
  afterAll(() => app.remove())

  async function newGolfer() {
    const browser = app.openBrowser()
    const { user } = await browser.ask(signUp, signUpForm())
    return { browser, id: user.id }
  }

  async function write(browser: Browser, count: number) {
    for (let index = 0; index < count; index += 1) await browser.ask(patchProfile, ageBatch(20 + (index % 60)))
  }

  async function insertBatches(id: string, times: readonly string[]) {
    const rows = times.map((time) => ({ user_id: id, batch_id: randomUUID(), created_at: time }))
    for (let start = 0; start < rows.length; start += 1000) {
      const some = rows.slice(start, start + 1000)
      await app.database.db.insertInto('profile_batches').values(some).execute()
    }
  }

  const batchCount = async (id: string) => {
    const own = app.database.db.selectFrom('profile_batches').select('batch_id').where('user_id', '=', id)
    return (await own.execute()).length
  }

  it('HRD-04 are 120 a minute: the next of any kind is refused with 429, writes nothing, and is stored once when sent later', async () => {
    const { browser, id } = await newGolfer()
    await browser.ask(saveRound, newRound())
    await browser.ask(addProgressEntry, newEntry())
    await write(browser, WRITES_PER_MINUTE - 2)
    const before = await browser.ask(getProfile)
    const late = ageBatch(99)
    for (const [endpoint, body] of [
      [patchProfile, late],
      [saveRound, newRound()],
      [addProgressEntry, newEntry()],
    ] as const) {
      expect(await browser.call(endpoint, body)).toMatchObject({
        status: 429,
        body: { code: 'too-many-tries' },
        headers: { 'retry-after': '60' },
      })
    }
    expect(await browser.ask(getProfile)).toEqual(before)
    expect((await browser.ask(getRounds)).rounds).toHaveLength(1)
    expect((await browser.ask(getProgress)).entries).toHaveLength(1)
    expect(await batchCount(id)).toBe(WRITES_PER_MINUTE)

    now = new Date(now.getTime() + MINUTE_MS)
    const { version } = await browser.ask(patchProfile, late)
    expect(await browser.ask(patchProfile, late)).toMatchObject({ version, profile: { age: 99 } })
    expect(await batchCount(id)).toBe(WRITES_PER_MINUTE + 1)
  })

  it('HRD-04 are counted for each golfer, also when all come at once', async () => {
    const [busy, other] = [await newGolfer(), await newGolfer()]
    // A machine that is busy with other tests gives up on some in time: sent again each has its answer.
    const answered = async (batch: ReturnType<typeof ageBatch>) => {
      for (;;) {
        const answer = await busy.browser.call(patchProfile, batch)
        if (answer.status !== 503) return answer
      }
    }
    const answers = await Promise.all(
      Array.from({ length: WRITES_PER_MINUTE + 30 }, (_, index) => answered(ageBatch(20 + (index % 60)))),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(WRITES_PER_MINUTE)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30)
    expect(await busy.browser.call(patchProfile, ageBatch(44))).toMatchObject({ status: 429 })
    expect(await other.browser.call(patchProfile, ageBatch(44))).toMatchObject({ status: 200 })
  })

  it('HRD-04 that have arrived are answered although the minute is full: a lost answer is no new write', async () => {
    const { browser } = await newGolfer()
    const sent = ageBatch(50)
    await browser.ask(patchProfile, sent)
    await write(browser, WRITES_PER_MINUTE - 1)
    expect(await browser.call(patchProfile, sent)).toMatchObject({ status: 200 })
    expect(await browser.call(patchProfile, ageBatch(51))).toMatchObject({ status: 429 })
  })

  it('of a clock that was 400 days ahead are not counted as those of this minute', async () => {
    const { browser, id } = await newGolfer()
    const ahead = new Date(now.getTime() + 400 * 24 * 60 * MINUTE_MS).toISOString()
    await insertBatches(
      id,
      Array.from({ length: WRITES_PER_MINUTE }, () => ahead),
    )
    expect(await browser.call(patchProfile, ageBatch(51))).toMatchObject({ status: 200 })
  })

  it('HRD-01 are remembered up to a number: the oldest leave, whatever kind of write comes', async () => {
    const { browser, id } = await newGolfer()
    const longAgoMs = now.getTime() - 60 * MINUTE_MS
    await insertBatches(
      id,
      Array.from({ length: KEPT_BATCHES + 5 }, (_, index) => new Date(longAgoMs + index).toISOString()),
    )
    await browser.ask(saveRound, newRound())
    await browser.ask(patchProfile, ageBatch(33))
    await browser.ask(addProgressEntry, newEntry())
    expect(await batchCount(id)).toBe(KEPT_BATCHES)
    const own = app.database.db.selectFrom('profile_batches').select('created_at').where('user_id', '=', id)
    const [oldest] = await own.orderBy('created_at').limit(1).execute()
    expect(oldest?.created_at).toBe(new Date(longAgoMs + 8).toISOString())
  })
})
