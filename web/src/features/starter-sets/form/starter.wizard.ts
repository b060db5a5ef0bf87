import type { StarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'
import { questionsFor } from '#wizard/questions.ts'
import type { Choice, Question, SingleChoiceInput, Wizard } from '#wizard/wizard.ts'

const ask = questionsFor<StarterAnswers>()

/** A question of this wizard has one list of choices and nothing else. */
export type StarterQuestion = Question<StarterAnswers> & {
  readonly inputs: readonly [SingleChoiceInput<StarterAnswers>]
}

/** What each answer is called, here and above the sets. */
export const CHOICES = {
  budget: [
    { value: 'under-500', label: 'Under $500', help: 'Sets from $350 to $600' },
    { value: '500-1200', label: '$500 to $1,200', help: 'Sets from $800 to $1,500' },
    { value: 'over-1200', label: 'Over $1,200', help: 'Sets from $1,800 to $3,000' },
  ],
  frequency: [
    { value: 'rarely', label: 'Rarely', help: 'A few rounds a year' },
    { value: 'monthly', label: 'Monthly', help: 'About once a month' },
    { value: 'weekly', label: 'Weekly', help: 'About once a week' },
    { value: 'multiple', label: 'Several times a week' },
  ],
  skillLevel: [
    { value: 'beginner', label: 'Beginner', help: 'Getting the ball into the air is news' },
    { value: 'intermediate', label: 'Intermediate', help: 'Most shots go where I look' },
    { value: 'advanced', label: 'Advanced', help: 'I choose how the ball flies' },
  ],
  missPattern: [
    { value: 'right', label: 'Right' },
    { value: 'left', label: 'Left' },
    { value: 'short', label: 'Short' },
    { value: 'long', label: 'Long' },
    { value: 'inconsistent', label: 'Anywhere', help: 'No two are the same, or I do not know yet' },
  ],
  courseType: [
    { value: 'municipal', label: 'Municipal', help: 'A public course: short grass, few surprises' },
    { value: 'parkland', label: 'Parkland', help: 'Trees, soft ground, shots that must stop' },
    { value: 'resort', label: 'Resort', help: 'Wide fairways, many bunkers, water' },
    { value: 'links', label: 'Links', help: 'Wind, firm ground, deep bunkers' },
  ],
} as const satisfies { readonly [Key in keyof StarterAnswers]: readonly Choice<StarterAnswers[Key]>[] }

const question = (
  id: string,
  title: string,
  input: SingleChoiceInput<StarterAnswers>,
  help?: string,
): StarterQuestion => ({
  id,
  title,
  ...(help === undefined ? {} : { help }),
  inputs: [input],
})

/** Five questions in one section. The club a golfer trusts most is not asked: it is the 7-iron. */
export const STARTER_QUESTIONS: readonly StarterQuestion[] = [
  question(
    'budget',
    'What would you spend on a first set?',
    ask.singleChoice({ key: 'budget', choices: CHOICES.budget }),
    'Leave something for balls, a glove and a lesson or two.',
  ),
  question('frequency', 'How often will you play?', ask.singleChoice({ key: 'frequency', choices: CHOICES.frequency })),
  question('skill', 'How well do you play?', ask.singleChoice({ key: 'skillLevel', choices: CHOICES.skillLevel })),
  question(
    'miss',
    'Where does your bad shot go?',
    ask.singleChoice({ key: 'missPattern', choices: CHOICES.missPattern }),
    'Seen from behind the ball.',
  ),
  question('course', 'Where will you play most?', ask.singleChoice({ key: 'courseType', choices: CHOICES.courseType })),
]

export const STARTER_WIZARD: Wizard<StarterAnswers> = {
  sections: [{ title: 'Your first set', questions: STARTER_QUESTIONS }],
  finishLabel: 'Get Recommendations',
}
