import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CLUB_TYPES } from '../club.ts'
import { PREVIEW_CLUBS, carriesFromSevenIron, onboardingFactor } from './onboarding-factors.ts'

it('CST-07 derives every named club from the 7-iron by its factor', () => {
  const named = {
    driver: 1.7,
    '3-wood': 1.5,
    '5-wood': 1.35,
    '3-hybrid': 1.3,
    '4-hybrid': 1.25,
    '5-hybrid': 1.2,
    '4-iron': 1.2,
    '5-iron': 1.15,
    '6-iron': 1.07,
    '7-iron': 1,
    '8-iron': 0.93,
    '9-iron': 0.85,
    pw: 0.75,
    gw: 0.65,
    sw: 0.55,
    lw: 0.45,
  } as const
  for (const [club, factor] of Object.entries(named)) {
    expect([club, onboardingFactor(club as keyof typeof named)]).toEqual([club, factor])
  }
})

it('puts 2-hybrid, 7-wood and 3-iron between the neighbouring factors by position', () => {
  expect(onboardingFactor('2-hybrid')).toBeCloseTo(1.3333, 4)
  expect(onboardingFactor('7-wood')).toBeCloseTo(1.3167, 4)
  expect(onboardingFactor('3-iron')).toBeCloseTo(1.275, 4)
  expect(onboardingFactor('putter')).toBe(0)
})

it('puts the clubs that the factors lack between the neighbouring factors by position', () => {
  expect(onboardingFactor('9-wood')).toBeCloseTo(1.225, 4)
  expect(onboardingFactor('11-wood')).toBeCloseTo(1.13, 4)
  expect(onboardingFactor('6-hybrid')).toBeCloseTo(1.11, 4)
  expect(onboardingFactor('7-hybrid')).toBeCloseTo(1.035, 4)
})

it('CST-06 previews six clubs with the factors that are stored, the 5-wood at 1.35', () => {
  expect(carriesFromSevenIron(100, PREVIEW_CLUBS)).toEqual([
    { club: 'driver', carryYards: 170 },
    { club: '5-wood', carryYards: 135 },
    { club: '5-iron', carryYards: 115 },
    { club: '7-iron', carryYards: 100 },
    { club: '9-iron', carryYards: 85 },
    { club: 'pw', carryYards: 75 },
  ])
})

it('rounds to whole yards, half a yard up', () => {
  expect(carriesFromSevenIron(145, ['3-wood', '5-wood', 'gw'])).toEqual([
    { club: '3-wood', carryYards: 218 },
    { club: '5-wood', carryYards: 196 },
    { club: 'gw', carryYards: 94 },
  ])
  expect(carriesFromSevenIron(90, ['5-iron'])).toEqual([{ club: '5-iron', carryYards: 104 }])
})

it('gives carries that can be stored and never rise down the bag', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (sevenIronYards) => {
      let aboveYards = 400
      for (const { carryYards } of carriesFromSevenIron(sevenIronYards, CLUB_TYPES)) {
        expect(Number.isInteger(carryYards) && carryYards >= 1).toBe(true)
        expect(carryYards).toBeLessThanOrEqual(aboveYards)
        aboveYards = carryYards
      }
    }),
    { numRuns: 200 },
  )
})
