import type { PersonaId } from '../persona.ts'
import { personaOfScore } from '../persona.ts'
import type { KnownGolfer, PrimaryGoal, WhoYouAre } from './answers.ts'
import { PRIMARY_GOALS } from './answers.ts'
import { answeredOrStored, averageScoreOf } from './whole-scale.ts'

/** Profile values from the first section: what was answered, never an estimate. */
export type WhoYouAreValues = Partial<Pick<WhoYouAre, 'playingExperience' | 'averageScore' | 'courseFrequency'>> & {
  /** Of a score that is known. */
  readonly golfPersona?: PersonaId
  readonly golfGoals: readonly string[]
  readonly hasCompletedOnboarding: true
}

/** Values that any end of the questionnaire stores. */
export function whoYouAreValues(answers: WhoYouAre, golfer: KnownGolfer): WhoYouAreValues {
  const { playingExperience, averageScore, courseFrequency, primaryGoal } = answers
  const isScoreKnown = isGiven(answers, 'averageScore') || golfer.averageScore !== null
  return {
    ...(isGiven(answers, 'playingExperience') && { playingExperience }),
    ...(isGiven(answers, 'averageScore') && {
      averageScore: answeredOrStored({ answer: averageScore, stored: golfer.averageScore, startOf: averageScoreOf }),
    }),
    ...(isGiven(answers, 'courseFrequency') && { courseFrequency }),
    golfGoals: goalsWith(primaryGoal, golfer.golfGoals),
    ...(isScoreKnown && { golfPersona: personaOfScore(averageScore).id }),
    hasCompletedOnboarding: true,
  }
}

/** Whether the golfer gave the answer: a start value that was left alone says nothing. */
export function isGiven({ untouched = [] }: Pick<WhoYouAre, 'untouched'>, answer: string): boolean {
  return !untouched.includes(answer)
}

/** The chosen goal first; goals from elsewhere stay. */
function goalsWith(chosen: PrimaryGoal | undefined, stored: readonly string[]): readonly string[] {
  if (!chosen) return stored
  const asked: ReadonlySet<string> = new Set(PRIMARY_GOALS)
  return [chosen, ...stored.filter((goal) => !asked.has(goal))]
}
