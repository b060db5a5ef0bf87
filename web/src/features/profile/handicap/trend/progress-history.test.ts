import { expect, it } from 'vitest'
import type { ProgressEntry } from '@bagwise/golf/progress/progress-entry'
import { distancesText } from './progress-history.tsx'

const entry = (carries: Readonly<Record<string, number>>): ProgressEntry => ({
  date: '2026-11-21',
  handicap: 18,
  clubDistances: Object.fromEntries(
    Object.entries(carries).map(([club, distance]) => [club, { distance, source: 'manual' }]),
  ),
})

it('names what changed in the units of the golfer, and counts the rest', () => {
  const before = entry({ driver: 220, '7-iron': 140, pw: 100 })
  const now = entry({ driver: 231, '7-iron': 146, '9-iron': 118 })
  expect(distancesText({ before, now }, 'yards')).toBe(
    'Driver 220 → 231 yd, 7-Iron 140 → 146 yd, 9-Iron new, 118 yd and 1 more',
  )
  expect(distancesText({ before, now: entry({ driver: 220, '7-iron': 140 }) }, 'metres')).toBe('Pitching Wedge removed')
  expect(distancesText({ before, now: entry({ driver: 230, '7-iron': 140, pw: 100 }) }, 'metres')).toBe(
    'Driver 201 → 210 m',
  )
})

it('tells an estimate by its word', () => {
  const before = entry({ driver: 220 })
  const now = { ...before, clubDistances: { driver: { distance: 231, source: 'estimated' as const } } }
  expect(distancesText({ before, now }, 'yards')).toBe('Driver 220 → 231 yd estimated')
})

it('is silent when only the handicap changed, and counts what a golfer starts with', () => {
  const first = entry({ driver: 220, '7-iron': 140 })
  expect(distancesText({ before: first, now: first }, 'yards')).toBeUndefined()
  expect(distancesText({ before: undefined, now: first }, 'yards')).toBe('2 distances to start with')
  expect(distancesText({ before: undefined, now: entry({ pw: 90 }) }, 'yards')).toBe('1 distance to start with')
})
