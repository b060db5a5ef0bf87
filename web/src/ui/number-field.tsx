import type { InputHTMLAttributes, Ref } from 'react'

type NumberFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'type'> & {
  /** Shown inside the field at the right. */
  readonly unit: string
  readonly isInvalid?: boolean
  /** The arrow keys count up and down between `min` and `max`. */
  readonly isStepped?: boolean
  readonly inputRef?: Ref<HTMLInputElement>
}

/** A big numeral with its unit inside the field. The label is the caller's. */
export function NumberField({ unit, isInvalid = false, isStepped = false, inputRef, ...input }: NumberFieldProps) {
  return (
    <span
      className={`flex h-13 items-center gap-1.5 rounded-control border-2 bg-sheet px-3 has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus ${isInvalid ? 'border-flag-ink' : 'border-ink'}`}
    >
      <input
        inputMode="numeric"
        {...input}
        ref={inputRef}
        type={isStepped ? 'number' : 'text'}
        autoComplete="off"
        aria-invalid={isInvalid || undefined}
        className="plate h-12 w-full min-w-0 bg-transparent text-[1.75rem] text-ink outline-none placeholder:font-normal placeholder:text-ink-3"
      />
      <span className="font-plate font-semibold text-ink-2">{unit}</span>
    </span>
  )
}
