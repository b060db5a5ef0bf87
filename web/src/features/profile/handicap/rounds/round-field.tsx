import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import type { RoundField, RoundForm } from './round-form.ts'
import styles from '#features/profile/details/details.module.css'

/** A field with what is typed into it. */
export type TypedField = {
  readonly name: Exclude<RoundField, 'holeCount'>
  readonly typed: string
  readonly problem: string | undefined
  readonly onChange: (changes: Partial<RoundForm>) => void
}

type FieldProps = TypedField &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'name' | 'id' | 'className'> & {
    readonly label: string
    readonly help?: string
  }

export function Field({ name, label, typed, help, problem, onChange, ...input }: FieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help} problem={problem}>
      <input
        {...input}
        id={id}
        name={name}
        value={typed}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={help === undefined && problem === undefined ? undefined : `${id}-notes`}
        onChange={({ target }) => onChange({ [name]: target.value })}
        className={styles.input}
      />
    </FieldFrame>
  )
}

type FieldFrameProps = {
  /** Of the control that the label belongs to. */
  readonly id: string
  readonly label: string
  readonly help: string | undefined
  readonly problem: string | undefined
  readonly children: ReactNode
}

/** A fault takes the place of the help. Looks like the fields of the profile, whose styles are there already. */
export function FieldFrame({ id, label, help, problem, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children}
      <p id={`${id}-notes`} className={problem === undefined ? styles.notes : 'text-xs text-flag-ink'}>
        {problem !== undefined && <span aria-hidden="true" className="mr-1.5 inline-block size-2.5 bg-flag" />}
        {problem ?? help}
      </p>
    </div>
  )
}
