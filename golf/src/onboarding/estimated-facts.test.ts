import { describe, expect, it } from 'vitest'
import { PROFILE_DEFAULTS } from '../golfer.ts'
import { isHandicapEstimated, isSwingSpeedEstimated } from './estimated-facts.ts'

/** A Weekend Warrior of 35: handicap 28 and 85 mph by the specification's table. */
const ASKED = { averageScore: 101, age: 35, handicap: 28, swingSpeed: 85, hasCompletedOnboarding: true }

describe('what a golfer never said', () => {
  it('is a speed and a handicap that follow from the score and age beside them', () => {
    expect(isSwingSpeedEstimated(ASKED)).toBe(true)
    expect(isHandicapEstimated(ASKED)).toBe(true)
    expect(isSwingSpeedEstimated({ ...ASKED, age: null })).toBe(true)
  })

  it('is none of the numbers that say something else, or nothing', () => {
    expect(isSwingSpeedEstimated({ ...ASKED, swingSpeed: 86 })).toBe(false)
    expect(isSwingSpeedEstimated({ ...ASKED, swingSpeed: null })).toBe(false)
    expect(isSwingSpeedEstimated({ ...ASKED, averageScore: null })).toBe(false)
    expect(isHandicapEstimated({ ...ASKED, handicap: 27.5 })).toBe(false)
    expect(isHandicapEstimated({ ...ASKED, handicap: null })).toBe(false)
  })

  it('is the handicap of an account whose golfer was not asked yet', () => {
    const fresh = { ...ASKED, averageScore: null, handicap: PROFILE_DEFAULTS.handicap }
    expect(isHandicapEstimated({ ...fresh, hasCompletedOnboarding: false })).toBe(true)
    expect(isHandicapEstimated(fresh)).toBe(false)
  })
})
