import { expect, it } from 'vitest'
import { expectedPutts, expectedStrokes } from '../shot-advice/strokes.ts'
import { PLAYED_LIES } from './played-record.ts'
import { expectedStrokesAt, strokesSdAt } from './spot.ts'
import type { Spot } from './spot.ts'

it('reads the one curve of strokes: a fringe and a cart path are played as fairway, trees block the way', () => {
  const surfaces = {
    tee: 'tee',
    fairway: 'fairway',
    fringe: 'fairway',
    'cart-path': 'fairway',
    rough: 'rough',
    bunker: 'sand',
    trees: 'recovery',
  } as const
  for (const kind of PLAYED_LIES) {
    expect(expectedStrokesAt({ kind, leftYards: 231.5 }, { handicap: 12 })).toBe(
      expectedStrokes({ handicap: 12, surface: surfaces[kind], distanceYards: 231.5 }),
    )
  }
  expect(expectedStrokesAt({ kind: 'green', leftFeet: 17 }, { handicap: 12 })).toBe(
    expectedPutts({ handicap: 12, distanceFeet: 17 }),
  )
  expect(expectedStrokesAt({ kind: 'holed' }, { handicap: 12 })).toBe(0)
})

it('compares with golfers from scratch to 40, and with 18 where no handicap is known', () => {
  const tee: Spot = { kind: 'tee', leftYards: 380 }
  const from = (handicap: number | null) => expectedStrokesAt(tee, { handicap })
  expect([from(-4), from(54), from(null)]).toEqual([from(0), from(40), from(18)])
})

it('has an error of the strokes as large as the distance is unsure, and as steep as the curve is there', () => {
  const sdAt = (leftYards: number, leftSdYards?: number) =>
    strokesSdAt({ kind: 'rough', leftYards, ...(leftSdYards !== undefined && { leftSdYards }) }, { handicap: 15 })
  const [near, far] = [140, 160].map((leftYards) => expectedStrokesAt({ kind: 'rough', leftYards }, { handicap: 15 }))
  expect(sdAt(150, 10)).toBeCloseTo((Number(far) - Number(near)) / 2, 12)
  expect(sdAt(30, 4)).toBeGreaterThan(sdAt(150, 4))
  expect([sdAt(150), sdAt(150, 0), strokesSdAt({ kind: 'green', leftFeet: 9 }, { handicap: 15 })]).toEqual([0, 0, 0])
  // No ball lies behind the hole: below the sd the slope is taken as far as the hole.
  expect(sdAt(2, 10)).toBeGreaterThan(0)
})
