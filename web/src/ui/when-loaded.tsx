import { useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import * as copy from './parts.copy.ts'
import { Sheet } from './sheet.tsx'

type WhenLoadedProps<Content> = {
  readonly content: Content | undefined
  readonly isLoading: boolean
  /** In the plural, as it stands in a sentence: 'distances'. */
  readonly what: string
  /** Stands in the places of the content until it is there. */
  readonly skeleton: ReactNode
  /** Above skeleton and failure, where the content brings a head of its own. */
  readonly head?: ReactNode
  readonly onRetry: () => void
  readonly children: (content: Content) => ReactNode
}

/** What a golfer has stored: its places while it is loading, and when it cannot be loaded a sentence and another try. */
export function WhenLoaded<Content>(props: WhenLoadedProps<Content>) {
  const { content, isLoading, what, skeleton, head, onRetry, children } = props
  const body = useRef<HTMLDivElement>(null)
  return (
    <div ref={body} tabIndex={-1} className="outline-none">
      {content !== undefined ? (
        children(content)
      ) : (
        <>
          {head}
          {isLoading ? (
            skeleton
          ) : (
            <Sheet>
              <p role="alert">{copy.notLoaded(what)}</p>
              <Button
                look="line"
                className="mt-4"
                onClick={() => {
                  // The button goes away with the failure; what comes instead takes the focus.
                  body.current?.focus({ preventScroll: true })
                  onRetry()
                }}
              >
                {copy.tryAgain}
              </Button>
            </Sheet>
          )}
        </>
      )}
    </div>
  )
}
