import { describe, expect, it } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { newBagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import { TYPICAL_PATTERN } from '@bagwise/golf/memory/club-pattern'
import type { LearnedClub } from '@bagwise/golf/memory/learned-club'
import { shotMemory } from '@bagwise/golf/memory/shot-memory'
import type { ShotMemory } from '@bagwise/golf/memory/shot-memory'
import { adviseShot } from '@bagwise/golf/shot-advice/advise'
import { questionOf } from '#data/use-shot-memory.ts'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { advisedBag } from '@bagwise/contract/from-profile/advised-bag'
import { factsOfShot } from './facts-of-shot.ts'
import { whoseWords } from '#profile-parts/whose-shots.copy.ts'
import { whoseShots } from '#profile-parts/whose-shots.ts'

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

  describe('with kept shots', () => {
    const all = { own: 0, otherClubs: 0, typical: 1 }
    const learned = (type: LearnedClub['club'], more: Partial<LearnedClub> = {}): LearnedClub => ({
      club: type,
      shotCount: 34,
      weight: 30,
      carryYards: 148,
      carrySdYards: 2,
      pattern: { acrossRatio: 0.8, alongRatio: 0.9, biasShare: -0.5, tilt: 0.1, mishitRatio: 1.2 },
      mishitShare: 0.2,
      biasYards: -6,
      biasSdYards: 2,
      acrossYards: 8,
      alongYards: 9,
      degrees: 20,
      shares: { carry: { ...all, own: 0.8 }, across: { ...all, own: 0.7 }, along: { ...all, own: 0.5 }, bias: all },
      ...more,
    })
    const memory: ShotMemory = {
      solidCounts: new Map([['7-iron', 33]]),
      learned: [
        learned('7-iron'),
        learned('8-iron', { shotCount: 0, shares: { carry: all, across: all, along: all, bias: all } }),
      ],
      launches: new Map([['7-iron', { launchDegMore: 1, spinShareMore: -0.1, shotCount: 9, share: 0.6 }]]),
      partSwings: {
        threeQuarter: { carryShare: 0.8, sd: 0.03, shotCount: 4, isOwn: true },
        half: { carryShare: 0.5, sd: 0.06, shotCount: 0, isOwn: false },
      },
      verdicts: new Map(),
    }
    const measured = {
      distance: 148,
      source: 'measured',
      shots: { count: 34, longShortYards: 9, leftRightYards: 8 },
    } as const
    const distances = {
      '7-iron': measured,
      '8-iron': { distance: 137, source: 'estimated' },
      sw: { distance: 85, source: 'manual' },
    } as const
    const clubsWith = (given: Partial<ProfileDocument['distances']>, learnt = memory) =>
      advisedBag(projectProfile({ ...NEW_GOLFER, distances: given }), learnt).clubs

    it('has what they teach of each club, and how much of it is the golfer’s own', () => {
      const [seven, eight, wedge] = clubsWith(distances)
      expect(seven).toMatchObject({
        pattern: { biasShare: -0.5 },
        patternFrom: { shotCount: 33, ownShare: 0.6, otherClubsShare: 0 },
        ownLaunch: { launchDegMore: 1, spinShareMore: -0.1 },
        isCarryOwn: true,
      })
      expect(eight).toMatchObject({ pattern: { biasShare: -0.5 }, patternFrom: { shotCount: 0, ownShare: 0 } })
      for (const key of ['ownLaunch', 'isCarryOwn', 'ownParts']) expect(eight).not.toHaveProperty(key)
      expect(wedge).toEqual({ club: 'sw', carryYards: 85, loftDeg: 56, ownParts: { threeQuarter: 0.8 } })
    })

    it('tells the AI the patterns in hundredths, and nothing of the shots', () => {
      const profile = projectProfile({ ...NEW_GOLFER, distances })
      const pattern = { acrossRatio: 0.8049, alongRatio: 0.9, biasShare: -0.0012, tilt: 0.1, mishitRatio: 1.2 }
      const bag = advisedBag(profile, { ...memory, learned: [learned('7-iron', { pattern })] })
      const [seven] = factsOfShot(profile, bag, undefined).clubs ?? []
      expect(seven).toEqual({
        type: '7-iron',
        loft: 32,
        carryYards: 148,
        pattern: { acrossRatio: 0.8, alongRatio: 0.9, biasShare: 0, tilt: 0.1, mishitRatio: 1.2 },
      })
    })

    it('MEM-22 (advice) takes a number typed over shots, for a wish, with the spread and the steady miss of the shots', () => {
      const [typed] = clubsWith({ '7-iron': { distance: 160, source: 'manual' } })
      const [seven] = clubsWith(distances)
      expect(typed).toMatchObject({ carryYards: 160, pattern: seven?.pattern, patternFrom: seven?.patternFrom })
      expect(typed?.pattern?.biasShare).toBe(-0.5)
      expect(typed).not.toHaveProperty('isCarryOwn')
    })

    it('takes enough shots of an earlier import before what other clubs say', () => {
      const imported = { distance: 137, source: 'measured', shots: { count: 20, longShortYards: 8 } } as const
      expect(clubsWith({ '8-iron': imported })[0]).not.toHaveProperty('pattern')
      const few = { ...imported, shots: { ...imported.shots, count: 19 } }
      expect(clubsWith({ '8-iron': few })[0]).toHaveProperty('pattern')
    })

    it('MEM-01 (page) gives the advice and the words of a golfer without any where the pattern is neutral', () => {
      const neutral = (type: LearnedClub['club']) =>
        learned(type, {
          shotCount: 0,
          pattern: TYPICAL_PATTERN,
          shares: { carry: all, across: all, along: all, bias: all },
        })
      const profile = projectProfile({ ...NEW_GOLFER, distances })
      const said = (learnt: ShotMemory | undefined) => {
        const { clubs } = advisedBag(profile, learnt)
        const shot = { distanceYards: 140, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] } as const
        const words = clubs.map((one) => whoseWords(whoseShots(one), { handicap: 15, handicapSource: 'said' }))
        return JSON.stringify([adviseShot(clubs, { handicap: 15 }, shot), words])
      }
      const none = shotMemory(questionOf(profile, []))
      expect(said(none)).toBe(said(undefined))
      expect(said({ ...none, learned: [neutral('8-iron'), neutral('sw')] })).toBe(said(undefined))
    })

    it('is to the letter the bag without any where nothing was learned', () => {
      const none: ShotMemory = {
        ...memory,
        learned: [],
        launches: new Map(),
        partSwings: { ...memory.partSwings, threeQuarter: memory.partSwings.half },
      }
      expect(JSON.stringify(clubsWith(distances, none))).toBe(JSON.stringify(bagOf({ distances }).clubs))
    })
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
