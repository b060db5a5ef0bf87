import fc from 'fast-check'
import { expect, it } from 'vitest'
import { byFigures } from './kept-shot.ts'
import type { LearningShot } from './kept-shot.ts'
import { columnsOf } from './shot-columns.ts'
import { SHOT_ORIGINS } from './shot-record.ts'

/** Many of them carry exactly as far as another one. */
const shots = fc.array(
  fc.record({
    club: fc.constant('7-iron' as const),
    carryYards: fc.oneof(fc.integer({ min: 148, max: 152 }), fc.double({ min: 1, max: 400, noNaN: true })),
    sideYards: fc.option(fc.integer({ min: -2, max: 2 }), { nil: undefined }),
    ageDays: fc.integer({ min: 0, max: 3 }),
    origin: fc.constantFrom(...SHOT_ORIGINS),
  }),
  { maxLength: 60 },
)

it('has the shots of a club in the order of their figures', () => {
  fc.assert(
    fc.property(shots, (all: readonly LearningShot[]) => {
      const { carryYards, sideYards, ageWeight } = columnsOf('7-iron', all)
      const sorted = columnsOf('7-iron', all.toSorted(byFigures))
      expect([carryYards, sideYards, ageWeight]).toEqual([sorted.carryYards, sorted.sideYards, sorted.ageWeight])
      expect([...carryYards]).toEqual(all.toSorted(byFigures).map((shot) => shot.carryYards))
      expect([...sideYards]).toEqual(all.toSorted(byFigures).map((shot) => shot.sideYards ?? Number.NaN))
    }),
  )
})
