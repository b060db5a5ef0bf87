import { useId } from 'react'

type BallOptionsProps<Value extends string> = {
  readonly legend: string
  readonly options: readonly Value[]
  readonly names: Readonly<Record<Value, string>>
  /** A line below the name. */
  readonly help?: (value: Value) => string
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** One of a few: native radios that a thumb can hit, beside each other where there is room. */
export function BallOptions<Value extends string>({
  legend,
  options,
  names,
  help,
  chosen,
  onChoose,
}: BallOptionsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-plate text-plate-sm font-bold">{legend}</legend>
      <div className={help ? 'grid gap-2' : `ball-options ${options.length % 2 === 0 ? 'ball-options-even' : ''}`}>
        {options.map((value) => (
          <label key={value} className={help ? 'choice-chip ball-option ball-option-wide' : 'choice-chip ball-option'}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            <span>{names[value]}</span>
            {help && <span className="ball-option-help">{help(value)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
