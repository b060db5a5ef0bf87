import { expect, it } from 'vitest'
import { SAMPLE_GOLFERS, measuredGolfer } from '../../reference/planned-golfers.ts'
import { planBag } from './plan-bag.ts'
import { plannedCoverage } from './planned-coverage.ts'

it('GAP-32 says what share of its yardages the bag covers within 5 yards, now and with the plan', () => {
  const coverage = plannedCoverage(planBag(SAMPLE_GOLFERS.strongLofts))
  expect(coverage?.range).toEqual({ fromYards: 96, toYards: 235 })
  // Eleven clubs without overlap cover 10 yards each, the ends 5, and 7 yards between 5-iron, 4-hybrid and 7-wood are shared.
  expect(coverage?.shareBefore).toBeCloseTo((100 - 3 - 2) / 139, 2)
  expect(coverage?.carriesAfterYards).toEqual([...(coverage?.carriesBeforeYards ?? []), 112])
  expect(coverage?.shareAfter).toBeCloseTo((coverage?.shareBefore ?? 0) + 10 / 139, 10)
  expect(coverage?.priceDollars).toBe(120)
})

it('has nothing to say of fewer than two carries', () => {
  expect(plannedCoverage(planBag(measuredGolfer({ '7-iron': 140 }, { speedMph: 95 })))).toBeUndefined()
})
