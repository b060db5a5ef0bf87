import { PROFILE_DEFAULTS } from '../golfer.ts'
import type { SkillEstimate } from '../skill-estimate.ts'
import { estimateSkill } from '../skill-estimate.ts'
import type { KnownGolfer } from './answers.ts'
import { AGE_YEARS } from './answers.ts'

type SkillFacts = Pick<KnownGolfer, 'averageScore' | 'age' | 'handicap' | 'swingSpeed' | 'hasCompletedOnboarding'>

/**
 * Whether the stored handicap is Bagwise's own estimate, or the default of an account whose golfer was never asked: the
 * first questionnaire replaces that one, so 18 was typed wherever it stands later. The capture form's 20 is only written
 * over a handicap that the golfer has taken away, so 20 counts as typed.
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
 * The estimates that follow when somebody's score or age changes, so that a number nobody has said stays an estimate. None
 * where the number was said, before or now, or no score is left to estimate from.
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
