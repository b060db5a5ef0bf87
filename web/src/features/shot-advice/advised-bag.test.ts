import { describe, expect, it } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { newBagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { advisedBag, factsOfShot } from './advised-bag.ts'

const DISTANCES = {
  driver: { distance: 224, source: 'measured' },
  '7-iron': { distance: 141, source: 'estimated' },
} as const

const club = (type: ClubType, changed: { readonly loft?: number; readonly isInBag?: boolean } = {}) => {
  const { type: _type, ...fields } = newBagClub(type)
  return { ...fields, ...changed }
}
const bagOf = (changed: Partial<ProfileDocument>) => advisedBag(projectProfile({ ...NEW_GOLFER, ...changed }))

describe('the bag a shot is advised with', () => {
  it('has the clubs in the bag with their own lofts, and the putter', () => {
    const bag = { driver: club('driver', { loft: 9 }), '9-iron': club('9-iron'), putter: club('putter') }
    const { clubs, missing } = bagOf({ distances: DISTANCES, bag })
    expect(clubs.map((one) => one.club)).toEqual(['driver', 'putter'])
    expect(clubs[0]).toEqual({ club: 'driver', carryYards: 224, loftDeg: 9 })
    expect(missing).toBeUndefined()
  })

  it('brings along how the shots of an imported distance scatter', () => {
    const shots = { count: 24, longShortYards: 6.5 }
    const distances = {
      driver: { distance: 224, source: 'measured', shots: { ...shots, leftRightYards: 15 } },
      '7-iron': { distance: 141, source: 'measured', shots },
      pw: { distance: 100, source: 'measured', shots: { count: 1 } },
    } as const
    expect(bagOf({ distances }).clubs.map(({ measured }) => measured)).toEqual([
      { shotCount: 24, distanceSdYards: 6.5, lateralSdYards: 15 },
      { shotCount: 24, distanceSdYards: 6.5, lateralSdYards: undefined },
      undefined,
    ])
  })

  it('has every club with a distance while the bag is empty, with usual lofts', () => {
    const { clubs } = bagOf({ distances: DISTANCES })
    expect(clubs).toEqual([
      { club: 'driver', carryYards: 224, loftDeg: 10.5 },
      { club: '7-iron', carryYards: 141, loftDeg: 32 },
    ])
  })

  it('SHO-09 tells that there are no distances, or none for the clubs in the bag', () => {
    expect(bagOf({}).missing).toBe('no-distances')
    expect(bagOf({ bag: { putter: club('putter') } }).missing).toBe('no-distances')
    expect(bagOf({ bag: { pw: club('pw') }, distances: DISTANCES }).missing).toBe('none-in-bag')
    const shelved = { driver: club('driver', { isInBag: false }) }
    expect(bagOf({ bag: shelved, distances: DISTANCES }).missing).toBe('none-in-bag')
  })

  it('ADV-37 has the hand of the profile, and none where the profile says nothing', () => {
    const handOf = (hand: 'left' | 'right' | null) => {
      const profile = projectProfile({ ...NEW_GOLFER, scalars: { ...NEW_GOLFER.scalars, hand } })
      const bag = advisedBag(profile)
      const [{ golfer }, facts] = [bag, factsOfShot(profile, bag, undefined)]
      return [golfer.isLeftHanded, facts.hand]
    }
    expect([handOf('left'), handOf('right'), handOf(null)]).toEqual([
      [true, 'left'],
      [false, 'right'],
      [undefined, undefined],
    ])
  })

  it('takes the golfer as an 18 when the profile has no handicap', () => {
    expect(bagOf({ scalars: { ...NEW_GOLFER.scalars, handicap: null } })).toMatchObject({
      golfer: { handicap: 18 },
      handicapSource: undefined,
    })
    expect(bagOf({ scalars: { ...NEW_GOLFER.scalars, handicap: 4 } })).toMatchObject({
      golfer: { handicap: 4 },
      handicapSource: 'said',
    })
  })
})
