import { expect, it } from 'vitest'
import { DEFAULT_BAG, newBagClub } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { golferSpeed } from '../golfer-speed.ts'
import { likeMeForGolfer, speedEvidenceOf } from './like-me-for-golfer.ts'
import type { ProfileOfGolfer } from './like-me-for-golfer.ts'
import { estimateBag } from './estimate-bag.ts'

const UNKNOWN: ProfileOfGolfer = { handicap: null, swingSpeed: null, swingSpeedRange: null, golfBag: DEFAULT_BAG }
const IRONS: readonly ClubType[] = ['6-iron', '7-iron', '8-iron']
const SEVEN_IRON = [{ club: '7-iron', carryYards: 160 }] as const

function carries(profile: Partial<ProfileOfGolfer>, clubs = IRONS) {
  const estimate = likeMeForGolfer({ ...UNKNOWN, ...profile })(clubs, SEVEN_IRON)
  return 'carries' in estimate ? estimate.carries.map(({ carryYards }) => carryYards) : []
}

it('takes the usual lofts of a bag that nobody has looked at for nothing said', () => {
  const plain = estimateBag(
    IRONS.map((club) => ({ club })),
    SEVEN_IRON,
  )
  expect(carries({})).toEqual('carries' in plain && plain.carries.map(({ carryYards }) => carryYards))
})

it('CAL-25 takes a set for strong when one of its irons is, and leaves its order as it is', () => {
  const strongSeven = { ...newBagClub('7-iron'), loft: 28 }
  const [six = 0, seven, eight = 0] = carries({ golfBag: [newBagClub('6-iron'), strongSeven, newBagClub('8-iron')] })
  expect(seven).toBe(160)
  expect(six).toBeLessThan(175)
  expect(eight).toBeGreaterThan(145)
})

it('moves no other club when one iron was bent weaker', () => {
  const bent = { ...newBagClub('9-iron'), loft: 43 }
  const clubs: readonly ClubType[] = ['driver', '3-hybrid', '8-iron', 'gw']
  expect(carries({ golfBag: [bent] }, clubs)).toEqual(carries({}, clubs))
  expect(carries({ golfBag: [bent] }, ['9-iron'])[0]).toBeLessThan(carries({}, ['9-iron'])[0] ?? 0)
})

it('counts the loft of a club that is at home, and gives only the clubs that were asked for', () => {
  const atHome = { ...newBagClub('9-iron'), loft: 36, isInBag: false }
  expect(carries({ golfBag: [atHome] })).toHaveLength(3)
  expect(carries({ golfBag: [atHome] }, ['driver'])).not.toEqual(carries({}, ['driver']))
})

it('CAL-25 starts from the swing speed, given or as a range, else from the handicap', () => {
  const withoutReferences = (profile: Partial<ProfileOfGolfer>) => {
    const estimate = likeMeForGolfer({ ...UNKNOWN, ...profile })(['7-iron'], [])
    return 'carries' in estimate ? estimate.carries[0]?.carryYards : undefined
  }
  expect(withoutReferences({ swingSpeed: 100, swingSpeedRange: 'under-85', handicap: 30 })).toBe(142)
  expect(withoutReferences({ swingSpeedRange: 'under-85', handicap: 30 })).toBe(104)
  expect(withoutReferences({ handicap: 30 })).toBe(119)
  expect(withoutReferences({})).toBe(125)
})

it('passes on that references contradict each other', () => {
  const references = [
    { club: 'driver', carryYards: 150 },
    { club: '7-iron', carryYards: 160 },
  ] as const
  expect(likeMeForGolfer(UNKNOWN)(IRONS, references)).toEqual({ contradiction: ['driver', '7-iron'] })
})

it('has one speed for a golfer, with and without the estimates', () => {
  const golfBag = [{ ...newBagClub('7-iron'), loft: 28 }, newBagClub('pw')]
  const profile = { ...UNKNOWN, handicap: 12, swingSpeedRange: '95-105', golfBag } as const
  const stored = {
    '7-iron': { distance: 160, source: 'measured', shots: { count: 9 } },
    driver: { distance: 300, source: 'estimated' },
  } as const
  const evidence = speedEvidenceOf(profile, stored)
  expect(evidence.references).toEqual([{ club: '7-iron', carryYards: 160, shots: 9 }])
  const estimate = likeMeForGolfer(profile)(IRONS, evidence.references)
  expect('speed' in estimate && estimate.speed).toEqual(golferSpeed(evidence))
})

it('ONE-45 works with neither of two lofts that contradict each other', () => {
  const [eight, nine] = [newBagClub('8-iron'), newBagClub('9-iron')]
  const mistyped = [
    { ...eight, loft: 44 },
    { ...nine, loft: 40 },
  ]
  expect(carries({ golfBag: mistyped })).toEqual(carries({ golfBag: [eight, nine] }))
  expect(carries({ golfBag: [{ ...eight, loft: 38 }] })).not.toEqual(carries({ golfBag: [eight] }))
})
