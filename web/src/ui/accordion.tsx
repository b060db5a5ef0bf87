import { useEffect, useRef } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './accordion.module.css'

type AccordionProps = {
  readonly title: string
  /** In front of the title. */
  readonly lead?: ReactNode
  /** What is inside, in one line. */
  readonly answer?: ReactNode
  /** For links to this part. */
  readonly id?: string
  readonly isOpenAtFirst?: boolean
  /** Of the heading. */
  readonly level?: 2 | 3 | 4
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** What a golfer has to see: an error, a warning, and a form that would lose what was typed into it. */
const NEVER_HIDDEN = '[role="alert"]:not(:empty), [aria-invalid="true"], [data-changed], [data-warning]'

/**
 * A part of a screen that starts closed. Find in page opens it, print shows it open, and what must not be hidden opens it
 * and keeps it open.
 */
export function Accordion({
  title,
  lead,
  answer,
  id,
  isOpenAtFirst = false,
  level = 2,
  className = '',
  children,
}: AccordionProps) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => (details.current ? openForWarnings(details.current) : undefined), [])
  const Heading = `h${level}` as const

  function keepOpen(event: MouseEvent) {
    const shown = details.current?.open === true && details.current.querySelector(NEVER_HIDDEN)
    if (!shown) return
    event.preventDefault()
    shown.scrollIntoView({ block: 'center' })
  }

  return (
    <details
      ref={details}
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      open={isOpenAtFirst}
      className={`${styles.accordion} ${className}`}
    >
      {/* Where they are too wide for one line the answer stands below the heading. */}
      <summary
        className="relative flex min-h-13 cursor-pointer flex-wrap content-center items-center gap-x-3 py-1 pr-8"
        onClick={keepOpen}
      >
        {lead}
        <Heading className="mr-auto min-w-0 font-plate text-plate-sm font-bold wrap-break-word">{title}</Heading>
        <span className="min-w-0 text-sm wrap-anywhere text-ink-2">{answer}</span>
        <Icon name="down" className={`absolute right-0 size-5 ${styles.chevron}`} />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  )
}

/** Opens it whenever something in it must not be hidden. Returns the way to stop. */
function openForWarnings(details: HTMLDetailsElement): () => void {
  const open = () => {
    if (details.querySelector(NEVER_HIDDEN)) details.open = true
  }
  open()
  const observer = new MutationObserver(open)
  observer.observe(details, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['aria-invalid', 'data-changed', 'data-warning', 'role'],
  })
  return () => observer.disconnect()
}
