import type { ClubType } from '../club.ts'
import type { COURSE_FREQUENCIES, COURSE_TYPES } from '../golfer.ts'
import { PROFILE_DEFAULTS } from '../golfer.ts'
import type { CommonMiss } from '../onboarding/answers.ts'
import type { SkillLevel } from '../persona.ts'

/** Budget for a first set, in dollars. */
export const STARTER_BUDGETS = ['under-500', '500-1200', 'over-1200'] as const
export type StarterBudget = (typeof STARTER_BUDGETS)[number]

export type CourseFrequency = (typeof COURSE_FREQUENCIES)[number]
export type CourseType = (typeof COURSE_TYPES)[number]

/** Answers to the five questions, with the specification's names. */
export type StarterAnswers = {
  readonly budget: StarterBudget
  readonly frequency: CourseFrequency
  readonly skillLevel: SkillLevel
  readonly missPattern: CommonMiss
  readonly courseType: CourseType
}

/** The club golfers trust most; assumed rather than asked (specification 2 §5). */
export const CONFIDENCE_CLUB: ClubType = '7-iron'

/** Answers known from the profile; null where it has none. */
export type KnownStarter = {
  readonly courseFrequency: CourseFrequency | null
  readonly skillLevel: SkillLevel | null
}

/** Preselected answers (specification 2 §5). */
export function startStarterAnswers(known: KnownStarter | undefined): StarterAnswers {
  return {
    budget: '500-1200',
    frequency: known?.courseFrequency ?? PROFILE_DEFAULTS.courseFrequency,
    skillLevel: known?.skillLevel ?? 'beginner',
    missPattern: 'inconsistent',
    courseType: 'municipal',
  }
}
