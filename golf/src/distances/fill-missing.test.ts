import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEFAULT_BAG } from '../bag.ts'
import { CLUB_TYPES } from '../club.ts'
import { SWING_SPEED_RANGES } from '../golfer.ts'
import type { ClubDistances } from './club-distance.ts'
import { DISTANCE_SOURCES, isCarryYards } from './club-distance.ts'
import { estimatorOf } from './estimate-method.ts'
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
  expect(fillMissingDistances({ clubs, stored, swing: UNKNOWN_SWING })).toEqual([
    { club: '3-wood', distance: 225, source: 'estimated' },
    { club: 'pw', distance: 115, source: 'estimated' },
  ])
})

it('gives a bag without distances the standard table when the swing speed is not known', () => {
  const entries = fillMissingDistances({
    clubs: DEFAULT_BAG.map(({ type }) => type),
    stored: {},
    swing: UNKNOWN_SWING,
  })
  expect(entries.map(({ club, distance }) => [club, distance])).toEqual(
    DEFAULT_BAG.map(({ type }) => [type, STANDARD_CARRY_YARDS[type]]),
  )
})

it("scales the table by the golfer's speed, or by the middle of the range", () => {
  const driver = { clubs: ['driver'], stored: {} } as const
  const bySpeed = fillMissingDistances({ ...driver, swing: { swingSpeed: 80, swingSpeedRange: 'over-105' } })
  const byRange = fillMissingDistances({ ...driver, swing: { swingSpeed: null, swingSpeedRange: 'over-105' } })
  expect(bySpeed).toEqual([{ club: 'driver', distance: 210, source: 'estimated' }])
  expect(byRange).toEqual([{ club: 'driver', distance: 290, source: 'estimated' }])
})

it('fills exactly the missing, with carries that can be stored, and has nothing to add a second time', () => {
  const anySwing = fc.record({
    swingSpeed: fc.option(fc.integer({ min: 40, max: 160 })),
    swingSpeedRange: fc.option(fc.constantFrom(...SWING_SPEED_RANGES)),
  })
  fc.assert(
    fc.property(fc.subarray([...CLUB_TYPES]), anyStored, anySwing, (clubs, stored, swing) => {
      const entries = fillMissingDistances({ clubs, stored, swing })
      expect(entries.map(({ club }) => club)).toEqual(
        clubs.filter((club) => club !== 'putter' && stored[club] === undefined),
      )
      for (const { distance, source } of entries) {
        expect([isCarryYards(distance), source]).toEqual([true, 'estimated'])
      }
      const written = Object.fromEntries(entries.map(({ club, distance, source }) => [club, { distance, source }]))
      expect(fillMissingDistances({ clubs, stored: { ...stored, ...written }, swing })).toEqual([])
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
      swing: UNKNOWN_SWING,
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
