import { describe, expect, it } from 'vitest'
import { createCallLimit } from './call-limit.ts'

const START_MS = Date.UTC(2026, 10, 21)

function limited(callsPerMinute: number) {
  let timeMs = START_MS
  const count = createCallLimit({ callsPerMinute, now: () => new Date(timeMs) })
  const isCounted = (client: string) => {
    try {
      count(client)
      return true
    } catch {
      return false
    }
  }
  return { count, isCounted, goTo: (ms: number) => (timeMs = START_MS + ms) }
}

describe('calls within a minute', () => {
  it('are refused beyond the limit, for each client apart, until the minute is over', () => {
    const { count, isCounted, goTo } = limited(3)
    expect(['ann', 'ann', 'ann', 'ann', 'ben'].map(isCounted)).toEqual([true, true, true, false, true])
    goTo(45_000)
    expect(() => count('ann')).toThrow(expect.objectContaining({ code: 'too-many-tries', retryAfterSeconds: 15 }))
    goTo(60_000)
    expect(isCounted('ann')).toBe(true)
  })

  it('are counted anew when the clock was ahead and came back', () => {
    const { isCounted, goTo } = limited(1)
    goTo(400 * 24 * 60 * 60_000)
    expect([isCounted('ann'), isCounted('ann')]).toEqual([true, false])
    goTo(0)
    expect(isCounted('ann')).toBe(true)
  })
})
