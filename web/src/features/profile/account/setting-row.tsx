import { useId } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/button.tsx'

type SettingRowProps = {
  readonly title: string
  readonly current: string
  /** The words of the button. */
  readonly change: string
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
  /** The form, given the way to close it. */
  readonly children: (close: () => void) => ReactNode
}

/** One line of the account; its form opens in place and gives the focus back to the button. */
export function SettingRow({ title, current, change, isOpen, onOpen, onClose, children }: SettingRowProps) {
  const buttonId = useId()
  const formId = useId()

  function open() {
    flushSync(onOpen)
    document.getElementById(formId)?.querySelector<HTMLElement>('input:not([hidden])')?.focus()
  }

  function close() {
    flushSync(onClose)
    document.getElementById(buttonId)?.focus()
  }

  return (
    <div className="account-row">
      <div className="account-line">
        <div className="min-w-0">
          <h3>{title}</h3>
          <p className="account-value">{current}</p>
        </div>
        <Button
          id={buttonId}
          look="quiet"
          className="account-quiet"
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={isOpen ? close : open}
        >
          {change}
        </Button>
      </div>
      {isOpen && (
        <div id={formId} className="account-form">
          {children(close)}
        </div>
      )}
    </div>
  )
}
