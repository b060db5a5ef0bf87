import { useId } from 'react'

type FilterChoiceProps<Value extends string> = {
  readonly legend: string
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly count: number }[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** Chips of which one is chosen, each with how many recommendations it would leave. */
export function FilterChoice<Value extends string>({ legend, choices, chosen, onChoose }: FilterChoiceProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-plate text-plate-sm font-bold">{legend}</legend>
      <div className="advice-chips">
        {choices.map(({ value, label, count }) => (
          <label key={value} className="choice-chip advice-filter">
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            {label} <span className="advice-count">{count}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
