import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEFAULT_BAG } from '../bag.ts'
import { CLUB_TYPES } from '../club.ts'
import type { ClubDistances } from './club-distance.ts'
import { DISTANCE_SOURCES, isCarryYards } from './club-distance.ts'
import { ESTIMATE_METHODS, estimatorOf } from './estimate-method.ts'
import type { EstimateMethod } from './estimate-method.ts'
import { fillMissingDistances } from './fill-missing.ts'
import { STANDARD_CARRY_YARDS } from './standard-carry.ts'

const UNKNOWN_SWING = { swingSpeed: null, swingSpeedRange: null }

const anyStored: fc.Arbitrary<ClubDistances> = fc.dictionary(
  fc.constantFrom(...CLUB_TYPES.filter((club) => club !== 'putter')),
  fc.record({ distance: fc.integer({ min: 1, max: 400 }), source: fc.constantFrom(...DISTANCE_SOURCES) }),
  { maxKeys: 8 },
)

it('DAT-18 gives clubs without a distance the default carry, Estimated, and leaves every stored one', () => {
  const stored = {
    driver: { distance: 231, source: 'measured' },
    '5-iron': { distance: 150, source: 'manual' },
    '7-iron': { distance: 99, source: 'estimated' },
  } as const
  const clubs = ['putter', 'pw', '7-iron', 'driver', '5-iron', '3-wood'] as const
  expect(fillMissingDistances({ clubs, stored, swingSpeedMph: 95 })).toEqual([
    { club: '3-wood', distance: 225, source: 'estimated' },
    { club: 'pw', distance: 115, source: 'estimated' },
  ])
})

it('gives a bag without distances the standard table at 95 mph', () => {
  const entries = fillMissingDistances({
    clubs: DEFAULT_BAG.map(({ type }) => type),
    stored: {},
    swingSpeedMph: 95,
  })
  expect(entries.map(({ club, distance }) => [club, distance])).toEqual(
    DEFAULT_BAG.map(({ type }) => [type, STANDARD_CARRY_YARDS[type]]),
  )
})

it("scales the table by the golfer's speed", () => {
  const driver = { clubs: ['driver'], stored: {} } as const
  const slow = fillMissingDistances({ ...driver, swingSpeedMph: 80 })
  const fast = fillMissingDistances({ ...driver, swingSpeedMph: 110 })
  expect(slow).toEqual([{ club: 'driver', distance: 210, source: 'estimated' }])
  expect(fast).toEqual([{ club: 'driver', distance: 290, source: 'estimated' }])
})

it('fills exactly the missing, with carries that can be stored, and has nothing to add a second time', () => {
  const anySpeedMph = fc.integer({ min: 40, max: 160 })
  fc.assert(
    fc.property(fc.subarray([...CLUB_TYPES]), anyStored, anySpeedMph, (clubs, stored, swingSpeedMph) => {
      const entries = fillMissingDistances({ clubs, stored, swingSpeedMph })
      expect(entries.map(({ club }) => club)).toEqual(
        clubs.filter((club) => club !== 'putter' && stored[club] === undefined),
      )
      for (const { distance, source } of entries) {
        expect([isCarryYards(distance), source]).toEqual([true, 'estimated'])
      }
      const written = Object.fromEntries(entries.map(({ club, distance, source }) => [club, { distance, source }]))
      expect(fillMissingDistances({ clubs, stored: { ...stored, ...written }, swingSpeedMph })).toEqual([])
    }),
    { seed: 18, numRuns: 200 },
  )
})

it('fills by another estimate from own numbers alone, and by the table where that has nothing to say', () => {
  const clubs = ['driver', '7-iron', 'pw'] as const
  const fill = (method: EstimateMethod, stored: ClubDistances) =>
    fillMissingDistances({
      clubs,
      stored,
      swingSpeedMph: 95,
      estimate: estimatorOf(method, { ...UNKNOWN_SWING, handicap: null, golfBag: [] }),
    }).map(({ club, distance }) => [club, distance])
  const stored = {
    '7-iron': { distance: 120, source: 'measured' },
    pw: { distance: 40, source: 'estimated' },
  } as const
  expect(fill('like-me', stored)).toEqual([['driver', 194]])
  expect(fill('factors', stored)).toEqual([['driver', 204]])
  expect(fill('like-me', {})).toEqual([
    ['driver', 201],
    ['7-iron', 125],
    ['pw', 95],
  ])
  expect(fill('classic', {})).toEqual([
    ['driver', 250],
    ['7-iron', 145],
    ['pw', 115],
  ])
})

it('ONE-10 fills nothing while own numbers contradict each other, whatever the method', () => {
  const stored = {
    driver: { distance: 150, source: 'measured' },
    '7-iron': { distance: 190, source: 'manual' },
  } as const
  const golfer = { handicap: null, golfBag: DEFAULT_BAG, ...UNKNOWN_SWING }
  const clubs = DEFAULT_BAG.map(({ type }) => type)
  for (const method of ESTIMATE_METHODS) {
    const estimate = estimatorOf(method, golfer)
    expect(fillMissingDistances({ clubs, stored, swingSpeedMph: 95, estimate })).toEqual([])
  }
})
