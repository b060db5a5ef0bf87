import { useId } from 'react'
import type { Hand } from '@bagwise/golf/golfer'
import type { StarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'
import type { WizardState } from '#wizard/wizard-state.ts'
import * as copy from '#features/starter-sets/starter-sets.copy.ts'
import { starterQuestions } from './starter.wizard.ts'
import styles from '../starter-sets.module.css'

type AnswersSoFarProps = {
  readonly state: WizardState<StarterAnswers>
  readonly hand: Hand | null | undefined
}

/** The page beside the question, where there is room for one: what has been answered, and what it is for. */
export function AnswersSoFar({ state, hand }: AnswersSoFarProps) {
  const id = useId()
  const words = copy.answerWords(state.answers, hand)
  const current = starterQuestions(hand).findIndex((question) => question.id === state.stepId)
  return (
    <section className={styles.soFar} aria-labelledby={id}>
      <h3 id={id}>{copy.answersHeading}</h3>
      <dl className="divide-y divide-rule">
        {copy.answerNames.map((name, index) => (
          <div key={name}>
            <dt className="text-ink-2">{name}</dt>
            <dd>{index <= current ? words[index] : <span className="text-ink-2">{copy.notAnswered}</span>}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-2">{copy.answersUse}</p>
    </section>
  )
}
