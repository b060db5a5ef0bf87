import { useId } from 'react'

type Choice<Value extends string> = { readonly value: Value; readonly label: string }

type ChoiceRowProps<Value extends string> = {
  readonly legend: string
  readonly choices: readonly Choice<Value>[]
  readonly chosen: Value | undefined
  readonly onChoose: (value: Value) => void
  /** For choices that say themselves what they are about. */
  readonly isLegendHidden?: boolean
}

/** One of a few, side by side: native radios, the chosen one on ink. */
export function ChoiceRow<Value extends string>({
  legend,
  choices,
  chosen,
  onChoose,
  isLegendHidden = false,
}: ChoiceRowProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className={isLegendHidden ? 'sr-only' : 'mb-1.5 font-plate text-plate-sm font-bold'}>{legend}</legend>
      <div className="grid auto-cols-fr grid-flow-col gap-0.5 rounded-control border border-edge bg-sheet p-0.5">
        {choices.map(({ value, label }) => (
          <label
            key={value}
            className="relative grid min-h-11 cursor-pointer place-items-center rounded-[6px] px-1 text-center wrap-anywhere font-plate text-[1.0625rem] font-semibold hover:bg-mown has-checked:bg-ink has-checked:text-on-ink forced-colors:has-checked:[forced-color-adjust:none] forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
