import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

type DialogProps = {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A native modal dialog: a bottom sheet on phones. Escape, the cross and a tap beside it close it; focus returns. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    const opener = document.activeElement
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-autofocus], input, select, textarea')
    first?.focus()
    return () => {
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape does the same
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose()
      }}
      className="mt-auto mb-0 max-h-[92dvh] w-full max-w-none overflow-y-auto rounded-t-sheet border border-rule bg-sheet p-0 shadow-(--shadow-raised) backdrop:bg-ink/50 md:m-auto md:w-120 md:rounded-sheet dark:backdrop:bg-sunk/70"
    >
      <div className="grid gap-4 p-4 pb-[max(16px,env(safe-area-inset-bottom))]">
        <div className="flex items-start justify-between gap-3">
          <h2 id={titleId} className="pt-2">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-mown"
          >
            <Icon name="close" className="size-6" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
