import { AVERAGE_SCORE } from '@bagwise/golf/onboarding/answers'
import { questionsFor } from '#wizard/questions.ts'
import type { WizardSection } from '#wizard/wizard.ts'
import type { GolfProfileDraft } from './golf-profile-answers.ts'
import { PersonaCard } from './persona-card.tsx'

const ask = questionsFor<GolfProfileDraft>()

/** Of use by itself: it makes the persona. */
export const WHO_YOU_ARE: WizardSection<GolfProfileDraft> = {
  title: 'Who you are',
  questions: [
    {
      id: 'experience',
      title: 'How would you describe your golf?',
      inputs: [
        ask.singleChoice({
          key: 'playingExperience',
          choices: [
            { value: 'beginner', label: 'Beginner', help: 'My first rounds, or not even that' },
            { value: 'casual', label: 'Casual', help: 'Now and then, for the fun of it' },
            { value: 'regular', label: 'Regular', help: 'Most months, and I count my strokes' },
            { value: 'serious', label: 'Serious', help: 'I practise, and I play to score' },
          ],
        }),
      ],
    },
    {
      id: 'average-score',
      title: 'What do you usually shoot on 18 holes?',
      help: 'A guess will do. If you play nine, double it.',
      inputs: [
        ask.slider({
          key: 'averageScore',
          scale: AVERAGE_SCORE,
          marks: ['65 (Pro)', '95 (Average)', '150 (Beginner)'],
          shown: (score) => ({ numeral: String(score), unit: 'strokes', spoken: `${score} strokes` }),
        }),
      ],
    },
    {
      id: 'frequency',
      title: 'How often do you play?',
      inputs: [
        ask.singleChoice({
          key: 'courseFrequency',
          choices: [
            { value: 'rarely', label: 'Rarely', help: 'A few rounds a year' },
            { value: 'monthly', label: 'Monthly', help: 'About once a month' },
            { value: 'weekly', label: 'Weekly', help: 'About once a week' },
            { value: 'multiple', label: 'Several times a week' },
          ],
        }),
      ],
    },
    {
      id: 'primary-goal',
      title: 'What do you want most from your game?',
      inputs: [
        ask.singleChoice({
          key: 'primaryGoal',
          choices: [
            { value: 'lower-scores', label: 'Lower scores' },
            { value: 'more-distance', label: 'More distance' },
            { value: 'consistency', label: 'Consistency', help: 'The same shot more often' },
            { value: 'course-management', label: 'Course management', help: 'Smarter choices, fewer big numbers' },
            { value: 'fun', label: 'Fun' },
          ],
        }),
      ],
    },
  ],
  pause: {
    title: 'That is who you are',
    Body: PersonaCard,
    finishLabel: 'Finish now',
    goOnLabel: 'Go on',
  },
}
