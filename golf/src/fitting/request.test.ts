import { expect, it } from 'vitest'
import { EQUIPMENT_ISSUES, EQUIPMENT_TIERS, FITTING_DEFAULTS, FITTING_GOALS } from './answers.ts'
import { estimatedHandicap, estimatedSpeedMph, fittingRequest, heightTotalInches } from './request.ts'

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

it('FIT-09 estimates the speed from score and age: 5 mph more under 30, 5 less over 50', () => {
  const estimate = (averageScore: number, ageYears: number) =>
    estimatedSpeedMph({ averageScore, ageYears, swingSpeedRange: null })
  expect([29, 30, 50, 51].map((age) => estimate(95, age))).toEqual([95, 90, 90, 85])
  expect([65, 150].map((score) => estimate(score, 40))).toEqual([108, 75])
})

it('estimates a handicap from the score alone', () => {
  const estimate = (averageScore: number) => estimatedHandicap({ averageScore, ageYears: 70 })
  expect([73, 90, 110].map(estimate)).toEqual([2, 15, 28])
})

it('FIT-09 estimates the speed from the range of the profile where there is one', () => {
  const estimate = (swingSpeedRange: 'under-85' | '85-95' | '95-105' | 'over-105') =>
    estimatedSpeedMph({ averageScore: 95, ageYears: 61, swingSpeedRange })
  expect((['under-85', '85-95', '95-105', 'over-105'] as const).map(estimate)).toEqual([80, 90, 100, 110])
})

it('says of a speed that was left empty that it is estimated', () => {
  expect(fittingRequest(FITTING_DEFAULTS).userProfile).toMatchObject({ swingSpeedMph: 90, isSpeedEstimated: true })
  const own = fittingRequest({ ...FITTING_DEFAULTS, swingSpeedMph: 101 }).userProfile
  expect(own).toMatchObject({ swingSpeedMph: 101, isSpeedEstimated: false })
})
