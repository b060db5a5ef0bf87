import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BALL_FLIGHTS } from './golfer.ts'
import { PERSONA_IDS, SKILL_PROFILES, personaOfScore, storedFlight } from './persona.ts'

const scores = fc.integer({ min: 50, max: 200 })

describe('personas', () => {
  it('CST-13 are the eight of the specification', () => {
    const rows = SKILL_PROFILES.map(
      ({ name, scoreRange, estimatedHandicap, estimatedSwingSpeedMph, typicalBallFlight, skillLevel }) =>
        `${name} ${scoreRange.min}-${scoreRange.max}: ${estimatedHandicap}, ${estimatedSwingSpeedMph}, ${typicalBallFlight}, ${skillLevel}`,
    )
    expect(rows).toEqual([
      'Just Started 120-150: 40, 75, slice, beginner',
      'Weekend Warrior 100-120: 28, 85, slice, beginner',
      'Committed Improver 90-100: 18, 90, straight, intermediate',
      'Bogey Golfer 85-95: 15, 95, fade, intermediate',
      'Mid Handicapper 82-88: 12, 97, fade, intermediate',
      'Low Handicapper 76-82: 7, 100, draw, advanced',
      'Plus Handicapper 71-76: 2, 105, controlled-draw, advanced',
      'Scratch/Pro 65-71: 0, 108, controlled, advanced',
    ])
  })

  it('CST-14 CST-17 have every field filled', () => {
    expect(SKILL_PROFILES.map(({ id }) => id)).toEqual(PERSONA_IDS)
    for (const profile of SKILL_PROFILES) {
      expect(Object.keys(profile).toSorted()).toEqual(
        [
          'adviceLevel',
          'description',
          'equipmentNeeds',
          'estimatedHandicap',
          'estimatedSwingSpeedMph',
          'icon',
          'id',
          'name',
          'questionComplexity',
          'scoreRange',
          'skillLevel',
          'typicalBallFlight',
        ].toSorted(),
      )
      expect(profile.icon).not.toBe('')
      expect(profile.description.length).toBeGreaterThan(30)
      expect(profile.equipmentNeeds.length).toBeGreaterThanOrEqual(3)
    }
    expect(new Set(SKILL_PROFILES.map(({ icon }) => icon)).size).toBe(SKILL_PROFILES.length)
  })
})

describe('the persona of a score', () => {
  it('CST-15 is the one whose middle is nearest, the higher-scoring one on a tie', () => {
    expect(personaOfScore(82).name).toBe('Mid Handicapper')
    const middles = SKILL_PROFILES.map(({ scoreRange }) => (scoreRange.min + scoreRange.max) / 2)
    expect(middles).toEqual([135, 110, 95, 90, 85, 79, 73.5, 68])
    fc.assert(
      fc.property(fc.integer({ min: 65, max: 150 }), (score) => {
        const matching = SKILL_PROFILES.filter(({ scoreRange: { min, max } }) => score >= min && score <= max)
        const away = (id: string) => Math.abs((middles[PERSONA_IDS.findIndex((known) => known === id)] ?? 0) - score)
        const chosen = personaOfScore(score)
        expect(matching.map(({ id }) => id)).toContain(chosen.id)
        const nearest = Math.min(...matching.map(({ id }) => away(id)))
        expect(away(chosen.id)).toBe(nearest)
        const ties = matching.filter(({ id }) => away(id) === nearest)
        expect(chosen.scoreRange.max).toBe(Math.max(...ties.map(({ scoreRange }) => scoreRange.max)))
      }),
    )
    expect([120, 100, 97, 92.5, 90, 87.5, 88, 76, 71].map((score) => personaOfScore(score).id)).toEqual([
      'weekend-warrior',
      'committed-improver',
      'committed-improver',
      'committed-improver',
      'bogey-golfer',
      'bogey-golfer',
      'bogey-golfer',
      'plus-handicapper',
      'plus-handicapper',
    ])
  })

  it('CST-16 is Scratch/Pro below 65, Just Started above 150 and Committed Improver where nothing matches', () => {
    expect(personaOfScore(64).id).toBe('scratch-pro')
    expect(personaOfScore(50).id).toBe('scratch-pro')
    expect(personaOfScore(151).id).toBe('just-started')
    expect(personaOfScore(Number.NaN).id).toBe('committed-improver')
  })

  it('never gets better as the score rises', () => {
    fc.assert(
      fc.property(scores, scores, (a, b) => {
        const [low, high] = [personaOfScore(Math.min(a, b)), personaOfScore(Math.max(a, b))]
        expect(high.estimatedHandicap).toBeGreaterThanOrEqual(low.estimatedHandicap)
      }),
    )
  })
})

describe('the stored flight of a persona', () => {
  it('is straight for controlled, draw for controlled-draw, and itself for every other', () => {
    expect(storedFlight('controlled')).toBe('straight')
    expect(storedFlight('controlled-draw')).toBe('draw')
    for (const flight of BALL_FLIGHTS) expect(storedFlight(flight)).toBe(flight)
  })
})
