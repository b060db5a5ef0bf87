import type { ReactNode } from 'react'
import styles from './details.module.css'

/** What stands below a field. */
export type FieldNotes = {
  readonly help?: string | undefined
  readonly problem?: string | undefined
  readonly elsewhere?: string | undefined
}

type FieldFrameProps = FieldNotes & {
  readonly id: string
  readonly label: string
  /** The field that the label belongs to; left out where the label only names what is shown. */
  readonly labelFor?: string
  readonly children: ReactNode
}

export function FieldFrame({ id, label, labelFor, children, ...notes }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      {labelFor === undefined ? (
        <p className={styles.label}>{label}</p>
      ) : (
        <label htmlFor={labelFor} className={styles.label}>
          {label}
        </label>
      )}
      {children}
      <Notes id={id} {...notes} />
    </div>
  )
}

/** A fault takes the place of the help. */
export function Notes({ id, help, problem, elsewhere }: FieldNotes & { readonly id: string }) {
  if (help === undefined && problem === undefined && elsewhere === undefined) return null
  return (
    <div id={`${id}-notes`} className={styles.notes}>
      {problem === undefined ? (
        help !== undefined && <p>{help}</p>
      ) : (
        <p className="text-flag-ink">
          <span aria-hidden="true" className="mr-1.5 inline-block size-2.5 bg-flag" />
          {problem}
        </p>
      )}
      {elsewhere !== undefined && <p className="text-clay-ink">{elsewhere}</p>}
    </div>
  )
}
