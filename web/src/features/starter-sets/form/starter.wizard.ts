import type { Hand } from '@bagwise/golf/golfer'
import { sidesAsSeen } from '@bagwise/golf/hand'
import type { StarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'
import * as copy from '#features/starter-sets/starter-sets.copy.ts'
import { questionsFor } from '#wizard/questions.ts'
import type { Choice, Question, SingleChoiceInput, Wizard } from '#wizard/wizard.ts'

const ask = questionsFor<StarterAnswers>()

/** A question of this wizard has one list of choices and nothing else. */
export type StarterQuestion = Question<StarterAnswers> & {
  readonly inputs: readonly [SingleChoiceInput<StarterAnswers>]
}

/** What can be answered to each question. */
const CHOICES = {
  budget: [
    { value: 'under-500', ...copy.budgets['under-500'] },
    { value: '500-1200', ...copy.budgets['500-1200'] },
    { value: 'over-1200', ...copy.budgets['over-1200'] },
  ],
  frequency: [
    { value: 'rarely', ...copy.frequencies.rarely },
    { value: 'monthly', ...copy.frequencies.monthly },
    { value: 'weekly', ...copy.frequencies.weekly },
    { value: 'multiple', ...copy.frequencies.multiple },
  ],
  skillLevel: [
    { value: 'beginner', ...copy.skillLevels.beginner },
    { value: 'intermediate', ...copy.skillLevels.intermediate },
    { value: 'advanced', ...copy.skillLevels.advanced },
  ],
  missPattern: [
    { value: 'right', ...copy.misses.right },
    { value: 'left', ...copy.misses.left },
    { value: 'short', ...copy.misses.short },
    { value: 'long', ...copy.misses.long },
    { value: 'inconsistent', ...copy.misses.inconsistent },
  ],
  courseType: [
    { value: 'municipal', ...copy.courses.municipal },
    { value: 'parkland', ...copy.courses.parkland },
    { value: 'resort', ...copy.courses.resort },
    { value: 'links', ...copy.courses.links },
  ],
} as const satisfies { readonly [Key in keyof StarterAnswers]: readonly Choice<StarterAnswers[Key]>[] }

const question = (
  id: string,
  title: string,
  input: SingleChoiceInput<StarterAnswers>,
  more: Pick<StarterQuestion, 'help' | 'isSided'> = {},
): StarterQuestion => ({
  id,
  title,
  ...more,
  inputs: [input],
})

/** Five questions in one section, sides as this golfer sees them. The club a golfer trusts most is the 7-iron. */
export const starterQuestions = (hand: Hand | null | undefined): readonly StarterQuestion[] => [
  question('budget', copy.budgetQuestion.title, ask.singleChoice({ key: 'budget', choices: CHOICES.budget }), {
    help: copy.budgetQuestion.help,
  }),
  question('frequency', copy.frequencyQuestion, ask.singleChoice({ key: 'frequency', choices: CHOICES.frequency })),
  question('skill', copy.skillQuestion, ask.singleChoice({ key: 'skillLevel', choices: CHOICES.skillLevel })),
  question(
    'miss',
    copy.missQuestion.title,
    ask.singleChoice({
      key: 'missPattern',
      choices: CHOICES.missPattern.map((choice) => ({ ...choice, label: sidesAsSeen(choice.label, hand) })),
    }),
    { help: copy.missQuestion.help, isSided: true },
  ),
  question('course', copy.courseQuestion, ask.singleChoice({ key: 'courseType', choices: CHOICES.courseType })),
]

/** Steps and faults, which are the same for both hands. */
export const STARTER_WIZARD: Wizard<StarterAnswers> = {
  sections: [{ title: copy.sectionTitle, questions: starterQuestions(undefined) }],
  finishLabel: copy.finish,
}
