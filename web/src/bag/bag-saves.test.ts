import { describe, expect, it } from 'vitest'
import { DEFAULT_BAG, newBagClub } from '@bagwise/golf/bag'
import { projectProfile } from '@bagwise/contract/profile-document'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { defaultBagSave, inBagValues, isUnsaved, putterSwap, putterValues } from './bag-saves.ts'
import { storedClub } from './edit/bag-changes.ts'

describe('one tap', () => {
  it('BAG-04 stores the fourteen sample clubs with an estimate for each', () => {
    const { values, filled } = defaultBagSave(projectProfile(NEW_GOLFER), 'classic')
    for (const club of DEFAULT_BAG) {
      expect(values[`golfBag.${club.type}`]).toEqual(storedClub(club))
      expect(values[`clubDistances.${club.type}`]).toMatchObject({ source: 'estimated' })
    }
    expect(filled).toHaveLength(14)
    expect(Object.keys(values)).toHaveLength(28)
  })

  it('keeps a number of the golfer’s own that stood there before the bag did', () => {
    const own = { '7-iron': { distance: 150, source: 'measured' } } as const
    const { values } = defaultBagSave(projectProfile({ ...NEW_GOLFER, distances: own }), 'classic')
    expect(Object.keys(values)).not.toContain('clubDistances.7-iron')
  })

  it('BAG-05 adds a putter, or puts back the one that was left out as it is', () => {
    expect(putterValues(DEFAULT_BAG)).toEqual({ 'golfBag.putter': storedClub(newBagClub('putter')) })
    expect(putterValues([newBagClub('putter')])).toEqual({ 'golfBag.putter.isInBag': true })
  })

  it('swaps a club for a putter in one save, and takes both back as they were', () => {
    expect(putterSwap({ bag: DEFAULT_BAG, leftOut: '4-iron' })).toEqual({
      values: { 'golfBag.putter': storedClub(newBagClub('putter')), 'golfBag.4-iron.isInBag': false },
      undo: { 'golfBag.putter': null, 'golfBag.4-iron.isInBag': true },
    })
    expect(putterSwap({ bag: [newBagClub('putter'), newBagClub('4-iron')], leftOut: '4-iron' })).toEqual({
      values: { 'golfBag.putter.isInBag': true, 'golfBag.4-iron.isInBag': false },
      undo: { 'golfBag.putter.isInBag': false, 'golfBag.4-iron.isInBag': true },
    })
  })

  it('BAG-11 leaves a club out and nothing else', () => {
    expect(inBagValues('4-iron', false)).toEqual({ 'golfBag.4-iron.isInBag': false })
  })
})

it('knows a club that the server has not confirmed by its distance, itself or one of its fields', () => {
  for (const path of ['clubDistances.pw', 'golfBag.pw', 'golfBag.pw.loft']) {
    expect(isUnsaved('pw', new Set([path]))).toBe(true)
  }
  expect(isUnsaved('pw', new Set(['clubDistances.gw', 'golfBag.gw', 'handicap']))).toBe(false)
})
