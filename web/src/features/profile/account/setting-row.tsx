import { useId } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/button.tsx'
import styles from './account.module.css'

export type SettingRowProps = {
  readonly title: string
  readonly current: string
  /** The words of the button; undefined where nothing can be changed. */
  readonly change: string | undefined
  readonly isOpen: boolean
  readonly onOpen: () => void
  readonly onClose: () => void
  readonly badge?: ReactNode
  /** Stands below the line. */
  readonly below?: ReactNode
  /** The form, given the way to close it. */
  readonly children: (close: () => void) => ReactNode
}

/** One line of the account; its form opens in place and gives the focus back to the button. */
export function SettingRow({
  title,
  current,
  change,
  isOpen,
  onOpen,
  onClose,
  badge,
  below,
  children,
}: SettingRowProps) {
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
    <div className={styles.row}>
      <div className={styles.line}>
        <div className="min-w-0">
          <h3>{title}</h3>
          <p className={styles.value}>{current}</p>
          {badge}
        </div>
        {change !== undefined && (
          <Button
            id={buttonId}
            look="quiet"
            className={styles.quiet}
            aria-expanded={isOpen}
            aria-controls={isOpen ? formId : undefined}
            onClick={isOpen ? close : open}
          >
            {change}
          </Button>
        )}
      </div>
      {isOpen && (
        <div id={formId} className={styles.form}>
          {children(close)}
        </div>
      )}
      {below}
    </div>
  )
}
