import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEFAULT_BAG } from '../bag.ts'
import { carriesWithAi } from './ai-carries.ts'
import { estimateBag } from './estimate-bag.ts'

const estimate = estimateBag(
  DEFAULT_BAG.map(({ type }) => ({ club: type })),
  [{ club: '7-iron', carryYards: 145 }],
)
const ranges = 'carries' in estimate ? estimate.carries : []
const estimates = ranges.map(({ club, carryYards }) => ({ club, carryYards }))

it('ONE-18 takes the AI’s number inside the range of Like me and keeps the estimate of every other club', () => {
  const answered = [
    // 216 to 252, 75 to 91, 61 to 75.
    { club: 'driver', carryYards: 245 },
    { club: 'sw', carryYards: 92 },
    { club: 'lw', carryYards: 60 },
  ] as const
  const carries = carriesWithAi({ answered, estimates, ranges })
  expect(carries.filter(({ carryYards }, index) => carryYards !== estimates[index]?.carryYards)).toEqual([
    // Down to 216 is farther than up to 252.
    { club: 'driver', carryYards: 245, basis: { method: 'ai', plusMinusYards: 29 } },
  ])
})

it('never moves an own number, lets no club pass a longer one, and stays within every range', () => {
  const anyAnswer = fc.array(
    fc.record({
      club: fc.constantFrom(...estimates.map(({ club }) => club)),
      carryYards: fc.integer({ min: 1, max: 400 }),
    }),
  )
  const nearAnswer = fc
    .array(fc.integer({ min: -12, max: 12 }), { minLength: estimates.length, maxLength: estimates.length })
    .map((off) =>
      estimates.map(({ club, carryYards }, index) => ({ club, carryYards: carryYards + (off[index] ?? 0) })),
    )
  fc.assert(
    fc.property(fc.oneof(anyAnswer, nearAnswer), (answered) => {
      const carries = carriesWithAi({ answered, estimates, ranges })
      expect(carries).toContainEqual({ club: '7-iron', carryYards: 145 })
      expect(carries.toSorted((a, b) => b.carryYards - a.carryYards)).toEqual(carries)
      for (const [index, { carryYards }] of carries.entries()) {
        expect(carryYards).toBeGreaterThanOrEqual(ranges[index]?.fromYards ?? Infinity)
        expect(carryYards).toBeLessThanOrEqual(ranges[index]?.toYards ?? 0)
      }
    }),
    { numRuns: 300 },
  )
})
