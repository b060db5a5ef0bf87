import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EQUIPMENT_TIERS, FITTING_DEFAULTS, FITTING_GOALS } from './answers.ts'
import { fitEquipment } from './fit.ts'
import { fittingRequest } from './request.ts'
import type { PlannedBag } from './bag-parts.ts'
import { FITTING_CATEGORIES, priceOf, spendingOrder } from './spending-order.ts'

const fitted = () => fitEquipment(fittingRequest(FITTING_DEFAULTS))

it('begins with what helps the goal most', () => {
  const first = FITTING_GOALS.map((goal) => spendingOrder(fitted(), { goal, tier: 'premium' }).order[0])
  expect(first).toEqual(['driver', 'irons', 'irons', 'irons'])
})

it('FIT-18 stays under $800, and within $1500, and has no end from there', () => {
  const spent = (tier: (typeof EQUIPMENT_TIERS)[number]) => spendingOrder(fitted(), { goal: 'distance', tier })
  expect(spent('budget')).toMatchObject({
    within: ['driver', 'long-clubs', 'grips', 'wedges', 'putter'],
    withinDollars: 798,
  })
  expect(spent('medium').withinDollars).toBeLessThanOrEqual(1500)
  expect(spent('premium').within).toHaveLength(FITTING_CATEGORIES.length)
})

it('has every category once in every order, and never spends more than what is within costs', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FITTING_GOALS), fc.constantFrom(...EQUIPMENT_TIERS), (goal, tier) => {
      const { order, within, withinDollars } = spendingOrder(fitted(), { goal, tier })
      expect(order.toSorted()).toEqual(FITTING_CATEGORIES.toSorted())
      const costs = within.map((category) => priceOf(category, fitted()).fromDollars)
      expect(withinDollars).toBe(costs.reduce((sum, dollars) => sum + dollars, 0))
    }),
  )
})

it('asks for what the plan for the bag buys, at the price that the plan says, and for nothing else', () => {
  const priceOfPart = (toBuy: PlannedBag['toBuy']) => {
    const fitting = fitEquipment(fittingRequest(FITTING_DEFAULTS, { toBuy }))
    return (['long-clubs', 'wedges'] as const).map((category) => priceOf(category, fitting))
  }
  const free = { fromDollars: 0, toDollars: 0 }
  expect(priceOfPart([])).toEqual([free, free])
  expect(priceOfPart([{ type: 'gw', kind: 'wedge', loftDeg: 48 }])).toEqual([
    free,
    { fromDollars: 120, toDollars: 120 },
  ])
})
