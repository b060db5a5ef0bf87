import { expect, it } from 'vitest'
import { EQUIPMENT_ISSUES, EQUIPMENT_TIERS, FITTING_DEFAULTS, FITTING_GOALS } from './answers.ts'
import { estimatedHandicap, fittingRequest, heightTotalInches, speedOfAnswers } from './request.ts'

it('FIT-13 FIT-14 FIT-15 starts with the specified answers', () => {
  expect(FITTING_DEFAULTS).toMatchObject({
    averageScore: 95,
    heightFeet: 5,
    heightInches: 8,
    weightPounds: 180,
    ageYears: 35,
    swingTempo: 'medium',
    ballFlight: 'straight',
    budget: 'medium',
    primaryGoal: 'distance',
  })
})

it('FIT-14 total inches are twelve for each foot and the inches', () => {
  expect(heightTotalInches({ heightFeet: 5, heightInches: 8 })).toBe(68)
  expect(heightTotalInches({ heightFeet: 3, heightInches: 0 })).toBe(36)
  expect(heightTotalInches({ heightFeet: 8, heightInches: 11 })).toBe(107)
})

it('FIT-16 asks with a handicap of 18 when none was given, and with the golfer’s own otherwise', () => {
  expect(fittingRequest(FITTING_DEFAULTS).userProfile).toMatchObject({ handicap: 18, isHandicapKnown: false })
  const scratch = fittingRequest({ ...FITTING_DEFAULTS, handicap: 0 }).userProfile
  expect(scratch).toMatchObject({ handicap: 0, isHandicapKnown: true })
})

it('FIT-18 FIT-19 FIT-20 offers the specified budgets, goals and issues, and asks with them', () => {
  expect(EQUIPMENT_TIERS).toEqual(['budget', 'medium', 'premium'])
  expect(FITTING_GOALS).toEqual(['distance', 'accuracy', 'forgiveness', 'consistency'])
  expect(EQUIPMENT_ISSUES).toHaveLength(6)
  expect(EQUIPMENT_TIERS.map((budget) => fittingRequest({ ...FITTING_DEFAULTS, budget }).budget)).toEqual([
    'budget',
    'mid-range',
    'premium',
  ])
  const asked = fittingRequest({ ...FITTING_DEFAULTS, primaryGoal: 'accuracy', equipmentIssues: ['Too much spin'] })
  expect(asked).toMatchObject({ priorities: ['accuracy'], currentIssues: ['Too much spin'] })
})

it('estimates a handicap from the score alone', () => {
  const estimate = (averageScore: number) => estimatedHandicap({ averageScore, ageYears: 70 })
  expect([73, 90, 110].map(estimate)).toEqual([2, 15, 28])
})

it('FIT-09 estimates an empty speed by the one speed: from the carries, else from the score', () => {
  const estimated = { ...FITTING_DEFAULTS, isSpeedEstimated: true, swingSpeedMph: 90 }
  const carries = { references: [{ club: '7-iron', carryYards: 95 }], known: {} } as const
  expect(speedOfAnswers(FITTING_DEFAULTS, carries)).toEqual({ mph: 76, plusMinusMph: 6, from: 'carries' })
  expect(speedOfAnswers(estimated, carries)).toEqual({ mph: 76, plusMinusMph: 6, from: 'carries' })
  const byScore = (averageScore: number) => speedOfAnswers({ ...FITTING_DEFAULTS, averageScore })
  expect(byScore(73).mph).toBeGreaterThan(byScore(110).mph)
  expect(byScore(95).from).toBe('answers')
})

it('counts a typed speed as said, beside the carries, and none that nobody swings', () => {
  const typed = (swingSpeedMph: number) => ({ ...FITTING_DEFAULTS, swingSpeedMph })
  expect(fittingRequest(typed(101)).userProfile.speed).toEqual({ mph: 101, plusMinusMph: 6, from: 'said' })
  const carries = { references: [{ club: 'driver', carryYards: 150 }], known: {} } as const
  const joined = speedOfAnswers(typed(95), carries)
  expect(joined.from).toBe('carries+said')
  expect(joined.mph).toBeLessThan(95)
  expect([0, 300].map((mph) => speedOfAnswers(typed(mph), carries))).toEqual(
    Array(2).fill(speedOfAnswers(FITTING_DEFAULTS, carries)),
  )
})
