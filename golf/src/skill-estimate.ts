import type { PersonaId, SkillLevel } from './persona.ts'
import { personaOfScore } from './persona.ts'

/** The questionnaire's estimates from score and age. */
export type SkillEstimate = {
  readonly golfPersona: PersonaId
  readonly handicap: number
  readonly swingSpeedMph: number
  readonly skillLevel: SkillLevel
}

/** Specification 2 §9: younger golfers swing faster, older ones slower. */
const YOUNG_BELOW_YEARS = 30
const OLD_ABOVE_YEARS = 50
const AGE_STEP_MPH = 5
const SLOWEST_MPH = 65
const FASTEST_MPH = 120
/** Used when no persona is known, mph (specification 2 §9). */
export const DEFAULT_ESTIMATED_SWING_SPEED_MPH = 90

/** Persona, handicap, driver speed and skill for a golfer of this age and usual 18-hole score. */
export function estimateSkill({
  averageScore,
  ageYears,
}: {
  readonly averageScore: number
  readonly ageYears: number
}): SkillEstimate {
  const persona = personaOfScore(averageScore)
  return {
    golfPersona: persona.id,
    handicap: persona.estimatedHandicap,
    swingSpeedMph: estimatedSwingSpeedMph({ personaSwingSpeedMph: persona.estimatedSwingSpeedMph, ageYears }),
    skillLevel: persona.skillLevel,
  }
}

/** Driver speed, 65 to 120 mph, from the persona's usual one (default 90) and the golfer's age. */
export function estimatedSwingSpeedMph({
  personaSwingSpeedMph = DEFAULT_ESTIMATED_SWING_SPEED_MPH,
  ageYears,
}: {
  readonly personaSwingSpeedMph?: number | undefined
  readonly ageYears: number
}): number {
  const forAgeMph = personaSwingSpeedMph + ageStepMph(ageYears)
  return Math.min(FASTEST_MPH, Math.max(SLOWEST_MPH, forAgeMph))
}

function ageStepMph(ageYears: number): number {
  if (ageYears < YOUNG_BELOW_YEARS) return AGE_STEP_MPH
  return ageYears > OLD_ABOVE_YEARS ? -AGE_STEP_MPH : 0
}
