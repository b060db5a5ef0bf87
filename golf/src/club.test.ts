import { expect, it } from 'vitest'
import { CLUB_GROUPS, CLUB_TYPES, CLUBS, byPosition, clubsOfKinds, isClubType } from './club.ts'
import type { ClubType } from './club.ts'
import { TYPICAL_BAG } from './distances/like-me/typical-bag.ts'
import type { ClubWithCarry } from './distances/like-me/typical-bag.ts'
import { STANDARD_CARRY_YARDS, UNCOMMON_CLUBS } from './distances/standard-carry.ts'

it('CST-01 gives every club type its place down the bag and its usual loft', () => {
  expect(orderTable(CLUB_TYPES.filter((type) => !UNCOMMON_CLUBS.includes(type)))).toEqual([
    ['driver', 1, 10.5],
    ['3-wood', 2, 15],
    ['5-wood', 3, 18],
    ['2-hybrid', 3.5, 17],
    ['7-wood', 4, 21],
    ['3-hybrid', 4.5, 19],
    ['3-iron', 5, 20],
    ['4-hybrid', 5.5, 22],
    ['4-iron', 6, 22],
    ['5-hybrid', 6.5, 25],
    ['5-iron', 7, 25],
    ['6-iron', 8, 28],
    ['7-iron', 9, 32],
    ['8-iron', 10, 36],
    ['9-iron', 11, 41],
    ['pw', 12, 46],
    ['gw', 13, 52],
    ['sw', 14, 56],
    ['lw', 15, 60],
    ['putter', 16, 3],
  ])
})

it('ONE-26 has 9-wood, 11-wood, 6-hybrid and 7-hybrid between their neighbours, each at a place of its own', () => {
  expect(orderTable(['9-wood', '11-wood', '6-hybrid', '7-hybrid'])).toEqual([
    ['9-wood', 5.75, 24],
    ['11-wood', 7.25, 27],
    ['6-hybrid', 7.5, 28],
    ['7-hybrid', 8.5, 31],
  ])
  expect(new Set(CLUB_TYPES.map((type) => CLUBS[type].position)).size).toBe(CLUB_TYPES.length)
  for (const [longer, club, shorter] of [
    ['4-hybrid', '9-wood', '4-iron'],
    ['5-iron', '11-wood', '6-hybrid'],
    ['11-wood', '6-hybrid', '6-iron'],
    ['6-iron', '7-hybrid', '7-iron'],
  ] as const) {
    for (const carryOf of [standardYards, typicalShare]) {
      expect(carryOf(club), club).toBeLessThan(carryOf(longer))
      expect(carryOf(club), club).toBeGreaterThan(carryOf(shorter))
    }
  }
})

it('CST-02 gives no two clubs the same position', () => {
  expect(new Set(CLUB_TYPES.map((type) => CLUBS[type].position)).size).toBe(CLUB_TYPES.length)
})

it('lists the types down the bag, longest club first', () => {
  expect(CLUB_TYPES.toSorted(byPosition)).toEqual(CLUB_TYPES)
})

it('offers every type in one group', () => {
  const offered = CLUB_GROUPS.flatMap(({ kinds }) => clubsOfKinds(kinds))
  expect(offered.toSorted(byPosition)).toEqual(CLUB_TYPES)
})

function orderTable(types: readonly ClubType[]) {
  return types.map((type) => [type, CLUBS[type].position, CLUBS[type].loftDeg])
}

function standardYards(club: ClubType): number {
  return STANDARD_CARRY_YARDS[club]
}

function typicalShare(club: ClubWithCarry): number {
  return TYPICAL_BAG[club]
}

it('knows a club type from any other text', () => {
  expect(isClubType('7-iron')).toBe(true)
  expect(isClubType('1-iron')).toBe(false)
  expect(isClubType('toString')).toBe(false)
})
