import { expect, it } from 'vitest'
import type { BetterBag } from '@bagwise/golf/better-bag/better-bag'
import { coverageText, planText } from './better-bag.copy.ts'

const PLAN: BetterBag = {
  range: { fromYards: 70, toYards: 250 },
  carriesBeforeYards: [],
  carriesAfterYards: [],
  shareBefore: 0.72,
  shareAfter: 0.69,
  steps: [
    {
      kind: 'leave-out',
      club: 'lw',
      reason: 'too-many',
      nearest: undefined,
      carryYards: 70,
      isShortest: true,
      priceDollars: 0,
      measureFirst: [],
    },
  ],
  priceDollars: 0,
  isPreview: false,
  measureFirst: [],
}
const BAG = Array.from({ length: 14 }, () => ({ isInBag: true }))

it('GAP-32 says what the share is a share of, in the units of the golfer', () => {
  expect(coverageText(PLAN.range, 'yards')).toContain('from 70 to 250 yards')
  expect(coverageText(PLAN.range, 'yards')).toContain('within 5 yards')
  expect(coverageText(PLAN.range, 'metres')).toContain('from 64 to 229 metres')
})

it('GAP-31 says how many clubs stay, what it costs, and why a bag that is too full covers less', () => {
  expect(planText(PLAN, BAG)).toBe(
    'Keep 13 clubs as they are. It covers less then, because the rules allow 13 clubs and the putter.',
  )
  expect(planText({ ...PLAN, shareAfter: 0.8, priceDollars: 250 }, BAG)).toBe(
    'Keep 13 clubs as they are. The changes cost about $250.',
  )
})

it('says to measure before buying, and that nothing has to change', () => {
  expect(planText({ ...PLAN, isPreview: true }, BAG)).toMatch(/^These steps rest on estimates\. Measure/)
  expect(planText({ ...PLAN, steps: [] }, BAG)).toMatch(/^Keep the bag as it is/)
})
