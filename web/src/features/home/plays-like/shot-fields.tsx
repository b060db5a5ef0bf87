import { useId } from 'react'
import { NumberField } from '#ui/number-field.tsx'

const LABEL = 'font-plate text-plate-sm font-bold'

type ShotNumberProps = {
  readonly label: string
  readonly unit: string
  readonly value: string
  readonly isInvalid: boolean
  readonly onType: (text: string) => void
}

export function ShotNumber({ label, unit, value, isInvalid, onType }: ShotNumberProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <NumberField
        id={id}
        unit={unit}
        value={value}
        isInvalid={isInvalid}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  )
}

type SelectFieldProps = {
  readonly label: string
  readonly value: string
  readonly choices: readonly { readonly value: string; readonly words: string }[]
  readonly onChoose: (value: string) => void
}

export function SelectField({ label, value, choices, onChoose }: SelectFieldProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className={LABEL}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        className="h-13 w-full min-w-0 rounded-control border border-edge bg-sheet px-3 text-base text-ink"
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.words}
          </option>
        ))}
      </select>
    </div>
  )
}
