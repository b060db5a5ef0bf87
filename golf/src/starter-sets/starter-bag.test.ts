import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAssumed, loftOf, newBagClub } from '../bag.ts'
import type { BagClub } from '../bag.ts'
import { CLUB_TYPES, CLUBS } from '../club.ts'
import { DISTANCE_SOURCES } from '../distances/club-distance.ts'
import type { ClubDistances } from '../distances/club-distance.ts'
import { typicalBag } from '../onboarding/typical-clubs.ts'
import { bagClubOf, hasGolfProfile, setInBag } from './starter-bag.ts'
import type { StarterSetClub } from './starter-set.ts'

const clubOf = (type: BagClub['type'], loft?: number): StarterSetClub => ({
  type,
  brand: 'Make',
  model: 'Model',
  description: '',
  whyIncluded: '',
  ...(loft === undefined ? {} : { loft }),
})

describe('a club of a set', () => {
  it('SET-19 comes with lie 60, length 36, and its own loft or else the usual one', () => {
    for (const type of CLUB_TYPES) {
      expect(bagClubOf(clubOf(type, 33))).toMatchObject({ type, brand: 'Make', lie: 60, length: 36, loft: 33 })
      const club = bagClubOf(clubOf(type))
      expect([loftOf(club), isAssumed(club, 'loft')]).toEqual([CLUBS[type].loftDeg, true])
    }
    expect(bagClubOf(clubOf('4-hybrid')).shaftType).toBe('graphite')
    expect(bagClubOf(clubOf('pw')).shaftType).toBe('steel')
  })
})

const ownedBag = fc
  .subarray([...CLUB_TYPES])
  .chain((types) =>
    fc.tuple(...types.map((type) => fc.boolean().map((isInBag) => ({ ...newBagClub(type), brand: 'Mine', isInBag })))),
  )
const distances: fc.Arbitrary<ClubDistances> = fc.dictionary(
  fc.constantFrom(...CLUB_TYPES.filter((club) => club !== 'putter')),
  fc.record({ distance: fc.integer({ min: 1, max: 400 }), source: fc.constantFrom(...DISTANCE_SOURCES) }),
)
const setClubs = fc.subarray([...CLUB_TYPES], { minLength: 1, maxLength: 14 })

describe('a set that goes into the bag', () => {
  it('SET-16 makes the bag hold its clubs and no others; a type that stays is left as it is', () => {
    fc.assert(
      fc.property(ownedBag, setClubs, (golfBag, types) => {
        const clubs = types.map((type) => clubOf(type))
        const { bag, isReplacement } = setInBag({ clubs }, { swingSpeedMph: 95, golfBag, distances: {} })
        const stayed = golfBag
          .filter(({ type }) => !bag.leaving.includes(type))
          .map((club) => (bag.returning.includes(club.type) ? { ...club, isInBag: true } : club))
        const after = [...stayed, ...bag.joining].filter(({ isInBag }) => isInBag)
        expect(after.map(({ type }) => type).toSorted()).toEqual(types.toSorted())
        for (const { type, brand } of after) {
          expect(brand).toBe(golfBag.some((owned) => owned.type === type) ? 'Mine' : 'Make')
        }
        const inBag = golfBag.filter((club) => club.isInBag).map(({ type }) => type)
        const isSame = inBag.toSorted().join() === types.toSorted().join()
        expect(isReplacement).toBe(inBag.length > 0 && !isSame)
      }),
    )
  })

  it('SET-16 takes the place of the nameless clubs of the questionnaire, and asks before it does', () => {
    const golfBag = [
      { ...newBagClub('driver'), brand: 'Starter Set' },
      { ...newBagClub('7-iron'), brand: 'Mine' },
      { ...newBagClub('5-wood'), brand: 'Starter Set' },
    ]
    const clubs = [clubOf('driver', 10.5), clubOf('7-iron')]
    const { bag, isReplacement } = setInBag({ clubs }, { swingSpeedMph: 95, golfBag, distances: {} })
    expect(bag.joining).toMatchObject([{ type: 'driver', brand: 'Make', loft: 10.5 }])
    expect(bag.leaving).toEqual(['5-wood'])
    expect(bag.returning).toEqual([])
    expect(isReplacement).toBe(true)
  })

  it('SET-16 writes no distance over a stored one, and names the measured and typed ones that stay', () => {
    fc.assert(
      fc.property(distances, setClubs, (stored, types) => {
        const clubs = types.map((type) => clubOf(type))
        const result = setInBag({ clubs }, { swingSpeedMph: 95, golfBag: [], distances: stored })
        for (const { club, source } of result.distances) {
          expect([club, stored[club], source]).toEqual([club, undefined, 'estimated'])
        }
        const kept = types.filter((type) => stored[type] && stored[type].source !== 'estimated')
        expect(result.keptDistances.map(({ club }) => club).toSorted()).toEqual(kept.toSorted())
      }),
    )
  })
})

it('SET-18 counts a profile as none before the questionnaire while the bag is empty', () => {
  const club = newBagClub('7-iron')
  expect(hasGolfProfile({ hasCompletedOnboarding: false, golfBag: [] })).toBe(false)
  expect(hasGolfProfile({ hasCompletedOnboarding: true, golfBag: [] })).toBe(true)
  expect(hasGolfProfile({ hasCompletedOnboarding: false, golfBag: [club] })).toBe(true)
})

it('takes the place of a typical bag without a question', () => {
  const golfBag = typicalBag(76)
  const { bag, isReplacement } = setInBag(
    { clubs: [clubOf('driver'), clubOf('7-iron')] },
    { swingSpeedMph: 95, golfBag, distances: {} },
  )
  expect(isReplacement).toBe(false)
  expect(bag.joining.map(({ type, brand }) => `${brand} ${type}`)).toEqual(['Make driver', 'Make 7-iron'])
  expect(bag.leaving.length + bag.joining.length).toBe(golfBag.length)
})
