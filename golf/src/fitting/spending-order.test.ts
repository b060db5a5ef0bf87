import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EQUIPMENT_TIERS, FITTING_DEFAULTS, FITTING_GOALS } from './answers.ts'
import { fitEquipment } from './fit.ts'
import { fittingRequest } from './request.ts'
import type { FittedClub } from './request.ts'
import { FITTING_CATEGORIES, priceOf, spendingOrder } from './spending-order.ts'

const fitted = (clubs: readonly FittedClub[] = []) => fitEquipment(fittingRequest(FITTING_DEFAULTS, clubs))

it('begins with what helps the goal most', () => {
  const first = FITTING_GOALS.map((goal) => spendingOrder(fitted(), { goal, tier: 'premium' }).order[0])
  expect(first).toEqual(['driver', 'irons', 'irons', 'irons'])
})

it('FIT-18 stays under $800, and within $1500, and has no end from there', () => {
  const spent = (tier: (typeof EQUIPMENT_TIERS)[number]) => spendingOrder(fitted(), { goal: 'distance', tier })
  expect(spent('budget')).toMatchObject({ within: ['driver', 'grips', 'wedges', 'putter'], withinDollars: 678 })
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

it('asks nothing for what is in the bag already', () => {
  const owned: readonly FittedClub[] = [
    { type: '3-wood', loftDeg: 15 },
    { type: '5-wood', loftDeg: 18 },
    { type: '3-hybrid', loftDeg: 19 },
    { type: '4-hybrid', loftDeg: 22 },
    { type: 'pw', loftDeg: 46 },
    { type: 'gw', loftDeg: 52 },
    { type: 'sw', loftDeg: 56 },
  ]
  expect(priceOf('long-clubs', fitted(owned)).fromDollars).toBe(0)
  expect(priceOf('wedges', fitted(owned)).fromDollars).toBe(0)
})
