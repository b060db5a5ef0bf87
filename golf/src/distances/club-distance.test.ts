import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DISTANCE_SOURCES, isCarryYards, recordDistance, toCarryYards } from './club-distance.ts'

const distance = fc.record({
  distance: fc.integer({ min: 1, max: 400 }),
  source: fc.constantFrom(...DISTANCE_SOURCES),
})

it('never lets an estimate replace a measured or typed distance without asking', () => {
  fc.assert(
    fc.property(distance, distance, (stored, proposed) => {
      fc.pre(stored.source !== 'estimated' && proposed.source === 'estimated')
      expect(recordDistance({ stored, proposed })).toBe(stored)
      expect(recordDistance({ stored, proposed, isAgreed: true })).toBe(proposed)
    }),
    { numRuns: 200 },
  )
})

it("takes the golfer's own number whatever is stored", () => {
  fc.assert(
    fc.property(fc.option(distance, { nil: undefined }), distance, (stored, proposed) => {
      fc.pre(proposed.source !== 'estimated')
      expect(recordDistance({ stored, proposed })).toBe(proposed)
    }),
    { numRuns: 200 },
  )
})

it('takes an estimate where there is no distance or another estimate', () => {
  const proposed = { distance: 150, source: 'estimated' } as const
  expect(recordDistance({ stored: undefined, proposed })).toBe(proposed)
  expect(recordDistance({ stored: { distance: 140, source: 'estimated' }, proposed })).toBe(proposed)
})

it('accepts whole yards from 1 to 400 as a carry', () => {
  expect([1, 150, 400].every(isCarryYards)).toBe(true)
  expect([0, -5, 401, 150.5, Number.NaN, Infinity].some(isCarryYards)).toBe(false)
})

it('turns any finite number into a carry that can be stored', () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), (yards) => {
      expect(isCarryYards(toCarryYards(yards))).toBe(true)
    }),
    { numRuns: 200 },
  )
})
