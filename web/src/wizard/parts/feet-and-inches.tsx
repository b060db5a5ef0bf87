import * as copy from '#wizard/wizard.copy.ts'
import type { PartProps } from './part-props.ts'
import { PartGroup } from './part-group.tsx'
import type { FeetAndInchesInput } from '#wizard/wizard.ts'
import { withAnswers } from '#wizard/wizard-state.ts'
import styles from '#wizard/wizard.module.css'

export function FeetAndInches<Answers>({
  input,
  state,
  onChange,
  ...group
}: PartProps<Answers, FeetAndInchesInput<Answers>>) {
  const height = input.read(state.answers)
  const change = (changed: typeof height) => onChange(withAnswers(state, input.id, input.write(state.answers, changed)))

  return (
    <PartGroup {...group} label={input.label}>
      <div className="grid grid-cols-2 gap-2">
        <NumberSelect
          label={copy.feetLabel}
          numbers={input.feet}
          chosen={height.feet}
          onChoose={(feet) => change({ ...height, feet })}
        />
        <NumberSelect
          label={copy.inchesLabel}
          numbers={input.inches}
          chosen={height.inches}
          onChoose={(inches) => change({ ...height, inches })}
        />
      </div>
    </PartGroup>
  )
}

type NumberSelectProps = {
  readonly label: string
  readonly numbers: readonly number[]
  readonly chosen: number
  readonly onChoose: (chosen: number) => void
}

function NumberSelect({ label, numbers, chosen, onChoose }: NumberSelectProps) {
  return (
    <label className="grid min-w-0 gap-1 text-sm text-ink-2">
      {label}
      <select value={chosen} onChange={({ target }) => onChoose(Number(target.value))} className={styles.select}>
        {numbers.map((number) => (
          <option key={number}>{number}</option>
        ))}
      </select>
    </label>
  )
}
