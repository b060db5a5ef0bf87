import { describe, expect, it } from 'vitest'
import { PROFILE_DEFAULTS } from '../golfer.ts'
import { estimatesAfter, isHandicapEstimated, isSwingSpeedEstimated } from './estimated-facts.ts'

/** A Weekend Warrior of 35: handicap 28 and 85 mph in the specification's table. */
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

describe('a change of score or age', () => {
  const following = (change: Partial<typeof ASKED>, golfer = ASKED) => estimatesAfter(golfer, { ...golfer, ...change })

  it('takes the estimates with it, so that they stay estimates', () => {
    const change = { averageScore: 90, age: 60 }
    expect(following(change)).toEqual({ handicap: 15, swingSpeed: 90 })
    const after = { ...ASKED, ...change, ...following(change) }
    expect(isHandicapEstimated(after)).toBe(true)
    expect(isSwingSpeedEstimated(after)).toBe(true)
    expect(following({ age: 60 })).toEqual({ swingSpeed: 80 })
  })

  it('leaves what the golfer has said, before or now, and what is as it was', () => {
    expect(following({ age: 60, swingSpeed: 87 })).toEqual({})
    expect(following({ averageScore: 90 }, { ...ASKED, handicap: 20, swingSpeed: 93 })).toEqual({})
    expect(following({ averageScore: 101 })).toEqual({})
  })

  it('leaves everything when no score is left to estimate from', () => {
    expect(estimatesAfter(ASKED, { ...ASKED, averageScore: null })).toEqual({})
  })
})
