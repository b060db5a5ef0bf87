import {
  completeFirstSection,
  completeOnboarding,
  questionsBeforeCompletion,
} from '@bagwise/golf/onboarding/complete-onboarding'
import { SevenIronPreview } from './seven-iron-preview.tsx'

/** What needs the estimator, as one part: it comes while the golfer answers. */
export const answeredBag = { SevenIronPreview, completeFirstSection, completeOnboarding, questionsBeforeCompletion }
