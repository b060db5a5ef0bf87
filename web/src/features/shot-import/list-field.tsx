import { useId } from 'react'
import styles from './import.module.css'

type ListFieldProps = {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly isInvalid?: boolean
  readonly onChoose: (value: string) => void
}

/** One of a list, under its label. */
export function ListField({ label, value, options, isInvalid = false, onChoose }: ListFieldProps) {
  const id = useId()
  return (
    <div className="grid min-w-0 gap-1">
      <label htmlFor={id} className="font-plate text-plate-sm font-bold wrap-anywhere">
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-invalid={isInvalid || undefined}
        className={styles.list}
        onChange={({ target }) => onChoose(target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
