import { expect, it } from 'vitest'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import { newBagClub } from '@bagwise/golf/bag'
import type { BagStep } from '@bagwise/golf/better-bag/plan-steps'
import { planValues } from './plan-values.ts'

const READY = { priceDollars: 0, measureFirst: [] } as const
const STEPS: readonly BagStep[] = [
  { kind: 'leave-out', club: 'lw', reason: 'too-many', nearest: undefined, carryYards: 70, isShortest: true, ...READY },
  { kind: 'reloft', club: '9-iron', loftDeg: 41, weakerDeg: 2, fromCarryYards: 132, toCarryYards: 126, ...READY },
  { kind: 'put-back', club: 'gw', carryYards: 95, longer: undefined, shorter: undefined, ...READY },
  { kind: 'add', club: '5-wood', carryYards: 190, longer: undefined, shorter: undefined, ...READY },
]

it('GAP-31 writes each step: out of the bag but still owned, another loft, back into the bag, a new club', () => {
  const values = planValues(STEPS, { '9-iron': { distance: 132, source: 'measured' } })
  const { type: _type, ...wood } = newBagClub('5-wood')
  expect(values).toEqual({
    'golfBag.lw.isInBag': false,
    'golfBag.9-iron.loft': 43,
    'clubDistances.9-iron': { distance: 126, source: 'estimated' },
    'golfBag.gw.isInBag': true,
    'clubDistances.gw': { distance: 95, source: 'estimated' },
    'golfBag.5-wood': wood,
    'clubDistances.5-wood': { distance: 190, source: 'estimated' },
  })
  for (const path of Object.keys(values)) expect(parseProfilePath(path)).toBeDefined()
})

it('leaves own numbers of clubs that come in as they are', () => {
  const own = { distance: 93, source: 'manual' } as const
  const values = planValues(STEPS, { gw: own, '5-wood': own })
  expect(values).not.toHaveProperty(['clubDistances.gw'])
  expect(values).not.toHaveProperty(['clubDistances.5-wood'])
})
