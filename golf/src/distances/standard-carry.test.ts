import { expect, it } from 'vitest'
import { CLUB_TYPES } from '../club.ts'
import { STANDARD_BAG, STANDARD_CARRY_YARDS, UNCOMMON_CLUBS, standardCarryYards } from './standard-carry.ts'

/** Settled between the neighbours' carries; the specification has no such clubs. */
const UNCOMMON_CARRIES_YARDS = { '9-wood': 178, '11-wood': 163, '6-hybrid': 160, '7-hybrid': 150 } as const

it('CST-04 gives every club its carry at 95 mph', () => {
  expect(STANDARD_CARRY_YARDS).toEqual({
    ...UNCOMMON_CARRIES_YARDS,
    driver: 250,
    '3-wood': 225,
    '5-wood': 210,
    '7-wood': 195,
    '2-hybrid': 200,
    '3-hybrid': 190,
    '4-hybrid': 180,
    '5-hybrid': 170,
    '3-iron': 185,
    '4-iron': 175,
    '5-iron': 165,
    '6-iron': 155,
    '7-iron': 145,
    '8-iron': 135,
    '9-iron': 125,
    pw: 115,
    gw: 100,
    sw: 85,
    lw: 70,
    putter: 0,
  })
})

it('CST-02 falls strictly down the bag', () => {
  const carries = CLUB_TYPES.map((club) => STANDARD_CARRY_YARDS[club])
  for (const [index, carryYards] of carries.entries()) {
    expect(carryYards).toBeLessThan(carries[index - 1] ?? Infinity)
  }
})

it('CST-05 scales the carry by swing speed over 95 and rounds to 5 yards', () => {
  expect(standardCarryYards({ club: 'driver', swingSpeedMph: 95 })).toBe(250)
  expect(standardCarryYards({ club: 'driver', swingSpeedMph: 80 })).toBe(210) // 210.5
  expect(standardCarryYards({ club: '7-iron', swingSpeedMph: 80 })).toBe(120) // 122.1
  expect(standardCarryYards({ club: '7-iron', swingSpeedMph: 110 })).toBe(170) // 167.9
  expect(standardCarryYards({ club: 'lw', swingSpeedMph: 90 })).toBe(65) // 66.3
  expect(standardCarryYards({ club: 'putter', swingSpeedMph: 110 })).toBe(0)
})

it('leaves uncommon clubs out of the bag of an unknown golfer', () => {
  expect(STANDARD_BAG.map(({ club }) => club)).toEqual(
    CLUB_TYPES.filter((club) => club !== 'putter' && !UNCOMMON_CLUBS.includes(club)),
  )
  expect(UNCOMMON_CLUBS).toEqual(Object.keys(UNCOMMON_CARRIES_YARDS))
})

it('stays a carry that can be stored for the fastest and the slowest swing', () => {
  expect(standardCarryYards({ club: 'driver', swingSpeedMph: 160 })).toBe(400)
  expect(standardCarryYards({ club: 'lw', swingSpeedMph: 1 })).toBe(1)
})
