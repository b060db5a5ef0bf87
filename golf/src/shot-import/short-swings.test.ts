import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shortSwings } from './short-swings.ts'

const shots = (...carriesYards: readonly number[]) => carriesYards.map((carryYards) => ({ carryYards }))

it('asks about a wedge with more than a quarter of its shots below 0.8 of the median', () => {
  expect(shortSwings('sw', shots(80, 81, 79, 50, 52))).toEqual({ isAsked: true, short: shots(50, 52) })
  expect(shortSwings('sw', shots(80, 81, 79, 50))).toEqual({ isAsked: false, short: shots(50) })
  expect(shortSwings('sw', shots(80, 81, 79, 64.5, 65))).toMatchObject({ isAsked: false, short: [] })
  expect(shortSwings('7-iron', shots(150, 151, 149, 90, 91))).toMatchObject({ isAsked: false })
  expect(shortSwings('sw', [])).toEqual({ isAsked: false, short: [] })
})

it('never takes half of the shots for short ones', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 1, max: 400, noNaN: true }), { minLength: 1 }), (carriesYards) => {
      const { short } = shortSwings('lw', shots(...carriesYards))
      expect(short.length).toBeLessThanOrEqual(carriesYards.length / 2)
    }),
    { numRuns: 300 },
  )
})
