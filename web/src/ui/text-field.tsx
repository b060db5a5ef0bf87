import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> & {
  readonly label: string
  readonly hint?: string
  /** Why what stands in it cannot be taken: takes the place of the hint. */
  readonly problem?: string | undefined
  readonly inputRef?: Ref<HTMLInputElement>
  /** A small control at the right end of the field. */
  readonly control?: ReactNode
}

export function TextField({ label, hint, problem, inputRef, control, ...input }: TextFieldProps) {
  const id = useId()
  const note = problem ?? hint
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-plate text-plate-sm font-bold">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          ref={inputRef}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : `${id}-hint`}
          className={`h-13 w-full rounded-control border border-edge bg-sheet pl-3 text-base text-ink placeholder:text-ink-3 ${control === undefined ? 'pr-3' : 'pr-18'}`}
        />
        {control !== undefined && <div className="absolute inset-y-0 right-1 grid items-center">{control}</div>}
      </div>
      {note !== undefined && (
        <p id={`${id}-hint`} className={`text-xs ${problem === undefined ? 'text-ink-2' : 'text-flag-ink'}`}>
          {problem !== undefined && <FaultMark />}
          {note}
        </p>
      )}
    </div>
  )
}

/** The red square before what is wrong with a field. */
export function FaultMark() {
  return <span aria-hidden="true" className="mr-1.5 inline-block size-2.5 bg-flag" />
}
