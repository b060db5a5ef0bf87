import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

type FaultFormProps = {
  /** What is wrong with what was typed; a new one for every try. */
  readonly fault:
    | {
        readonly message: string
        readonly more?: string
        /** The name of the field, or of the button, that it is about. */
        readonly path?: string | undefined
        readonly isCalm?: boolean
      }
    | undefined
  readonly onSubmit: () => void
  readonly onEscape?: () => void
  /** The fields. */
  readonly children: ReactNode
  /** The buttons below them. */
  readonly actions: ReactNode
}

/** A form that says once what is wrong with it, and puts the focus on the first field that is marked. */
export function FaultForm({ fault, onSubmit, onEscape, children, actions }: FaultFormProps) {
  const ref = useRef<HTMLFormElement>(null)

  useEffect(() => {
    const form = ref.current
    if (!fault || !form) return
    const marked = form.querySelector<HTMLElement>('[aria-invalid="true"]')
    const field = fault.path === undefined ? null : form.elements.namedItem(fault.path)
    if (marked) marked.focus()
    else if (field instanceof HTMLInputElement || field instanceof HTMLButtonElement) field.focus()
    // The button was disabled while it worked and has lost the focus.
    else if (!form.contains(document.activeElement)) form.querySelector<HTMLElement>('[type=submit]')?.focus()
  }, [fault])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the Cancel button does the same
    <form
      ref={ref}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && onEscape) onEscape()
      }}
    >
      {children}
      <div>
        <div role="alert">
          {fault && (
            <div className={`mb-4 ${fault.isCalm === true ? '' : 'text-flag-ink'}`}>
              <p className={fault.isCalm === true ? '' : 'font-semibold'}>{fault.message}</p>
              {fault.more !== undefined && <p className="text-sm">{fault.more}</p>}
            </div>
          )}
        </div>
        {actions}
      </div>
    </form>
  )
}
