import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLUB_TYPES, byPosition } from '@bagwise/golf/club'
import { newBagClub } from '@bagwise/golf/bag'
import { DISTANCE_SOURCES } from '@bagwise/golf/distances/club-distance'
import { PROFILE_DEFAULTS } from '@bagwise/golf/golfer'
import { documentOf, isSameValue, projectProfile, valueAt, withValueAt } from './profile-document.ts'
import type { ProfileDocument } from './profile-document.ts'
import { Profile } from './profile.ts'
import { parseProfilePath } from './profile-paths.ts'
import type { ProfilePath } from './profile-paths.ts'

const EMPTY: ProfileDocument = {
  id: 'golfer',
  scalars: {
    firstName: 'Ann',
    lastName: 'Bunker',
    email: 'ann@example.com',
    averageScore: null,
    golfPersona: null,
    swingSpeed: null,
    swingSpeedRange: null,
    reachInTwoYards: null,
    askedSwingSpeed: null,
    hand: null,
    tees: null,
    handSize: null,
    gripType: null,
    gripPressure: null,
    attackAngle: null,
    missPattern: null,
    preferredCourseType: null,
    golfGoals: ['break 90'],
    currentIssues: [],
    factsToConfirm: [],
    hasCompletedOnboarding: true,
    shareCount: 3,
    ...PROFILE_DEFAULTS,
  },
  facts: {},
  distances: {},
  bag: {},
  createdAt: '2030-01-01T00:00:00.000Z',
  updatedAt: '2030-01-02T00:00:00.000Z',
}

function path(text: string): ProfilePath {
  const parsed = parseProfilePath(text)
  if (!parsed) throw new Error(`${text} is no path`)
  return parsed
}

const edit = (document: ProfileDocument, text: string, value: unknown) => withValueAt(document, path(text), value)

/** Documents with any bag and any carries. */
const documents = fc
  .record({
    carries: fc.uniqueArray(fc.constantFrom(...CLUB_TYPES.filter((club) => club !== 'putter'))),
    clubs: fc.uniqueArray(fc.constantFrom(...CLUB_TYPES)),
    yards: fc.integer({ min: 1, max: 400 }),
    source: fc.constantFrom(...DISTANCE_SOURCES),
  })
  .map(({ carries, clubs, yards, source }) => {
    const withCarries = carries.reduce(
      (document, club) => edit(document, `clubDistances.${club}`, { distance: yards, source }),
      EMPTY,
    )
    return clubs.reduce((document, club) => {
      const { type: _type, ...fields } = newBagClub(club)
      return edit(document, `golfBag.${club}`, fields)
    }, withCarries)
  })

describe('a profile as it is read', () => {
  it('DAT-12 shows in the bag the distance that is stored once', () => {
    const { type: _type, ...wedge } = newBagClub('sw')
    const document = edit(edit(EMPTY, 'golfBag.sw', wedge), 'clubDistances.sw', { distance: 88, source: 'estimated' })
    const { golfBag, clubDistances } = projectProfile(document)

    expect(golfBag).toEqual([{ id: 'sw', type: 'sw', ...wedge, distance: 88, isDistanceEstimated: true }])
    expect(clubDistances).toEqual([{ club: 'sw', distance: 88, source: 'estimated', isManuallySet: false }])
    expect(projectProfile(edit(document, 'clubDistances.sw', null)).golfBag).toMatchObject([
      { distance: null, isDistanceEstimated: false },
    ])
  })

  it('DAT-11 has club, distance and isManuallySet in every distance', () => {
    for (const source of DISTANCE_SOURCES) {
      const { clubDistances } = projectProfile(edit(EMPTY, 'clubDistances.pw', { distance: 110, source }))
      expect(clubDistances).toEqual([{ club: 'pw', distance: 110, source, isManuallySet: source !== 'estimated' }])
    }
  })

  it('leads back to what is stored, fits the contract and lists clubs down the bag', () => {
    const holds = (document: ProfileDocument) => {
      const profile = projectProfile(document)
      expect(documentOf(profile)).toEqual(document)
      expect(Profile.parse(profile)).toEqual(profile)
      const clubs = profile.golfBag.map(({ type }) => type)
      expect(clubs).toEqual(clubs.toSorted(byPosition))
    }
    fc.assert(fc.property(documents, holds), { numRuns: 100 })
  })
})

describe('a value in a profile', () => {
  it('is found where it was put, and nothing else changes', () => {
    const before = edit(EMPTY, 'clubDistances.pw', { distance: 110, source: 'manual' })
    for (const [text, value] of [
      ['handicap', 4],
      ['clubDistances.driver', { distance: 250, source: 'measured' }],
      ['golfBag.sw.loft', 54],
    ] as const) {
      const after = edit(before, text, value)
      expect(valueAt(after, path(text))).toEqual(value)
      expect(valueAt(after, path('clubDistances.pw'))).toEqual({ distance: 110, source: 'manual' })
      expect(before).toEqual(edit(EMPTY, 'clubDistances.pw', { distance: 110, source: 'manual' }))
    }
  })

  it('is null where a server of the version before has left the field out', () => {
    const { hand: _hand, tees: _tees, ...others } = EMPTY.scalars
    const before = { ...EMPTY, scalars: others as ProfileDocument['scalars'] }
    for (const field of ['hand', 'tees']) expect(valueAt(before, path(field))).toBeNull()
  })

  it('is null where there is no such club', () => {
    for (const text of ['clubDistances.pw', 'golfBag.pw', 'golfBag.pw.loft'])
      expect(valueAt(EMPTY, path(text))).toBeNull()
  })

  it('brings a club into the bag when one of its fields is set', () => {
    const { type: _type, ...wedge } = newBagClub('sw')
    expect(edit(EMPTY, 'golfBag.sw.brand', 'Vokey').bag).toEqual({ sw: { ...wedge, brand: 'Vokey' } })
  })

  it('goes away with null', () => {
    const document = edit(edit(EMPTY, 'golfBag.sw.brand', 'Vokey'), 'clubDistances.sw', {
      distance: 88,
      source: 'manual',
    })
    expect(edit(edit(document, 'golfBag.sw', null), 'clubDistances.sw', null)).toEqual(EMPTY)
  })
})

describe('two values', () => {
  it('are the same whatever the order of their keys', () => {
    expect(isSameValue({ distance: 250, source: 'manual' }, { source: 'manual', distance: 250 })).toBe(true)
    expect(isSameValue(['a', { b: [null] }], ['a', { b: [null] }])).toBe(true)
  })

  it.each([
    [null, undefined],
    [0, '0'],
    [0, false],
    [[], {}],
    [['a'], { 0: 'a' }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: undefined }, { b: undefined }],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [null, {}],
  ])('differ: %j and %j', (a, b) => {
    expect(isSameValue(a, b)).toBe(false)
    expect(isSameValue(b, a)).toBe(false)
  })
})
