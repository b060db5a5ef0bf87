import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

type StepHeadingProps = {
  readonly id: string
  /** Read out after the words, as in "Question 2 of 12". */
  readonly describedBy?: string
  readonly children: ReactNode
}

/** Takes the focus when its step comes up, so that the step is read out from its start. Give it the step as its key. */
export function StepHeading({ id, describedBy, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('dialog')?.scrollTo({ top: 0 })
  }, [])

  return (
    <h3
      ref={heading}
      id={id}
      tabIndex={-1}
      data-autofocus
      aria-describedby={describedBy}
      className="text-plate-md outline-none"
    >
      {children}
    </h3>
  )
}
