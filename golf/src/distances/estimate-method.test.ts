import { expect, it } from 'vitest'
import { DEFAULT_BAG } from '../bag.ts'
import { DEFAULT_ESTIMATE_METHOD, ESTIMATE_METHODS, estimatorOf } from './estimate-method.ts'
import { recalculateEstimates } from './recalculate.ts'

const GOLFER = { handicap: null, swingSpeed: null, swingSpeedRange: null, golfBag: DEFAULT_BAG }
const CLUBS = DEFAULT_BAG.map(({ type }) => type)
const STORED = { '7-iron': { distance: 145, source: 'measured' } } as const

it('has Like me for golfers who have chosen nothing', () => {
  expect(DEFAULT_ESTIMATE_METHOD).toBe('like-me')
})

it('recalculates by the chosen method, and has nothing to write a second time', () => {
  const drivers = ESTIMATE_METHODS.map((method) => {
    const estimate = estimatorOf(method, GOLFER)
    const first = recalculateEstimates({ clubs: CLUBS, stored: STORED, estimate })
    const changes = 'changes' in first ? first.changes : []
    const written = Object.fromEntries(changes.map(({ club, distance, source }) => [club, { distance, source }]))
    const stored = { ...STORED, ...written }
    expect(recalculateEstimates({ clubs: CLUBS, stored, estimate })).toEqual({ changes: [] })
    return changes.find(({ club }) => club === 'driver')?.distance
  })
  expect(drivers).toEqual([234, 241, 247])
})

it('calculates nothing from numbers that contradict each other, by any method', () => {
  const stored = { ...STORED, driver: { distance: 140, source: 'manual' } } as const
  for (const method of ESTIMATE_METHODS) {
    const result = recalculateEstimates({ clubs: CLUBS, stored, estimate: estimatorOf(method, GOLFER) })
    expect(result).toEqual({ contradiction: ['driver', '7-iron'] })
  }
})
