import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ClubType } from '../club.ts'
import { CLUB_TYPES, byPosition } from '../club.ts'
import { UNCOMMON_CLUBS } from '../distances/standard-carry.ts'
import { fillerBetween, suggestedLoft, suggestedShaft, usualFiller } from './filler.ts'

function between(longer: [ClubType, number], shorter: [ClubType, number], owned: readonly ClubType[] = []) {
  return fillerBetween({
    longer: { club: longer[0], carryYards: longer[1] },
    shorter: { club: shorter[0], carryYards: shorter[1] },
    owned: [longer[0], shorter[0], ...owned],
  })
}

it('CST-08 picks the filler by the average carry of the neighbours, each limit excluded', () => {
  const limits = [220, 200, 185, 175, 165, 155, 145, 135, 125, 115, 105, 95, 80]
  expect(limits.map((limit) => usualFiller(limit + 0.5))).toEqual([
    '3-wood',
    '5-wood',
    '3-hybrid',
    '4-hybrid',
    '5-hybrid',
    '5-iron',
    '6-iron',
    '7-iron',
    '8-iron',
    '9-iron',
    'pw',
    'gw',
    'sw',
  ])
  expect(limits.map(usualFiller)).toEqual([
    '5-wood',
    '3-hybrid',
    '4-hybrid',
    '5-hybrid',
    '5-iron',
    '6-iron',
    '7-iron',
    '8-iron',
    '9-iron',
    'pw',
    'gw',
    'sw',
    'lw',
  ])
})

it('CST-09 suggests lofts for wedges and hybrids, and the usual loft for the others', () => {
  expect(suggestedLoft('gw')).toEqual({ fromDeg: 50, toDeg: 52 })
  expect(suggestedLoft('sw')).toEqual({ fromDeg: 54, toDeg: 56 })
  expect(suggestedLoft('lw')).toEqual({ fromDeg: 58, toDeg: 60 })
  expect(suggestedLoft('3-hybrid')).toEqual({ fromDeg: 18, toDeg: 20 })
  expect(suggestedLoft('4-hybrid')).toEqual({ fromDeg: 22, toDeg: 24 })
  expect(suggestedLoft('5-hybrid')).toEqual({ fromDeg: 25, toDeg: 27 })
  expect(suggestedLoft('5-wood')).toEqual({ fromDeg: 18, toDeg: 18 })
})

it('CST-10 suggests graphite for woods and hybrids, else steel', () => {
  expect((['3-wood', '7-wood', '4-hybrid'] as const).map(suggestedShaft)).toEqual(['graphite', 'graphite', 'graphite'])
  expect((['3-iron', '9-iron', 'gw'] as const).map(suggestedShaft)).toEqual(['steel', 'steel', 'steel'])
})

it("GAP-28 takes the table's filler when it stands between the neighbours", () => {
  expect(between(['5-wood', 210], ['5-iron', 165])).toBe('3-hybrid')
  expect(between(['pw', 115], ['sw', 85])).toBe('gw')
})

it("GAP-28 takes the type nearest the middle when the table's filler is owned or stands elsewhere", () => {
  // A slow swing: for 90 and 66 yards the table says lob or sand wedge, but the hole fits a gap wedge.
  expect(between(['pw', 90], ['sw', 66])).toBe('gw')
  // The table's 5-iron is owned; a 4-hybrid fits the middle between 5-wood and 6-iron.
  expect(between(['5-wood', 176], ['6-iron', 145], ['5-iron'])).toBe('4-hybrid')
})

it('of two equally near takes the one that is easier to hit', () => {
  expect(between(['5-wood', 150], ['4-hybrid', 120])).toBe('7-wood')
  // A beginner's half set: a golfer who drives 125 yards cannot get a 17° hybrid airborne.
  expect(between(['driver', 125], ['5-hybrid', 92])).toBe('7-wood')
  expect(between(['3-hybrid', 140], ['5-iron', 110])).toBe('4-hybrid')
  expect(between(['3-hybrid', 140], ['4-iron', 110])).toBe('4-hybrid')
})

it('GAP-28 has no filler where every type between is owned or there is none', () => {
  expect(between(['driver', 250], ['3-wood', 220])).toBeUndefined()
  expect(between(['8-iron', 140], ['pw', 110], ['9-iron'])).toBeUndefined()
  expect(between(['5-hybrid', 190], ['4-iron', 160])).toBeUndefined()
})

it('never names an owned or an uncommon club, nor one that does not stand between', () => {
  const club = fc.constantFrom(...CLUB_TYPES)
  const carry = fc.integer({ min: 1, max: 400 })
  fc.assert(
    fc.property(club, club, carry, carry, fc.subarray([...CLUB_TYPES]), (upper, lower, one, two, owned) => {
      const filler = fillerBetween({
        longer: { club: upper, carryYards: Math.max(one, two) },
        shorter: { club: lower, carryYards: Math.min(one, two) },
        owned,
      })
      const buyable = CLUB_TYPES.filter(
        (type) =>
          ![...owned, ...UNCOMMON_CLUBS].includes(type) && byPosition(upper, type) < 0 && byPosition(type, lower) < 0,
      )
      expect(filler === undefined ? buyable.length === 0 : buyable.includes(filler)).toBe(true)
    }),
    { numRuns: 300 },
  )
})
