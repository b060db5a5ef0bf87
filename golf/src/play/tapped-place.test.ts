import { expect, it } from 'vitest'
import { sdYardsOfRadius } from './left.ts'
import { tappedPlace } from './tapped-place.ts'
import { fixAt } from './testing/places.ts'

const NOW_MS = 100_000
const moving = (yardsPerSecond: number) =>
  [6, 4, 2, 0].map((ago) => fixAt(NOW_MS - ago * 1_000, -ago * yardsPerSecond, 0, 4))
const sdAt = (yardsPerSecond: number) => tappedPlace(moving(yardsPerSecond), { nowMs: NOW_MS })?.sdYards ?? 0

it('is as sure as the settled place while the golfer stands, and less sure above 1 m/s', () => {
  expect(sdAt(0)).toBeCloseTo(sdYardsOfRadius(4), 6)
  expect(sdAt(1)).toBe(sdAt(0))
  expect(sdAt(1.2)).toBeCloseTo(Math.hypot(sdAt(0), 10), 6)
})

it('is none without a settled place, and no speed is seen in a single fix', () => {
  expect(tappedPlace([], { nowMs: NOW_MS })).toBeUndefined()
  expect(tappedPlace([fixAt(NOW_MS, 0, 0, 4)], { nowMs: NOW_MS })?.sdYards).toBeCloseTo(sdYardsOfRadius(4), 6)
})
