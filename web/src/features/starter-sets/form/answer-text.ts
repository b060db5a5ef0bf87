import type { StarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'
import { CHOICES } from './starter.wizard.ts'

/** What a miss is called when the question does not stand above them. */
const MISS_WORDS = {
  right: 'Misses right',
  left: 'Misses left',
  short: 'Misses short',
  long: 'Misses long',
  inconsistent: 'Misses anywhere',
} as const satisfies Record<StarterAnswers['missPattern'], string>

/** The five answers in short words, in the order they were asked. */
export function answerWords({ budget, frequency, skillLevel, missPattern, courseType }: StarterAnswers): string[] {
  const label = <Value extends string>(choices: readonly { value: Value; label: string }[], value: Value) =>
    choices.find((choice) => choice.value === value)?.label ?? value
  return [
    label(CHOICES.budget, budget),
    label(CHOICES.frequency, frequency),
    label(CHOICES.skillLevel, skillLevel),
    MISS_WORDS[missPattern],
    label(CHOICES.courseType, courseType),
  ]
}
