import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SKILL_PROFILES } from './persona.ts'
import { estimateSkill, estimatedSwingSpeedMph } from './skill-estimate.ts'

describe('the skill estimate', () => {
  it("CST-18 moves the persona's speed by 5 mph below 30 and above 50 years, no further at 60 or 70", () => {
    const at = (ageYears: number) => estimatedSwingSpeedMph({ personaSwingSpeedMph: 95, ageYears })
    expect([29, 30, 50, 51, 60, 61, 70, 71, 85].map(at)).toEqual([100, 95, 95, 90, 90, 90, 90, 90, 90])
    expect(estimatedSwingSpeedMph({ ageYears: 40 })).toBe(90)
    expect(estimatedSwingSpeedMph({ personaSwingSpeedMph: 66, ageYears: 60 })).toBe(65)
    expect(estimatedSwingSpeedMph({ personaSwingSpeedMph: 118, ageYears: 20 })).toBe(120)
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 160 }), fc.integer({ min: 5, max: 110 }), (mph, ageYears) => {
        const estimated = estimatedSwingSpeedMph({ personaSwingSpeedMph: mph, ageYears })
        expect(estimated).toBeGreaterThanOrEqual(65)
        expect(estimated).toBeLessThanOrEqual(120)
      }),
    )
  })

  it("takes handicap and skill from the score's persona", () => {
    expect(estimateSkill({ averageScore: 95, ageYears: 35 })).toEqual({
      golfPersona: 'committed-improver',
      handicap: 18,
      swingSpeedMph: 90,
      skillLevel: 'intermediate',
    })
    for (const { id, scoreRange, estimatedHandicap, skillLevel } of SKILL_PROFILES) {
      const averageScore = (scoreRange.min + scoreRange.max) / 2
      expect(estimateSkill({ averageScore, ageYears: 40 })).toMatchObject({
        golfPersona: id,
        handicap: estimatedHandicap,
        skillLevel,
      })
    }
  })
})
