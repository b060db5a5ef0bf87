import { setImmediate as letOthersRun } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import type { Answer } from './connection.ts'
import { closedLoop, openLoop } from './loops.ts'
import type { Clock } from './loops.ts'

const OK: Answer = { status: 200, hasRetryAfter: false }

/** A clock that jumps to what is waited for, or is moved on by hand. */
function createClock() {
  let timeMs = 1_000
  const clock: Clock = {
    nowMs: () => timeMs,
    until: async (untilMs) => {
      await letOthersRun()
      timeMs = Math.max(timeMs, untilMs)
    },
  }
  return { clock, passMs: (ms: number) => (timeMs += ms) }
}

describe('an open loop', () => {
  it('starts every request by the clock, though none is answered', async () => {
    const { clock } = createClock()
    const startedMs: number[] = []
    const answers: (() => void)[] = []
    const running = openLoop(
      { requestsPerSecond: 100, durationMs: 50 },
      () => {
        startedMs.push(clock.nowMs())
        return new Promise((resolve) => answers.push(() => resolve(OK)))
      },
      clock,
    )
    await expect.poll(() => startedMs).toEqual([1_000, 1_010, 1_020, 1_030, 1_040])
    for (const answer of answers) answer()
    expect((await running).map(({ dueMs }) => dueMs)).toEqual([0, 10, 20, 30, 40])
  })

  it('counts from when a request was due, so that a stall is not hidden', async () => {
    const { clock, passMs } = createClock()
    let asked = 0
    const samples = await openLoop(
      { requestsPerSecond: 100, durationMs: 60 },
      async () => {
        asked += 1
        // Everybody stands still for 35 ms: those that were due meanwhile have waited for as long as that.
        if (asked === 2) passMs(35)
        return OK
      },
      clock,
    )
    expect(samples.map(({ tookMs }) => tookMs)).toEqual([0, 35, 25, 15, 5, 0])
  })

  it('counts a connection that breaks and goes on', async () => {
    const { clock } = createClock()
    let asked = 0
    const samples = await openLoop(
      { requestsPerSecond: 10, durationMs: 300 },
      async () => {
        asked += 1
        if (asked === 2) throw new Error('reset')
        return OK
      },
      clock,
    )
    expect(samples.map(({ status }) => status)).toEqual([200, 'broken', 200])
  })
})

describe('a closed loop', () => {
  it('asks on every connection until the time is over, and leaves the warm-up out', async () => {
    const { clock, passMs } = createClock()
    const samples = await closedLoop(
      { connectionCount: 1, warmUpMs: 20, durationMs: 50 },
      async () => {
        passMs(10)
        return OK
      },
      clock,
    )
    expect(samples.map(({ dueMs }) => dueMs)).toEqual([-10, 0, 10, 20, 30])
    expect(samples.every(({ tookMs }) => tookMs === 10)).toBe(true)
  })
  it('has as many requests under way as there are connections', async () => {
    const { clock, passMs } = createClock()
    let underWayCount = 0
    const seen = new Set<number>()
    await closedLoop(
      { connectionCount: 3, warmUpMs: 0, durationMs: 50 },
      async () => {
        underWayCount += 1
        seen.add(underWayCount)
        await letOthersRun()
        passMs(1)
        underWayCount -= 1
        return OK
      },
      clock,
    )
    expect(Math.max(...seen)).toBe(3)
  })
})
