import type { ReactNode } from 'react'
import * as copy from '#bag/bag.copy.ts'
import styles from './bag-edit.module.css'
import bag from '../bag.module.css'

type FieldFrameProps = {
  readonly id: string
  readonly label: string
  /** 'wide' takes the whole row, 'measure' a third of it, anything else a half. */
  readonly width?: keyof typeof WIDTHS | undefined
  readonly problem?: string | undefined
  readonly children: ReactNode
}

const WIDTHS = { wide: styles.wide, measure: styles.measure } as const

function FieldFrame({ id, label, width, problem, children }: FieldFrameProps) {
  return (
    <div className={`${styles.field} ${width === undefined ? '' : WIDTHS[width]}`}>
      <label htmlFor={id} className="font-plate font-semibold">
        {label}
      </label>
      {children}
      {problem !== undefined && (
        <p id={`${id}-fault`} className="text-xs text-flag-ink">
          <span aria-hidden="true" className="mr-1.5 inline-block size-2.5 bg-flag" />
          {problem}
        </p>
      )}
    </div>
  )
}

type TypedInputProps = {
  readonly id: string
  readonly label: string
  readonly value: string
  /** Why it cannot be saved as it is. */
  readonly problem: string | undefined
  readonly onType: (text: string) => void
  /** A number with this unit. */
  readonly unit?: string
  /** Several lines. */
  readonly isLong?: boolean
  /** The usual value stands there, and nobody has entered it. */
  readonly isAssumed?: boolean
}

/** A text or a number about a club. What cannot be saved stays as typed, with the reason. */
export function TypedInput({
  id,
  label,
  value,
  problem,
  onType,
  unit,
  isLong = false,
  isAssumed = false,
}: TypedInputProps) {
  const width = isLong ? 'wide' : unit === undefined ? undefined : 'measure'
  const shared = {
    id,
    value,
    className: `${bag.input} ${isAssumed ? 'text-ink-2 italic' : ''}`,
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': problem === undefined ? undefined : `${id}-fault`,
  }
  return (
    <FieldFrame id={id} label={unit === undefined ? label : `${label}, ${unit}`} width={width} problem={problem}>
      {isLong ? (
        <textarea {...shared} rows={2} onChange={({ target }) => onType(target.value)} />
      ) : (
        <input
          {...shared}
          type="text"
          inputMode={unit === undefined ? 'text' : 'decimal'}
          autoComplete="off"
          onChange={({ target }) => onType(target.value)}
        />
      )}
      {isAssumed && <p className="text-xs text-ink-2">{copy.usualLoft}</p>}
    </FieldFrame>
  )
}

type ChoiceFieldProps<Choice extends string> = {
  readonly id: string
  readonly label: string
  readonly choices: readonly Choice[]
  readonly words: Readonly<Record<Choice, string>>
  readonly chosen: Choice
  readonly onChoose: (choice: Choice) => void
}

/** One of a few, in a native list. */
export function ChoiceField<Choice extends string>({
  id,
  label,
  choices,
  words,
  chosen,
  onChoose,
}: ChoiceFieldProps<Choice>) {
  return (
    <FieldFrame id={id} label={label}>
      <select
        id={id}
        value={chosen}
        className={bag.input}
        onChange={({ target }) => {
          const choice = choices.find((other) => other === target.value)
          if (choice) onChoose(choice)
        }}
      >
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {words[choice]}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
