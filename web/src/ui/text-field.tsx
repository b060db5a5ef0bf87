import { useId } from 'react'
import type { InputHTMLAttributes } from 'react'

type TextFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'id'> & {
  readonly label: string
  readonly hint?: string
}

export function TextField({ label, hint, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-plate text-plate-sm font-bold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        className="h-13 w-full rounded-control border border-edge bg-sheet px-3 text-base text-ink placeholder:text-ink-3"
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="text-xs text-ink-2">
          {hint}
        </p>
      )}
    </div>
  )
}
