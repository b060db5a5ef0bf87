import fc from 'fast-check'
import { expect, it } from 'vitest'
import { handicapTrend } from './handicap-trend.ts'
import type { ProgressEntry } from './progress-entry.ts'

const DAY_COUNT = 28

function day(number: number): string {
  return `2026-02-${String(number).padStart(2, '0')}`
}

/** One entry a day, from the first of the month. */
function entries(...handicaps: readonly (number | null)[]): readonly ProgressEntry[] {
  return handicaps.map((handicap, index) => ({ date: day(index + 1), handicap, clubDistances: {} }))
}

const OPPOSITE = { improving: 'declining', declining: 'improving', stable: 'stable' } as const

it('TRE-05 compares the newest with the oldest of the latest three entries, one stroke being stable', () => {
  expect(handicapTrend(entries(18, 30, 16.9))).toBe('improving')
  expect(handicapTrend(entries(18, 2, 19.1))).toBe('declining')
  expect(handicapTrend(entries(18, 18, 17))).toBe('stable')
  expect(handicapTrend(entries(18, 18, 19))).toBe('stable')
  expect(handicapTrend(entries(18, 25, 18.4))).toBe('stable')
  expect(handicapTrend(entries(40, 30, 12, 12, 12.5))).toBe('stable')
  expect(handicapTrend(entries(5, 20, 19, 18))).toBe('improving')
  // Order is by date, not by position in the list.
  expect(handicapTrend(entries(40, 20, 19, 18).toReversed())).toBe('improving')
})

it('TRE-05 calls every difference of exactly one stroke stable, whatever its decimals', () => {
  fc.assert(
    fc.property(fc.integer({ min: -90, max: 530 }), fc.boolean(), (tenths, isUp) => {
      const [low, high] = [tenths / 10, (tenths + 10) / 10]
      expect(handicapTrend(isUp ? entries(low, 0, high) : entries(high, 0, low))).toBe('stable')
      const beyond = (tenths + 11) / 10
      expect(handicapTrend(entries(beyond, 0, low))).toBe('improving')
      expect(handicapTrend(entries(low, 0, beyond))).toBe('declining')
    }),
  )
})

it('TRE-07 compares two entries with each other, and is stable with fewer', () => {
  expect(handicapTrend(entries(18, 16.9))).toBe('improving')
  expect(handicapTrend(entries(18, 19.1))).toBe('declining')
  expect(handicapTrend(entries(18, 17))).toBe('stable')
  expect(handicapTrend(entries(18))).toBe('stable')
  expect(handicapTrend([])).toBe('stable')
})

it('passes over days without a handicap', () => {
  expect(handicapTrend(entries(30, 20, null, 19, null, 18, null))).toBe('improving')
  expect(handicapTrend(entries(null, 18, null))).toBe('stable')
})

it('takes the last entry of a day for the day', () => {
  const [first, second] = [entries(18), entries(5, 12)]
  expect(handicapTrend([...entries(18, 40), ...second])).toBe('declining')
  expect(handicapTrend([...first, ...entries(40), ...entries(12)])).toBe('stable')
})

it('turns round with the entries, and looks at nothing before the latest three', () => {
  const handicap = fc.integer({ min: -100, max: 540 }).map((tenths) => tenths / 10)
  const list = fc.array(handicap, { minLength: 3, maxLength: DAY_COUNT })
  fc.assert(
    fc.property(list, (handicaps) => {
      const latest = handicaps.slice(-3)
      expect(handicapTrend(entries(...handicaps))).toBe(handicapTrend(entries(...latest)))
      expect(handicapTrend(entries(...latest.toReversed()))).toBe(OPPOSITE[handicapTrend(entries(...latest))])
    }),
  )
})
