import type { StarterSetId } from '../onboarding/answers.ts'
import type { StarterAnswers } from './starter-answers.ts'

/**
 * The level of set for a golfer. The rules apply in the specification's order (2 §9): any skill above beginner already
 * gets the best, so 'better' is unreachable with today's answers.
 */
export function fittingLevel({ budget, frequency, skillLevel, courseType }: StarterAnswers): StarterSetId {
  if (budget === 'under-500' || skillLevel === 'beginner' || frequency === 'rarely') return 'good'
  const isSkilled = skillLevel === 'intermediate' || skillLevel === 'advanced'
  if (budget === 'over-1200' || frequency === 'multiple' || isSkilled || courseType === 'links') return 'best'
  return 'better'
}
