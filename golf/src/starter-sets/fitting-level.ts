import type { StarterSetId } from '../onboarding/answers.ts'
import type { StarterAnswers } from './starter-answers.ts'

/**
 * How much set the golfer is ready for. The rules go in the specification's order (2 §9): a level of skill above
 * beginner already asks for the best, so that 'better' is left for answers nobody can give today.
 */
export function fittingLevel({ budget, frequency, skillLevel, courseType }: StarterAnswers): StarterSetId {
  if (budget === 'under-500' || skillLevel === 'beginner' || frequency === 'rarely') return 'good'
  const isSkilled = skillLevel === 'intermediate' || skillLevel === 'advanced'
  if (budget === 'over-1200' || frequency === 'multiple' || isSkilled || courseType === 'links') return 'best'
  return 'better'
}
