import { expect, test } from '@playwright/test'
import { startAlone, startFleet } from './fleet.ts'
import type { Fleet } from './fleet.ts'
import { startCountingAi, tryLimits } from './shared-limits.ts'
import { killAtRandom, restartInTurn } from './trials.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const INSTANCES = 2
const KILLS = 5
const GOLFERS_AT_ONCE = 3
/** A busy machine takes many times as long as a quiet one, which needs half a minute for all of them. */
const TIMEOUT_MS = 180_000
const NOTHING_WRONG = { failedOtherwise: 0, lost: 0, faults: 0 }

test.describe.configure({ mode: 'serial' })

test.describe('two instances on one database', () => {
  let fleet: Fleet
  let ai: Awaited<ReturnType<typeof startCountingAi>>
  const closing: (() => Promise<void>)[] = []
  test.beforeAll(async () => {
    test.setTimeout(TIMEOUT_MS)
    ai = await startCountingAi()
    closing.push(ai.close)
    fleet = await startFleet(INSTANCES, ai.settings)
    closing.push(fleet.dispose)
  })
  test.afterAll(async () => {
    for (const close of closing.splice(0).reverse()) await close()
  })

  test('start at once on an empty one and bring it up to date once', { tag: EXHAUSTIVE }, async () => {
    const migrations = await fleet.migrations()
    expect(migrations.length).toBeGreaterThan(0)
    expect(new Set(migrations).size).toBe(migrations.length)
  })

  test('share limits and sessions', async () => {
    test.setTimeout(TIMEOUT_MS)
    expect(await tryLimits(fleet, ai.callCount)).toEqual({
      wrongSignInCount: 10,
      aiCallCount: 20,
      contactMessageCount: 3,
      knewSession: INSTANCES,
      knewEndedSession: 0,
    })
  })

  test('are killed under load without losing an edit or applying one twice', { tag: EXHAUSTIVE }, async () => {
    test.setTimeout(TIMEOUT_MS)
    const { counts, faults } = await killAtRandom(fleet, { killCount: KILLS, golfersAtOnce: GOLFERS_AT_ONCE })
    expect(faults).toEqual([])
    expect(counts).toMatchObject({ ...NOTHING_WRONG, kills: KILLS })
    expect(counts.edits).toBeGreaterThan(KILLS)
  })

  test('are restarted one after the other without failing a request', { tag: EXHAUSTIVE }, async () => {
    test.setTimeout(TIMEOUT_MS)
    const { counts, faults } = await restartInTurn(fleet, { rounds: 1, golfersAtOnce: GOLFERS_AT_ONCE })
    expect(faults).toEqual([])
    expect(counts).toMatchObject({ ...NOTHING_WRONG, restarts: INSTANCES, cutByKills: 0 })
    expect(counts.edits).toBeGreaterThan(INSTANCES)
  })
})

test.describe('one server on the embedded database', () => {
  test('is killed under load without losing an edit or applying one twice', { tag: EXHAUSTIVE }, async () => {
    test.setTimeout(TIMEOUT_MS)
    const fleet = await startAlone()
    try {
      const { counts, faults } = await killAtRandom(fleet, { killCount: KILLS, golfersAtOnce: GOLFERS_AT_ONCE })
      expect(faults).toEqual([])
      expect(counts).toMatchObject({ ...NOTHING_WRONG, kills: KILLS })
      expect(counts.edits).toBeGreaterThan(KILLS)
    } finally {
      await fleet.dispose()
    }
  })
})
