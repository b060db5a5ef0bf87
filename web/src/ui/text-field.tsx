import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> & {
  readonly label: string
  readonly hint?: string
  readonly inputRef?: Ref<HTMLInputElement>
  /** A small control at the right end of the field. */
  readonly control?: ReactNode
}

export function TextField({ label, hint, inputRef, control, ...input }: TextFieldProps) {
  const id = useId()
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
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          className={`h-13 w-full rounded-control border border-edge bg-sheet pl-3 text-base text-ink placeholder:text-ink-3 ${control === undefined ? 'pr-3' : 'pr-18'}`}
        />
        {control !== undefined && <div className="absolute inset-y-0 right-1 grid items-center">{control}</div>}
      </div>
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-xs text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}
