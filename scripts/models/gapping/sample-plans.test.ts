import { expect, it } from 'vitest'
import { plannedCoverage } from '@bagwise/golf/one-bag/planned-coverage'
import { purchasesOf } from '@bagwise/golf/one-bag/plan-bag'
import { samplePlans } from './sample-plans.ts'

const percent = (share: number) => Math.round(share * 100)

it('GAP-32 covers more with each of the nine starter sets, by the holes a fitter would fill', () => {
  const told = samplePlans().map(({ name, plan }) => {
    const coverage = plannedCoverage(plan)
    const shares = [coverage?.shareBefore ?? 0, coverage?.shareAfter ?? 0].map(percent)
    return [
      name,
      ...shares,
      purchasesOf(plan)
        .map(({ club }) => `${club.type} ${club.loftDeg}`)
        .join(', '),
    ]
  })
  expect(told).toEqual([
    ['Callaway Edge 10-Piece Set', 57, 72, '7-wood 21, gw 50'],
    ['Callaway Strata Ultimate 16-Piece Set', 64, 78, 'gw 50, 5-wood 18'],
    ['Wilson Profile SGI Complete Set', 57, 78, '3-wood 15, gw 50, 7-wood 21'],
    ['Callaway XR 13-Piece Set', 64, 78, 'gw 50, 5-wood 18'],
    ['Tour Edge Hot Launch E524 Build', 64, 78, '3-wood 15, gw 50'],
    ['Cobra Fly-XL Complete Set', 71, 78, 'gw 50'],
    ['Callaway Paradym Ai Smoke Build', 71, 78, '5-wood 18'],
    ['TaylorMade Qi10 Max Build', 71, 78, '5-wood 18'],
    ['Cobra Darkspeed Max Build', 71, 78, '5-wood 18'],
    ['The default bag', 72, 67, ''],
  ])
})

it('GAP-31 buys no beginner a long iron, a lob wedge or more than three clubs', () => {
  for (const { plan } of samplePlans()) {
    const bought = purchasesOf(plan).map(({ club }) => club.type)
    expect(bought.length).toBeLessThanOrEqual(3)
    for (const club of ['3-iron', '4-iron', '5-iron', 'lw'] as const) expect(bought).not.toContain(club)
  }
})
