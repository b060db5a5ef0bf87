import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, it } from 'vitest'
import { getSession, signUp } from '@bagwise/contract/account'
import { deletePlayedRound, getPlayedRound, getPlayedRounds, savePlay } from '@bagwise/contract/play'
import { getProfile, patchProfile } from '@bagwise/contract/profile'
import { getProgress } from '@bagwise/contract/progress'
import { deleteRound, getRounds, saveRound } from '@bagwise/contract/rounds'
import { deleteShots, getShots, saveShots } from '@bagwise/contract/shots'
import { DATABASE_KINDS } from '#server/testing/temporary-database.ts'
import { signUpForm, startTestApp } from '#server/testing/test-app.ts'
import type { Browser, TestApp } from '#server/testing/test-app.ts'
import { openDatabase } from './database.ts'
import { createEpoch } from './epoch.ts'

const ROUND = {
  id: '0b9f3a52-7f0c-4a55-8a0c-3d1f0b8f3f10',
  date: '2026-11-21',
  course: 'Old Course',
  tees: 'White',
  courseRating: 71.3,
  slopeRating: 125,
  adjustedGrossScore: 92,
  playingConditions: null,
}

let app: TestApp | undefined
afterEach(() => app?.remove())

/** Of every answer with a profile, rounds, shots, played rounds or progress. */
async function epochsOf(browser: Browser): Promise<ReadonlySet<string | undefined>> {
  const set = { handicap: { base: 18, value: 9 } }
  const answers = [
    await browser.ask(getProfile),
    await browser.ask(patchProfile, { batch: randomUUID(), set }),
    await browser.ask(saveRound, { save: randomUUID(), base: null, round: ROUND }),
    await browser.ask(getRounds),
    await browser.ask(deleteRound, { save: randomUUID(), base: ROUND, id: ROUND.id }),
    await browser.ask(getProgress),
    await browser.ask(saveShots, { save: randomUUID(), sessions: [], shots: [], changes: [] }),
    await browser.ask(getShots),
    await browser.ask(savePlay, { save: randomUUID(), changes: [] }),
    await browser.ask(getPlayedRounds),
    await browser.ask({ ...getPlayedRound, path: `/api/play/round?id=${ROUND.id}` }),
    await browser.ask(deletePlayedRound, { save: randomUUID(), id: ROUND.id, base: null }),
    await browser.ask(deleteShots, { save: randomUUID(), shots: [ROUND.id] }),
  ]
  return new Set(answers.map(({ epoch }) => epoch))
}

describe.each(DATABASE_KINDS)('the epoch on %s', (kind) => {
  it('HRD-10 (server) comes with every profile, all rounds and all progress, the same for every server and restart', async () => {
    app = await startTestApp(kind)
    const browser = app.openBrowser()
    await browser.ask(signUp, signUpForm())
    const epochs = await epochsOf(browser)
    expect(await app.openBrowser().ask(getSession)).toEqual({ user: null, epoch: [...epochs][0] })
    expect([...epochs]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)])

    // The folder of the embedded database has one server at a time.
    if (kind === 'sqlite') await app.database.close()
    const database = await openDatabase(app.place)
    const again = (await app.startAnother({ database })).openBrowser()
    again.cookies = browser.cookies
    expect(await epochsOf(again)).toEqual(epochs)
    await database.close()
  })

  it('HRD-10 (server) is one only when several servers begin it at once', async () => {
    app = await startTestApp(kind)
    const { db } = app.database
    const epochs = await Promise.all([1, 2, 3].map(() => createEpoch(db).read()))
    expect(new Set(epochs).size).toBe(1)
  })
})
