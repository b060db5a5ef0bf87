import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CLUB_TYPES } from '../club.ts'
import type { GapClub } from './find-gaps.ts'
import { findGaps, gapClubs, gapVerdict } from './find-gaps.ts'

const anyClubs = fc.uniqueArray(
  fc.record({
    club: fc.constantFrom(...CLUB_TYPES),
    carryYards: fc.integer({ min: 1, max: 400 }),
    isEstimated: fc.boolean(),
  }),
  { selector: ({ club }) => club },
)

function club(type: GapClub['club'], carryYards: number): GapClub {
  return { club: type, carryYards, isEstimated: false }
}

it('GAP-12 calls a gap under 5 yards too close, over 20 too large and 5 to 20 good', () => {
  expect([0, 4].map(gapVerdict)).toEqual(['too-close', 'too-close'])
  expect([5, 20].map(gapVerdict)).toEqual(['good', 'good'])
  expect([21, 60].map(gapVerdict)).toEqual(['too-large', 'too-large'])
})

it('pairs neighbours by carry, longest first', () => {
  const found = findGaps([club('pw', 110), club('driver', 240), club('7-iron', 150)])
  expect(found.map(({ longer, shorter, gapYards }) => [longer.club, shorter.club, gapYards])).toEqual([
    ['driver', '7-iron', 90],
    ['7-iron', 'pw', 40],
  ])
})

it('goes by carry where it disagrees with the order of the clubs', () => {
  const found = findGaps([club('4-iron', 160), club('5-hybrid', 172)])
  expect(found.map(({ longer }) => longer.club)).toEqual(['5-hybrid'])
})

it('GAP-08 leaves the putter out', () => {
  expect(findGaps([club('putter', 10), club('pw', 110)])).toEqual([])
})

it('has gaps that add up to the whole span of the bag, in any order of input', () => {
  fc.assert(
    fc.property(anyClubs, (clubs) => {
      const carries = clubs.filter((each) => each.club !== 'putter').map(({ carryYards }) => carryYards)
      const gaps = findGaps(clubs)
      const totalYards = gaps.reduce((sum, { gapYards }) => sum + gapYards, 0)
      expect(totalYards).toBe(carries.length > 0 ? Math.max(...carries) - Math.min(...carries) : 0)
      expect(findGaps(clubs.toReversed())).toEqual(gaps)
    }),
    { numRuns: 200 },
  )
})

it('takes the clubs that are in the bag and have a distance', () => {
  const bag = [
    { type: 'driver', isInBag: true },
    { type: '3-wood', isInBag: false },
    { type: '7-iron', isInBag: true },
    { type: 'pw', isInBag: true },
  ] as const
  const distances = {
    driver: { distance: 230, source: 'manual' },
    '3-wood': { distance: 210, source: 'measured' },
    '5-iron': { distance: 170, source: 'measured' },
    '7-iron': { distance: 145, source: 'estimated' },
  } as const
  expect(gapClubs({ bag, distances })).toEqual([
    { club: 'driver', carryYards: 230, isEstimated: false },
    { club: '7-iron', carryYards: 145, isEstimated: true },
  ])
})
