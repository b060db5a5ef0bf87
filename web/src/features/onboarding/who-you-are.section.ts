import { AVERAGE_SCORE } from '@bagwise/golf/onboarding/answers'
import { questionsFor } from '#wizard/questions.ts'
import type { WizardSection } from '#wizard/wizard.ts'
import * as copy from './onboarding.copy.ts'
import { scoreOf } from './golf-profile-answers.ts'
import type { GolfProfileDraft } from './golf-profile-answers.ts'
import { knownShotQuestions } from './known-shot.questions.tsx'
import { PersonaCard } from './persona-card.tsx'
import type { AskedGolfer } from './your-equipment.section.tsx'

const ask = questionsFor<GolfProfileDraft>()

/** Of use by itself: it makes the persona, and with the one known shot a bag. */
export const whoYouAre = (asked: AskedGolfer): WizardSection<GolfProfileDraft> => ({
  title: copy.whoYouAreTitle,
  questions: [
    {
      id: 'experience',
      title: copy.experience.title,
      inputs: [
        ask.singleChoice({
          key: 'playingExperience',
          choices: [
            { value: 'beginner', ...copy.experience.choices.beginner },
            { value: 'casual', ...copy.experience.choices.casual },
            { value: 'regular', ...copy.experience.choices.regular },
            { value: 'serious', ...copy.experience.choices.serious },
          ],
        }),
      ],
    },
    {
      id: 'average-score',
      title: copy.averageScore.title,
      help: copy.averageScore.help,
      inputs: [
        ask.slider({
          key: 'averageScore',
          scale: AVERAGE_SCORE,
          startOf: scoreOf,
          marks: copy.averageScore.marks.map(({ text }) => text),
          markValues: copy.averageScore.marks.map(({ score }) => score),
          shown: (score) => ({
            numeral: String(score),
            unit: copy.averageScore.unit,
            spoken: copy.averageScore.spoken(score),
          }),
        }),
      ],
    },
    {
      id: 'frequency',
      title: copy.frequency.title,
      inputs: [
        ask.singleChoice({
          key: 'courseFrequency',
          choices: [
            { value: 'rarely', ...copy.frequency.choices.rarely },
            { value: 'monthly', ...copy.frequency.choices.monthly },
            { value: 'weekly', ...copy.frequency.choices.weekly },
            { value: 'multiple', ...copy.frequency.choices.multiple },
          ],
        }),
      ],
    },
    {
      id: 'primary-goal',
      title: copy.primaryGoal.title,
      inputs: [
        ask.singleChoice({
          key: 'primaryGoal',
          choices: [
            { value: 'lower-scores', ...copy.primaryGoal.choices['lower-scores'] },
            { value: 'more-distance', ...copy.primaryGoal.choices['more-distance'] },
            { value: 'consistency', ...copy.primaryGoal.choices.consistency },
            { value: 'course-management', ...copy.primaryGoal.choices['course-management'] },
            { value: 'fun', ...copy.primaryGoal.choices.fun },
          ],
        }),
      ],
    },
    ...knownShotQuestions(asked),
  ],
  pause: {
    title: copy.personaPause.title,
    Body: PersonaCard,
    finishLabel: copy.personaPause.finish,
    goOnLabel: copy.personaPause.goOn,
  },
})
