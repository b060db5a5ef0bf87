import { expect, it } from 'vitest'
import { samplePlans } from './sample-plans.ts'

const percent = (share: number) => Math.round(share * 100)

it('GAP-32 covers more with each of the nine starter sets, by the two holes a fitter would fill', () => {
  const told = samplePlans().map(({ name, plan }) => [
    name,
    percent(plan.shareBefore),
    percent(plan.shareAfter),
    plan.steps.map(({ kind, club }) => `${kind} ${club}`).join(', '),
  ])
  expect(told).toEqual([
    ['Callaway Edge 10-Piece Set', 57, 79, 'add 5-wood, add 3-hybrid, add gw'],
    ['Callaway Strata Ultimate 16-Piece Set', 64, 78, 'add 7-wood, add gw'],
    ['Wilson Profile SGI Complete Set', 57, 72, 'add gw, add 3-hybrid'],
    ['Callaway XR 13-Piece Set', 64, 78, 'add 7-wood, add gw'],
    ['Tour Edge Hot Launch E524 Build', 64, 71, 'add gw'],
    ['Cobra Fly-XL Complete Set', 71, 78, 'add gw'],
    ['Callaway Paradym Ai Smoke Build', 71, 78, 'add 7-wood'],
    ['TaylorMade Qi10 Max Build', 71, 78, 'add 7-wood'],
    ['Cobra Darkspeed Max Build', 71, 78, 'add 7-wood'],
    ['The default bag', 72, 69, 'leave-out lw'],
  ])
})

it('GAP-31 buys no beginner a long iron, a lob wedge or more than three clubs', () => {
  for (const { plan } of samplePlans()) {
    const added = plan.steps.filter(({ kind }) => kind === 'add').map(({ club }) => club)
    expect(added.length).toBeLessThanOrEqual(3)
    for (const club of ['3-iron', '4-iron', '5-iron', 'lw'] as const) expect(added).not.toContain(club)
  }
})
