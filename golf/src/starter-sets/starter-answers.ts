import type { ClubType } from '../club.ts'
import type { COURSE_FREQUENCIES, COURSE_TYPES } from '../golfer.ts'
import { PROFILE_DEFAULTS } from '../golfer.ts'
import type { CommonMiss } from '../onboarding/answers.ts'
import type { SkillLevel } from '../persona.ts'

/** What a golfer wants to spend on a first set, in dollars. */
export const STARTER_BUDGETS = ['under-500', '500-1200', 'over-1200'] as const
export type StarterBudget = (typeof STARTER_BUDGETS)[number]

export type CourseFrequency = (typeof COURSE_FREQUENCIES)[number]
export type CourseType = (typeof COURSE_TYPES)[number]

/** The answers to the five questions, by the names the specification gives them. */
export type StarterAnswers = {
  readonly budget: StarterBudget
  readonly frequency: CourseFrequency
  readonly skillLevel: SkillLevel
  readonly missPattern: CommonMiss
  readonly courseType: CourseType
}

/** The club a golfer trusts most, which is not asked (specification 2 §5). */
export const CONFIDENCE_CLUB: ClubType = '7-iron'

/** What the profile knows of the answers; null where it says nothing. */
export type KnownStarter = {
  readonly courseFrequency: CourseFrequency | null
  readonly skillLevel: SkillLevel | null
}

/** The answers that stand there before the golfer has chosen any (specification 2 §5). */
export function startStarterAnswers(known: KnownStarter | undefined): StarterAnswers {
  return {
    budget: '500-1200',
    frequency: known?.courseFrequency ?? PROFILE_DEFAULTS.courseFrequency,
    skillLevel: known?.skillLevel ?? 'beginner',
    missPattern: 'inconsistent',
    courseType: 'municipal',
  }
}
