import { useId } from 'react'
import choiceChip from '#ui/choice-chip.module.css'
import styles from '../../shot.module.css'

const COLUMNS = { three: styles.choicesThree, four: styles.choicesFour } as const

type ChoiceGridProps<Value extends string> = {
  readonly legend: string
  readonly choices: readonly Value[]
  readonly names: Readonly<Record<Value, string>>
  /** Undefined when none of the choices says it. */
  readonly chosen: Value | undefined
  readonly onChoose: (value: Value) => void
  /** Choices beside each other where there is room. */
  readonly columns: keyof typeof COLUMNS
}

/** One of a few: native radios that a thumb can hit, in rows. */
export function ChoiceGrid<Value extends string>({
  legend,
  choices,
  names,
  chosen,
  onChoose,
  columns,
}: ChoiceGridProps<Value>) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-plate text-plate-sm font-bold">{legend}</legend>
      <div className={`${styles.choices} ${COLUMNS[columns]}`}>
        {choices.map((value) => (
          <label key={value} className={`${choiceChip.chip} ${styles.choice}`}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            {names[value]}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
