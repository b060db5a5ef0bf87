import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

type StepHeadingProps = {
  readonly id: string
  /** Read out after the words, as in "Question 2 of 12". */
  readonly describedBy?: string
  /** On a page of its own it stands right below the title; a page that has just been opened keeps the focus. */
  readonly page?: 'opened' | 'moved' | undefined
  readonly children: ReactNode
}

/** Takes the focus when its step comes up, so that the step is read out from its start. Give it the step as its key. */
export function StepHeading({ id, describedBy, page, children }: StepHeadingProps) {
  const Heading = page === undefined ? 'h3' : 'h2'
  const takesFocus = useRef(page !== 'opened')
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    if (!takesFocus.current) return
    heading.current?.focus({ preventScroll: true })
    const scrolled = heading.current?.closest('dialog') ?? window
    scrolled.scrollTo({ top: 0, behavior: 'instant' })
  }, [])

  return (
    <Heading
      ref={heading}
      id={id}
      tabIndex={-1}
      data-step={page !== 'opened' || undefined}
      aria-describedby={describedBy}
      className="text-plate-md outline-none"
    >
      {children}
    </Heading>
  )
}
