import { expect, it } from 'vitest'
import { quickBag } from './quick-bag.ts'
import { quickLadder } from './quick-ladder.ts'

it('has the carries of the quick bag, the shot alone as the golfer’s own', () => {
  const shot = { club: '7-iron', carryYards: 95 } as const
  const rungs = quickLadder(shot)
  expect(rungs.map(({ club, carryYards }) => [club, carryYards])).toEqual(
    quickBag(shot).distances.map(({ club, distance }) => [club, distance]),
  )
  expect(rungs.filter(({ certainty }) => certainty.isOwn).map(({ club }) => club)).toEqual(['7-iron'])
})

it('gives each estimate one number with its ±, also where nothing is known', () => {
  for (const shot of [undefined, { club: 'driver', carryYards: 300 } as const]) {
    for (const { certainty } of quickLadder(shot).filter((rung) => !rung.certainty.isOwn)) {
      expect(certainty.plusMinusYards).toBeGreaterThanOrEqual(1)
      expect(certainty.range).toBeUndefined()
    }
  }
})
