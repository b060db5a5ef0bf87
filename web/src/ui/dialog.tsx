import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { isByPointer } from './last-input.ts'
import * as copy from './parts.copy.ts'

type DialogProps = {
  readonly title: string
  readonly onClose: () => void
  /** middle: a bottom sheet on phones. side: full height at the right. full: a screen of its own, whose title changes. */
  readonly place?: 'middle' | 'side' | 'full'
  readonly children: ReactNode
}

const PLACES = {
  middle: 'mt-auto mb-0 max-h-[92dvh] w-full max-w-none rounded-t-sheet md:m-auto md:w-120 md:rounded-sheet',
  full: 'm-0 h-dvh max-h-none w-full max-w-none border-0',
  side: 'my-0 mr-0 ml-auto h-dvh max-h-none w-[min(100%,21rem)] max-w-none border-y-0 border-r-0',
} as const

/** What takes more than a tap to give. */
const TYPED = 'textarea, select, input:not([type=radio], [type=checkbox], [type=range], [type=search])'

/** Where the focus begins for people who use keys. */
const FIRST_CONTROL = '[data-autofocus], input:not([tabindex="-1"]), select, textarea'

/** A native modal dialog. Escape, the cross and a tap beside it close it; focus returns to where it came from. */
export function Dialog({ title, onClose, place = 'middle', children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const pressed = useRef<EventTarget>(null)
  const typedIn = useRef<Element>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return undefined
    const opener = document.activeElement
    dialog.showModal()
    // By keys the reader goes on at the first control, where the browser has put the focus, or in the first field of a form.
    // By a tap the heading has it: no ring, and no keyboard of the device over what was opened.
    // The question of a wizard is read out from its start.
    const step = dialog.querySelector<HTMLElement>('[data-step]')
    if (step) step.focus()
    else if (isByPointer()) heading.current?.focus()
    else if (place === 'middle') dialog.querySelector<HTMLElement>(FIRST_CONTROL)?.focus()
    return () => {
      dialog.close()
      const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
      const back = isThere ? opener : document.querySelector<HTMLElement>('main h1')
      back?.focus({ preventScroll: !isThere })
    }
  }, [place])

  // What has come up on the screen is read out from its start.
  useEffect(() => {
    if (place !== 'full') return
    heading.current?.focus({ preventScroll: true })
    ref.current?.scrollTo({ top: 0, behavior: 'instant' })
  }, [place, title])

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape does the same
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        pressed.current = event.target
      }}
      onClick={(event) => {
        // Both ends beside the dialog: marking a text and letting go outside closes nothing. Nor does a slip cost what was
        // typed, as long as its field is there.
        const isBeside = event.target === ref.current && pressed.current === ref.current
        if (isBeside && typedIn.current?.isConnected !== true) onClose()
      }}
      onInput={({ target }) => {
        if (target instanceof Element && target.matches(TYPED)) typedIn.current = target
      }}
      className={`overflow-y-auto border text-ink border-rule bg-sheet p-0 raised backdrop:bg-scrim ${PLACES[place]}`}
    >
      <div
        className={`gap-4 p-4 pb-[max(16px,env(safe-area-inset-bottom))] ${place === 'full' ? 'flex min-h-full flex-col' : 'grid'}`}
      >
        <div className="flex items-start justify-between gap-3">
          {/* The longest word still fits a small phone with large text. */}
          <h2 ref={heading} id={titleId} tabIndex={-1} className="min-w-0 pt-2 text-[min(1.5rem,11vw)] outline-none">
            {title}
          </h2>
          <button
            type="button"
            aria-label={copy.close}
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
