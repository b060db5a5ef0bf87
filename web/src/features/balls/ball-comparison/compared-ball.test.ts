import fc from 'fast-check'
import { FEELS, SPIN_RATES } from '@bagwise/golf/balls/ball'
import { expect, it } from 'vitest'
import { COMPARED_MEASURES, MEASURES, measureSentence, priceShare } from './compared-ball.ts'
import type { ComparedBall } from './compared-ball.ts'

const PRO_V1: ComparedBall = {
  id: 'titleist-pro-v1',
  name: 'Titleist Pro V1',
  compression: 87,
  isCompressionUnsure: false,
  spinRate: 'high',
  feel: 'medium',
  pricePerDozen: { min: 49.99, max: 57.99, typical: 54.99 },
}
const DUO: ComparedBall = {
  ...PRO_V1,
  name: 'Wilson Duo Soft',
  compression: 46,
  spinRate: 'low',
  feel: 'very-soft',
  pricePerDozen: { min: 19.99, max: 24.99, typical: 24.99 },
}

it('BAL-20 says about before a compression, and every measure of every ball in a sentence', () => {
  expect(COMPARED_MEASURES.map((measure) => measureSentence(measure, [PRO_V1, DUO]))).toEqual([
    'Compression: Titleist Pro V1 about 87, Wilson Duo Soft about 46.',
    'Spin: Titleist Pro V1 high, Wilson Duo Soft low.',
    'Feel: Titleist Pro V1 medium, Wilson Duo Soft very soft.',
    'Price: Titleist Pro V1 $54.99, Wilson Duo Soft $24.99.',
  ])
})

it('stands more to the right the more there is, and never beyond an end', () => {
  const anyBall = fc.record({
    compression: fc.integer({ min: 0, max: 150 }),
    spinRate: fc.constantFrom(...SPIN_RATES),
    feel: fc.constantFrom(...FEELS),
    typical: fc.double({ min: 0, max: 100, noNaN: true }),
  })
  fc.assert(
    fc.property(anyBall, ({ typical, ...changed }) => {
      const ball = { ...PRO_V1, ...changed, pricePerDozen: { min: 0, max: 100, typical } }
      for (const measure of COMPARED_MEASURES) {
        expect(MEASURES[measure].share(ball)).toBeGreaterThanOrEqual(0)
        expect(MEASURES[measure].share(ball)).toBeLessThanOrEqual(1)
      }
    }),
  )
  for (const measure of COMPARED_MEASURES)
    expect(MEASURES[measure].share(PRO_V1), measure).toBeGreaterThan(MEASURES[measure].share(DUO))
  expect([0, 30, 60, 90].map(priceShare)).toEqual([0, 0.5, 1, 1])
})
