import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { signUp } from '@bagwise/contract/account'
import { deleteShots, getShots, saveShots } from '@bagwise/contract/shots'
import { MOST_KEPT_SHOTS, MOST_SHOT_SESSIONS } from '@bagwise/golf/memory/shot-record'
import { bodiesFor } from '#server/testing/attacks/generated-bodies.ts'
import { API_ROUTES } from '#server/testing/attacks/api-routes.ts'
import { keptShot, shotSession } from '#server/testing/sample-shots.ts'
import { KINDS_FOR_SWEEPS } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { createShotStore } from './shot-store.ts'
import { MOST_GONE } from './shot-writer.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const NOTHING = { sessions: [], shots: [], changes: [] }
const SESSION = shotSession()
const SHOT = keptShot(SESSION)
const WORDS = { club: '7-iron', swing: 'full', mark: 'by-rule' }

const WRONG = [
  [{ sessions: [{ ...SESSION, day: '2026-11-23' }] }, 'sessions.0.day'],
  [{ sessions: [SESSION], shots: [{ ...SHOT, carryYards: 0.9 }] }, 'carryYards'],
  [{ sessions: [SESSION], shots: [{ ...SHOT, carryYards: 400.1 }] }, 'carryYards'],
  [{ sessions: [SESSION], shots: [{ ...SHOT, carryYards: 150.25 }] }, 'carryYards'],
  [{ sessions: [SESSION], shots: [{ ...SHOT, sideYards: -200.1 }] }, 'sideYards'],
  [{ sessions: [SESSION], shots: [{ ...SHOT, totalYards: 450.1 }] }, 'totalYards'],
  [{ sessions: [SESSION], shots: [{ ...SHOT, club: 'putter' }] }, 'club'],
  [{ sessions: [SESSION], shots: [{ ...SHOT, label: 'a\u0000' }] }, 'label'],
  [{ sessions: [SESSION], shots: [{ ...SHOT, user_id: 'somebody' }] }, 'shots'],
  [{ sessions: [SESSION], shots: [SHOT, { ...SHOT, id: randomUUID(), session: randomUUID() }] }, 'shots.1.session'],
  [{ sessions: [SESSION], changes: [{ id: SHOT.id, base: WORDS, wanted: { ...WORDS, carryYards: 9 } }] }, 'changes'],
  [{ sessions: Array.from({ length: 21 }, () => shotSession()) }, 'sessions'],
  [{ sessions: [SESSION], shots: Array.from({ length: 501 }, () => keptShot(SESSION)) }, 'shots'],
  [{ sessions: [SESSION], shots: [SHOT, SHOT] }, 'shots'],
  [{ sessions: [SESSION], changes: [{ id: SHOT.id, base: WORDS, wanted: WORDS, user_id: 'x' }] }, 'changes'],
] as const

describe.each(KINDS_FOR_SWEEPS)('bad shots on %s', (kind) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startTestApp(kind, { now: () => NOW })
  })
  afterAll(() => app.remove())

  async function golfer() {
    const browser = app.openBrowser()
    const { user } = await browser.ask(signUp, signUpForm())
    return {
      browser,
      user,
      save: (body: object) => browser.call(saveShots, { save: randomUUID(), ...NOTHING, ...body }),
    }
  }

  it('MEM-33 are refused with the place and a sentence, and nothing of their message is written', async () => {
    const { browser, save } = await golfer()
    for (const [wrong, path] of WRONG) {
      const { status, body } = await save(wrong)
      expect({ path, status, body }).toMatchObject({
        status: 422,
        body: { path: expect.stringContaining(path), message: expect.stringMatching(/^.{5,300}[.s]$/) },
      })
    }
    expect(await browser.ask(getShots)).toMatchObject({ sessions: [], shots: [], gone: [], position: 0 })
  })

  it('MEM-33 (unknown) are refused with a field of the whole message that is unknown, and nothing is written', async () => {
    const { browser, save } = await golfer()
    expect(await save({ sessions: [SESSION], user_id: 'somebody' })).toMatchObject({ status: 422 })
    expect(await browser.ask(getShots)).toMatchObject({ sessions: [], position: 0 })
  })

  it('MEM-37 (10,001st shot) are refused beyond 10,000 with the oldest session named, and nothing is dropped', async () => {
    const { browser, user, save } = await golfer()
    const [oldest, other] = [shotSession({ day: '2024-03-02', source: 'TrackMan' }), shotSession()]
    const shots = Array.from({ length: MOST_KEPT_SHOTS - 1 }, () => keptShot(other))
    const store = createShotStore(app.database)
    await store.addMissing(user.id, { sessions: [other, oldest], shots })
    await save({ shots: [keptShot(oldest)] })

    const refused = await save({ shots: [keptShot(other)], sessions: [shotSession()] })
    expect(refused).toMatchObject({ status: 422, body: { code: 'too-many-shots' } })
    expect(refused.body).toHaveProperty(
      'message',
      'Bagwise keeps 10,000 shots, and these would be more. Delete old ones to make room: your oldest session is “TrackMan” of 2024-03-02.',
    )
    expect((await store.all(user.id)).shots).toHaveLength(MOST_KEPT_SHOTS)
    expect((await store.all(user.id)).sessions).toHaveLength(2)

    // What is known is no more, and may be changed.
    const [known = keptShot(other)] = shots
    const change = { id: known.id, base: WORDS, wanted: { ...WORDS, mark: 'counts' } }
    expect(await save({ shots: [known], changes: [change] })).toMatchObject({ status: 200 })
    await browser.ask(deleteShots, { save: randomUUID(), shots: [known.id] })
    expect(await save({ shots: [keptShot(other)] })).toMatchObject({ status: 200 })
  })

  it('MEM-37 (501st session) are refused with a 501st session, the oldest named, and nothing is dropped', async () => {
    const { user, save } = await golfer()
    const sessions = Array.from({ length: MOST_SHOT_SESSIONS }, (_, index) =>
      shotSession(index === 300 ? { day: '2025-06-07', source: 'Square' } : {}),
    )
    const store = createShotStore(app.database)
    await store.addMissing(user.id, { sessions, shots: [] })
    const refused = await save({ sessions: [shotSession()] })
    expect(refused).toMatchObject({ status: 422, body: { code: 'too-many-shots' } })
    expect(refused.body).toHaveProperty('message', expect.stringContaining('500 sessions'))
    expect(refused.body).toHaveProperty('message', expect.stringContaining('“Square” of 2025-06-07'))
    expect(await save({ sessions: sessions.slice(0, 2) })).toMatchObject({ status: 200 })
    expect((await store.all(user.id)).sessions).toHaveLength(MOST_SHOT_SESSIONS)
  })

  it('are remembered as gone up to a bound: the oldest deletion is forgotten for a newer one', async () => {
    const { browser, user } = await golfer()
    const rows = Array.from({ length: MOST_GONE }, (_, index) => ({
      user_id: user.id,
      id: randomUUID(),
      position: index + 1,
    }))
    for (let start = 0; start < rows.length; start += 1_000) {
      await app.database.db
        .insertInto('shots_gone')
        .values(rows.slice(start, start + 1_000))
        .execute()
    }
    await app.database.db.insertInto('shot_positions').values({ user_id: user.id, position: MOST_GONE }).execute()
    const newest = [randomUUID(), randomUUID()]
    await browser.ask(deleteShots, { save: randomUUID(), shots: newest })
    const left = await app.database.db.selectFrom('shots_gone').select('id').where('user_id', '=', user.id).execute()
    const ids = new Set(left.map(({ id }) => id))
    expect(ids.size).toBe(MOST_GONE)
    expect(newest.every((id) => ids.has(id))).toBe(true)
    expect(rows.slice(0, 2).some(({ id }) => ids.has(id))).toBe(false)
  })

  it('never break the server', async () => {
    const { browser, user } = await golfer()
    const routes = API_ROUTES.filter(({ endpoint }) => endpoint.path === '/api/shots' && endpoint.method !== 'GET')
    const calls = fc
      .constantFrom(...routes)
      .chain((route) => bodiesFor(route, { userId: user.id }).map((body) => ({ route, body })))
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(calls, async ({ route, body }) => {
        const before = await browser.ask(getShots)
        const { status } = await browser.call(route.endpoint, body)
        statuses.add(status)
        expect([200, 400, 403, 413, 422]).toContain(status)
        const after = await browser.ask(getShots)
        expect(status === 200 ? before : after).toEqual(before)
      }),
      { numRuns: 150, seed: 52 },
    )
    expect([...statuses]).toEqual(expect.arrayContaining([200, 422]))
  })

  it('MEM-39 (log) leave no figure in the log, taken or refused', async () => {
    const { browser, save } = await golfer()
    const [session, figures] = [shotSession({ source: 'Secret Monitor' }), { carryYards: 123.4, spinRpm: 6789.1 }]
    const shot = keptShot(session, { ...figures, label: 'secret label' })
    expect(await save({ sessions: [session], shots: [shot] })).toMatchObject({ status: 200 })
    expect(await save({ sessions: [session], shots: [{ ...shot, carryYards: 1234.5 }] })).toMatchObject({ status: 422 })
    expect(await save({ shots: [{ ...shot, id: randomUUID(), session: randomUUID() }] })).toMatchObject({ status: 422 })
    await browser.ask(deleteShots, { save: randomUUID(), sessions: [session.id] })
    const log = app.log.join('\n').replaceAll(/"(?:time|pid|responseTime)":[\d.]+/g, '')
    expect(log).toContain('/api/shots')
    for (const word of ['123.4', '1234', '6789', 'ecret', shot.id, session.id]) expect(log).not.toContain(word)
  })
})
