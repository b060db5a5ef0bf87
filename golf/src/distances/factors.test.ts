import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CLUB_TYPES } from '../club.ts'
import { isCarryYards } from './club-distance.ts'
import { estimateFactors } from './factors.ts'
import { carriesFromSevenIron } from './onboarding-factors.ts'
import { findContradiction } from './order.ts'

it('multiplies the 7-iron, exactly as the questionnaire does', () => {
  expect(estimateFactors(CLUB_TYPES, [{ club: '7-iron', carryYards: 145 }])).toEqual({
    carries: carriesFromSevenIron(145, CLUB_TYPES),
  })
})

it('works the 7-iron out from the reference nearest to it', () => {
  const references = [
    { club: 'driver', carryYards: 250 },
    { club: '8-iron', carryYards: 93 },
  ] as const
  expect(estimateFactors(['7-iron', '9-iron'], references)).toEqual({
    carries: [
      { club: '7-iron', carryYards: 100 },
      { club: '9-iron', carryYards: 85 },
    ],
  })
})

it('has nothing to say without a reference, and names two that contradict each other', () => {
  expect(estimateFactors(CLUB_TYPES, [])).toEqual({ carries: [] })
  const references = [
    { club: 'driver', carryYards: 140 },
    { club: '7-iron', carryYards: 150 },
  ] as const
  expect(estimateFactors(CLUB_TYPES, references)).toEqual({ contradiction: ['driver', '7-iron'] })
})

it('keeps references, in whole yards that never rise down the bag', () => {
  const reference = fc.record({
    club: fc.constantFrom(...CLUB_TYPES.filter((club) => club !== 'putter')),
    carryYards: fc.integer({ min: 1, max: 400 }),
  })
  fc.assert(
    fc.property(fc.array(reference, { minLength: 1, maxLength: 3 }), (references) => {
      fc.pre(findContradiction(references) === undefined)
      const estimate = estimateFactors(CLUB_TYPES, references)
      const carries = 'carries' in estimate ? estimate.carries : []
      expect(carries).toHaveLength(CLUB_TYPES.length - 1)
      expect(carries.every(({ carryYards }) => isCarryYards(carryYards))).toBe(true)
      expect(carries.toSorted((a, b) => b.carryYards - a.carryYards)).toEqual(carries)
      for (const own of references) expect(carries).toContainEqual(own)
    }),
    { numRuns: 200 },
  )
})
