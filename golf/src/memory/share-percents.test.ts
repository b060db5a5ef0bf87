import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { sharePercents } from './share-percents.ts'

it('rounds to the nearest per cent where that adds up', () => {
  expect(sharePercents({ own: 0.81, otherClubs: 0.12, typical: 0.07 })).toEqual({ own: 81, otherClubs: 12, typical: 7 })
})

it('gives what rounding lost to the largest remainder', () => {
  expect(sharePercents({ own: 0.334, otherClubs: 0.333, typical: 0.333 })).toEqual({
    own: 34,
    otherClubs: 33,
    typical: 33,
  })
  expect(sharePercents({ own: 0.005, otherClubs: 0.496, typical: 0.499 })).toEqual({
    own: 0,
    otherClubs: 50,
    typical: 50,
  })
})

it('adds up to a hundred whatever the shares, each within a per cent of its own', () => {
  const part = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(part, part, (a, b) => {
      const own = Math.min(a, b)
      const shares = { own, otherClubs: Math.max(a, b) - own, typical: 1 - Math.max(a, b) }
      const percents = sharePercents(shares)
      expect(percents.own + percents.otherClubs + percents.typical).toBe(100)
      for (const part of ['own', 'otherClubs', 'typical'] as const) {
        expect(Math.abs(percents[part] - shares[part] * 100)).toBeLessThan(1.001)
      }
    }),
  )
})
