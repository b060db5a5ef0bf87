import { describe, expect, it } from 'vitest'
import { documentOf } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import type { ClubType } from '@bagwise/golf/club'
import { ESTIMATE_METHODS } from '@bagwise/golf/distances/estimate-method'
import type { EstimateMethod } from '@bagwise/golf/distances/estimate-method'
import { undoValues } from '#data/equipment-values.ts'
import { golferWithBag, written } from '#testing/golfer-with-bag.ts'
import { ownDistanceSave } from './own-distances.ts'

const BASIS = { method: 'classic', plusMinusYards: 11 } as const
const STORED: ProfileDocument['distances'] = {
  driver: { distance: 199, source: 'estimated' },
  '6-iron': { distance: 150, source: 'estimated', basis: BASIS },
  '7-iron': { distance: 145, source: 'measured', shots: { count: 12, longShortYards: 5 } },
  '8-iron': { distance: 130, source: 'manual' },
  pw: { distance: 111, source: 'estimated', basis: BASIS },
}

const golfer = (
  distances: ProfileDocument['distances'],
  clubs: readonly ClubType[] = Object.keys(STORED) as ClubType[],
) => golferWithBag(clubs, distances)

const typed = (profile: Profile, method: EstimateMethod) =>
  ownDistanceSave({ profile, own: [{ club: '9-iron', distance: 118, source: 'measured' }], method })

describe('ONE-16 a typed distance', () => {
  it('moves nothing where it is the number that stands there already', () => {
    const own = [{ club: '8-iron', distance: 130, source: 'measured' }] as const
    const { values, movedCount } = ownDistanceSave({ profile: golfer(STORED), own, method: 'like-me' })
    expect(values).toEqual({ 'clubDistances.8-iron': { distance: 130, source: 'measured' } })
    expect(movedCount).toBe(0)
  })

  it('ONE-16 is one edit with every estimate, leaves own numbers, and one Undo brings the bag back byte for byte', () => {
    const before = golfer(STORED, [...(Object.keys(STORED) as ClubType[]), '9-iron'])
    for (const method of ESTIMATE_METHODS) {
      const { values, movedCount } = typed(before, method)
      const after = written(before, values)
      expect(Object.keys(values).toSorted()).toEqual([
        'clubDistances.6-iron',
        'clubDistances.9-iron',
        'clubDistances.driver',
        'clubDistances.pw',
      ])
      expect(movedCount).toBe(3)
      const { distances } = documentOf(after)
      expect(distances['7-iron']).toEqual(STORED['7-iron'])
      expect(distances['8-iron']).toEqual(STORED['8-iron'])
      expect(distances.driver?.basis).toMatchObject({ method })

      const undone = written(after, undoValues({ written: values, before, now: after }))
      expect(JSON.stringify(undone)).toBe(JSON.stringify(before))
    }
  })

  it('ONE-16 follows Classic only by Classic’s rule', () => {
    const { values } = typed(golfer(STORED), 'classic')
    // 12 yards a club below the 9-iron, half a club above the 7-iron 12.
    expect(values['clubDistances.pw']).toMatchObject({ distance: 106 })
    expect(values['clubDistances.6-iron']).toMatchObject({ distance: 157 })
  })

  it('gives no first distance to a club without one', () => {
    const profile = golfer({ '7-iron': { distance: 145, source: 'measured' } })
    expect(Object.keys(typed(profile, 'like-me').values)).toEqual(['clubDistances.9-iron'])
  })

  it('ONE-10 that contradicts another one is stored, both are named, and no estimate changes', () => {
    const profile = golfer(STORED)
    const own = [{ club: 'pw', distance: 160, source: 'measured' }] as const
    for (const method of ESTIMATE_METHODS) {
      expect(ownDistanceSave({ profile, own, method })).toEqual({
        values: { 'clubDistances.pw': { distance: 160, source: 'measured' } },
        movedCount: 0,
        contradiction: {
          longer: { club: '8-iron', carryYards: 130 },
          shorter: { club: 'pw', carryYards: 160 },
        },
      })
    }
  })
})
