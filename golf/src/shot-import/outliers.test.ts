import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { MeasuredShot } from './measured-shot.ts'
import { findOutliers } from './outliers.ts'

const shot = (carryYards: number, sideYards?: number): MeasuredShot => ({ carryYards, sideYards })
const STEADY = [148, 150, 151, 149, 152, 150].map((carryYards, index) => shot(carryYards, index - 3))

it('finds a shot far from the others, and says on which side', () => {
  expect(findOutliers([...STEADY, shot(62, 0)]).at(-1)).toBe('short')
  expect(findOutliers([...STEADY, shot(190, 0)]).at(-1)).toBe('long')
  expect(findOutliers([...STEADY, shot(150, -60)]).at(-1)).toBe('left')
  expect(findOutliers([...STEADY, shot(150, 60)]).at(-1)).toBe('right')
  expect(findOutliers(STEADY).every((kind) => kind === undefined)).toBe(true)
})

it('finds them however many mishits there are, as long as most shots are alike', () => {
  const duffs = [40, 61, 75, 30].map((carryYards) => shot(carryYards, 0))
  expect(findOutliers([...STEADY, ...duffs]).filter((kind) => kind === 'short')).toHaveLength(duffs.length)
})

it('leaves a golfer who never varies within a yard or two alone', () => {
  const robot = [150, 150, 150, 150, 150, 151].map((carryYards) => shot(carryYards, 0))
  expect(findOutliers(robot).every((kind) => kind === undefined)).toBe(true)
})

it('judges nobody by fewer than five shots, and no side by fewer than five sides', () => {
  expect(findOutliers([shot(150), shot(151), shot(20), shot(149)])).toEqual(Array.from({ length: 4 }))
  const sides = [...STEADY.map(({ carryYards }) => shot(carryYards)), shot(150, 90)]
  expect(findOutliers(sides).at(-1)).toBeUndefined()
})

it('never counts half of the shots out by their length, and says the same in any order', () => {
  const shots = fc.array(
    fc.record({
      carryYards: fc.double({ min: 1, max: 400, noNaN: true }),
      sideYards: fc.option(fc.double({ min: -200, max: 200, noNaN: true }), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 60 },
  )
  fc.assert(
    fc.property(shots, (all) => {
      const kinds = findOutliers(all)
      expect(kinds).toHaveLength(all.length)
      expect(kinds.filter((kind) => kind === 'short' || kind === 'long').length).toBeLessThanOrEqual(all.length / 2)
      expect(findOutliers(all.toReversed()).toReversed()).toEqual(kinds)
    }),
    { numRuns: 300 },
  )
})
