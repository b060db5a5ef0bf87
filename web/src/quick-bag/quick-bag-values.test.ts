import { describe, expect, it } from 'vitest'
import { documentOf, projectProfile } from '@bagwise/contract/profile-document'
import { quickBag } from '@bagwise/golf/quick-bag/quick-bag'
import { golferWithBag, written } from '#testing/golfer-with-bag.ts'
import { UNKNOWN_GOLFER } from '#testing/sample-profile.ts'
import { quickBagValues } from './quick-bag-values.ts'

const NEW = projectProfile(UNKNOWN_GOLFER)

describe('saving the 60-second bag', () => {
  it('gives a new golfer the clubs and carries that were shown, the typed one as Manual, the others Estimated', () => {
    const saved = written(NEW, quickBagValues({ shot: { club: '7-iron', carryYards: 95 } }, NEW))
    const { bag, distances } = quickBag({ club: '7-iron', carryYards: 95 })
    expect(saved.golfBag.map(({ type, distance }) => [type, distance])).toEqual(
      bag.map(({ type }) => [type, distances.find(({ club }) => club === type)?.distance ?? null]),
    )
    const typed = Object.entries(documentOf(saved).distances).filter(([, { source }]) => source === 'manual')
    expect(typed).toEqual([['7-iron', { distance: 95, source: 'manual' }]])
  })

  it('writes hand and tees only where they were given', () => {
    expect(quickBagValues({ hand: 'left' }, NEW)).toMatchObject({ hand: 'left' })
    expect(quickBagValues({ hand: 'left' }, NEW)).not.toHaveProperty('tees')
    expect(quickBagValues({ tees: 'back' }, NEW)).toMatchObject({ tees: 'back' })
    expect(quickBagValues({ tees: 'back' }, NEW)).not.toHaveProperty('hand')
  })

  it('puts a club of the shelf back into the bag, and leaves a number of the golfer’s own', () => {
    const before = golferWithBag(['7-iron'], { '7-iron': { distance: 140, source: 'measured' } })
    const shelved = { ...before, golfBag: before.golfBag.map((club) => ({ ...club, isInBag: false })) }
    const values = quickBagValues({ shot: { club: 'driver', carryYards: 220 } }, shelved)
    expect(values).toMatchObject({ 'golfBag.7-iron.isInBag': true, 'clubDistances.driver': { source: 'manual' } })
    expect(values).not.toHaveProperty(['clubDistances.7-iron'])
    expect(quickBagValues({ shot: { club: '7-iron', carryYards: 150 } }, shelved)).toMatchObject({
      'clubDistances.7-iron': { distance: 150, source: 'manual' },
    })
  })
})
