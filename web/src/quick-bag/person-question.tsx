import { useId } from 'react'
import { HANDS } from '@bagwise/golf/golfer'
import { TEES } from '@bagwise/golf/tees'
import type { QuickAnswers } from '#storage/kept-bag.ts'
import { ChoiceCard } from '#wizard/parts/choice-cards.tsx'
import { useTapAdvance } from '#wizard/use-tap-advance.ts'
import { QuestionActions } from './question-actions.tsx'
import type { QuickBagInHand } from './use-quick-bag.ts'
import * as copy from './quick-steps.copy.ts'
import styles from './quick-bag.module.css'

const TEE_CHOICES = [...TEES, 'unsure'] as const

type PersonQuestionProps = { readonly quick: QuickBagInHand; readonly move: (go: () => void) => void }

/** Hand and tees, as far as nobody has said them: nobody has to. With both given it goes on by itself. */
export function PersonQuestion({ quick, move }: PersonQuestionProps) {
  const { answers, asked } = quick
  const { tapped, stop, answerKeys } = useTapAdvance('person')

  function press(given: QuickAnswers) {
    const next = { ...answers, ...given }
    const isWhole = (!asked.hand || next.hand !== undefined) && (!asked.tees || next.tees !== undefined)
    if (isWhole) tapped(() => move(() => quick.goOn(given)))
  }

  return (
    <form
      noValidate
      className={styles.question}
      onSubmit={(event) => {
        event.preventDefault()
        stop()
        move(() => quick.goOn())
      }}
    >
      <p className="text-sm text-ink-2">{copy.personHelp}</p>
      <div className="grid gap-4" {...answerKeys}>
        {asked.hand && (
          <Choices
            legend={copy.handLegend}
            choices={HANDS}
            labels={copy.hands}
            chosen={answers.hand}
            onChoose={(hand) => quick.answer({ hand })}
            onPress={(hand) => press({ hand })}
          />
        )}
        {asked.tees && (
          <Choices
            legend={copy.teesLegend}
            choices={TEE_CHOICES}
            labels={copy.tees}
            chosen={answers.tees}
            onChoose={(tees) => quick.answer({ tees })}
            onPress={(tees) => press({ tees })}
          />
        )}
      </div>
      <QuestionActions label={copy.showBag} onBack={quick.goBack} />
    </form>
  )
}

type ChoicesProps<Value extends string> = {
  readonly legend: string
  readonly choices: readonly Value[]
  readonly labels: Readonly<Record<Value, string>>
  readonly chosen: Value | undefined
  readonly onChoose: (value: Value) => void
  readonly onPress: (value: Value) => void
}

function Choices<Value extends string>({ legend, choices, labels, chosen, onChoose, onPress }: ChoicesProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-plate text-plate-sm font-bold">{legend}</legend>
      <div className={styles.choices}>
        {choices.map((value) => (
          <ChoiceCard
            key={value}
            choice={{ value, label: labels[value] }}
            type="radio"
            isChip
            name={name}
            isChosen={value === chosen}
            onChoose={() => onChoose(value)}
            onPress={() => onPress(value)}
          />
        ))}
      </div>
    </fieldset>
  )
}
