import { PROFILE_DEFAULTS } from '../golfer.ts'
import type { SkillEstimate } from '../skill-estimate.ts'
import { estimateSkill } from '../skill-estimate.ts'
import type { KnownGolfer } from './answers.ts'
import { AGE_YEARS } from './answers.ts'

type SkillFacts = Pick<KnownGolfer, 'averageScore' | 'age' | 'handicap' | 'swingSpeed' | 'hasCompletedOnboarding'>

/**
 * Whether the stored handicap is Bagwise's estimate or an unasked golfer's default. The first questionnaire replaces
 * the default, so a later 18 was typed. The capture form writes its 20 only over a removed handicap, so 20 counts as
 * typed.
 */
export function isHandicapEstimated(golfer: Omit<SkillFacts, 'swingSpeed'>): boolean {
  const { handicap, hasCompletedOnboarding } = golfer
  if (handicap === null) return false
  const isDefault = !hasCompletedOnboarding && handicap === PROFILE_DEFAULTS.handicap
  return isDefault || handicap === earlierEstimate(golfer)?.handicap
}

/** Whether Bagwise estimated the stored swing speed from the score and age stored with it. */
export function isSwingSpeedEstimated(golfer: Pick<SkillFacts, 'averageScore' | 'age' | 'swingSpeed'>): boolean {
  return golfer.swingSpeed !== null && golfer.swingSpeed === earlierEstimate(golfer)?.swingSpeedMph
}

/**
 * New estimates after a change of score or age, so that estimated numbers stay estimates. None for numbers the golfer
 * entered, before or now, or without a score.
 */
export function estimatesAfter(
  before: SkillFacts,
  after: SkillFacts,
): { readonly handicap?: number; readonly swingSpeed?: number } {
  const estimate = before.averageScore === null ? undefined : earlierEstimate(after)
  if (estimate === undefined) return {}
  const { handicap, swingSpeedMph: swingSpeed } = estimate
  const handicapFollows =
    isHandicapEstimated(before) && after.handicap === before.handicap && handicap !== after.handicap
  const speedFollows =
    isSwingSpeedEstimated(before) && after.swingSpeed === before.swingSpeed && swingSpeed !== after.swingSpeed
  return { ...(handicapFollows && { handicap }), ...(speedFollows && { swingSpeed }) }
}

function earlierEstimate({ averageScore, age }: Pick<SkillFacts, 'averageScore' | 'age'>): SkillEstimate | undefined {
  return averageScore === null ? undefined : estimateSkill({ averageScore, ageYears: age ?? AGE_YEARS.start })
}
