import { expect, it } from 'vitest'
import type { BagAction } from '@bagwise/golf/one-bag/bag-action'
import type { JoinBag } from '@bagwise/golf/one-bag/bag-action'
import { valuesOfFollowed } from './follow-action.ts'

const OWNED = [{ type: 'gw' }, { type: '5-wood' }] as Parameters<typeof valuesOfFollowed>[1]['golfBag']
const GOLFER = { golfBag: OWNED, clubDistances: [] } as unknown as Parameters<typeof valuesOfFollowed>[1]
const WEDGE = {
  kind: 'buy',
  club: { type: 'sw', kind: 'wedge', loftDeg: 54 },
  expectedCarryYards: 96,
  plusMinusYards: 5,
  priceDollars: 120,
  strokes: 0.2,
  leaveOut: '5-wood',
} as unknown as JoinBag

it('stores a bought club with its loft and an estimate, and takes out the club that makes room', () => {
  const values = valuesOfFollowed(WEDGE, GOLFER)
  expect(values?.['golfBag.sw']).toMatchObject({ loft: 54, isInBag: true, shaftType: 'steel' })
  expect(values?.['clubDistances.sw']).toEqual({
    distance: 96,
    source: 'estimated',
    basis: { method: 'like-me', plusMinusYards: 5 },
  })
  expect(values?.['golfBag.5-wood.isInBag']).toBe(false)
})

it('keeps a number that the golfer has for the club already', () => {
  const golfer = { ...GOLFER, clubDistances: [{ club: 'sw', distance: 90 }] } as typeof GOLFER
  expect(valuesOfFollowed(WEDGE, golfer)).not.toHaveProperty('clubDistances.sw')
})

it('puts back only a club that is owned, and leaves out without selling', () => {
  const back = { ...WEDGE, kind: 'put-back', leaveOut: undefined } as JoinBag
  expect(valuesOfFollowed({ ...back, club: { type: 'gw', kind: 'wedge', loftDeg: 50 } }, GOLFER)).toEqual({
    'golfBag.gw.isInBag': true,
  })
  expect(valuesOfFollowed(back, GOLFER)).toBeUndefined()
  const out: BagAction = { kind: 'leave-out', club: '5-wood', reason: 'too-many', gap: undefined, strokes: 0 }
  expect(valuesOfFollowed(out, GOLFER)).toEqual({ 'golfBag.5-wood.isInBag': false })
})

it('makes a typical bag the golfer’s own when advice about it is followed', () => {
  const typical = { brand: 'Typical', model: '', isInBag: true }
  const golfBag = OWNED.map((club) => ({ ...club, ...typical }))
  const named = { 'golfBag.gw.brand': 'Personal', 'golfBag.5-wood.brand': 'Personal' }
  expect(valuesOfFollowed(WEDGE, { ...GOLFER, golfBag })).toMatchObject(named)
  const measure: BagAction = { ...WEDGE, kind: 'measure' } as unknown as BagAction
  expect(valuesOfFollowed(measure, { ...GOLFER, golfBag })).toBeUndefined()
})
