import { useId } from 'react'
import type { PartProps } from './part-props.ts'
import { PartGroup } from './part-group.tsx'
import type { Choice, MultiChoiceInput, SingleChoiceInput } from '#wizard/wizard.ts'
import { withAnswers } from '#wizard/wizard-state.ts'
import type { WizardState } from '#wizard/wizard-state.ts'
import styles from '#wizard/wizard.module.css'

type SingleChoiceProps<Answers> = PartProps<Answers, SingleChoiceInput<Answers>> & {
  /** The start value is not shown as chosen. */
  readonly isBlank: boolean
  /** Told of each press, with the answer in it. */
  readonly onTap: ((state: WizardState<Answers>) => void) | undefined
}

/** One of several: native radios in rows that a thumb can hit. */
export function SingleChoice<Answers>({
  input,
  state,
  onChange,
  isBlank,
  onTap,
  ...group
}: SingleChoiceProps<Answers>) {
  const name = useId()
  const chosen = isBlank ? undefined : input.read(state.answers)
  const withChoice = (value: string) => withAnswers(state, input.id, input.write(state.answers, value))
  const choose = (value: string) => onChange(withChoice(value))

  function press(value: string) {
    if (onTap) onTap(withChoice(value))
    // The start value is taken by a press on it.
    else if (value === chosen) choose(value)
  }

  return (
    <PartGroup {...group} label={input.label}>
      <div
        className={`grid gap-2 ${input.isCompact ? styles.compact : ''}`}
        data-names={input.isOfNames || undefined}
        data-among={input.isLastAmong || undefined}
      >
        {input.choices.map((choice) => (
          <ChoiceCard
            key={choice.value}
            choice={choice}
            type="radio"
            isChip={input.isCompact}
            name={name}
            isChosen={choice.value === chosen}
            onChoose={() => choose(choice.value)}
            onPress={() => press(choice.value)}
          />
        ))}
      </div>
    </PartGroup>
  )
}

/** Any number of several, none included. */
export function MultiChoice<Answers>({
  input,
  state,
  onChange,
  ...group
}: PartProps<Answers, MultiChoiceInput<Answers>>) {
  const name = useId()
  const chosen = input.read(state.answers)

  function toggle(value: string) {
    const values = chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]
    onChange(withAnswers(state, input.id, input.write(state.answers, values)))
  }

  return (
    <PartGroup {...group} label={input.label}>
      <div className="grid gap-2 min-[26rem]:grid-cols-2">
        {input.choices.map((choice) => (
          <ChoiceCard
            key={choice.value}
            choice={choice}
            type="checkbox"
            name={name}
            isChosen={chosen.includes(choice.value)}
            onChoose={() => toggle(choice.value)}
          />
        ))}
      </div>
    </PartGroup>
  )
}

type ChoiceCardProps = {
  readonly choice: Choice
  readonly type: 'radio' | 'checkbox'
  readonly name: string
  /** Lower and narrower. */
  readonly isChip?: boolean
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** A press of any kind, arrow keys among them, also on what is chosen already; it comes before `onChoose`. */
  readonly onPress?: () => void
}

/** The whole card is the target; its line of help is read after its name. */
export function ChoiceCard({
  choice: { value, label, help, drawing },
  type,
  name,
  isChip = type === 'checkbox',
  isChosen,
  onChoose,
  onPress,
}: ChoiceCardProps) {
  const id = useId()
  const helpId = help === undefined ? undefined : `${id}-help`
  return (
    <label className={`${styles.card} ${isChip ? styles.chip : ''}`}>
      <input
        type={type}
        name={name}
        value={value}
        checked={isChosen}
        aria-labelledby={id}
        aria-describedby={helpId}
        onChange={onChoose}
        onClick={onPress}
      />
      {drawing}
      <span className="min-w-0 wrap-anywhere">
        <span id={id} className="font-plate text-plate-sm font-bold">
          {label}
        </span>
        {helpId !== undefined && (
          <span id={helpId} className="block text-sm text-ink-2">
            {help}
          </span>
        )}
      </span>
    </label>
  )
}
