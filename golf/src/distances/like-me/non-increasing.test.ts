import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nonIncreasing } from './non-increasing.ts'

it('pools neighbours that rise and leaves what falls alone', () => {
  const free = (yards: number) => ({ yards, isFixed: false })
  expect(nonIncreasing([free(200), free(150), free(160), free(100)])).toEqual([200, 155, 155, 100])
  expect(nonIncreasing([free(100), free(110), free(120)])).toEqual([110, 110, 110])
})

it('brings the others to a fixed number, never the other way round', () => {
  const found = nonIncreasing([
    { yards: 140, isFixed: false },
    { yards: 150, isFixed: true },
    { yards: 155, isFixed: false },
    { yards: 120, isFixed: true },
  ])
  expect(found).toEqual([150, 150, 150, 120])
})

it('never rises and keeps every fixed number, whatever the others are', () => {
  const carry = fc.record({ yards: fc.integer({ min: 1, max: 400 }), isFixed: fc.boolean() })
  fc.assert(
    fc.property(fc.array(carry, { maxLength: 19 }), (carries) => {
      let lowest = Infinity
      const agreeing = carries.map(({ yards, isFixed }) => {
        if (!isFixed || yards > lowest) return { yards, isFixed: false }
        lowest = yards
        return { yards, isFixed }
      })
      const found = nonIncreasing(agreeing)
      expect(found).toHaveLength(agreeing.length)
      expect(found.toSorted((a, b) => b - a)).toEqual(found)
      const kept = agreeing.map(({ yards, isFixed }, index) => (isFixed ? yards : found[index]))
      expect(found).toEqual(kept)
    }),
    { numRuns: 300 },
  )
})
