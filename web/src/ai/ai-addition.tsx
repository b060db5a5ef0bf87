import type { ReactNode } from 'react'
import { useHasAi } from '#session/session.ts'
import { Sheet } from '#ui/sheet.tsx'
import * as copy from './ai.copy.ts'
import { SourceMark } from './source-mark.tsx'

type AiAdditionProps = {
  /** Where a link of `AiHint` leads. */
  readonly id: string
  readonly title: string
  /** What the AI said; undefined while it has said nothing that holds, which may stay so. */
  readonly children: ReactNode | undefined
  /** Why it says nothing. */
  readonly silence: string | undefined
}

/**
 * What the AI adds to what the rules have said, or a quiet line why it adds nothing. It stands behind it, so that nothing
 * moves when it comes; until then there is nothing to see.
 */
export function AiAddition({ id, title, children, silence }: AiAdditionProps) {
  const isThere = children !== undefined
  return (
    <>
      <p role="status" className={!isThere && silence ? 'mt-2 text-sm text-ink-2' : 'sr-only'}>
        {isThere ? copy.addedBelow(title) : silence}
      </p>
      {isThere && (
        <div id={id} tabIndex={-1}>
          <Sheet title={title} fact={<SourceMark source="ai" />}>
            {children}
          </Sheet>
        </div>
      )}
    </>
  )
}

/** The way to the AI's view, whose place is kept until it is there. As tall as a thumb, and no taller than its line. */
export function aiLinkClass(isThere: boolean): string {
  return `relative z-1 -my-3 flex min-h-11 items-center text-sm whitespace-nowrap underline decoration-fairway decoration-[1.5px] underline-offset-4 ${isThere ? '' : 'invisible'}`
}

/**
 * The mark of a result of the rules; once the AI has added to it, the way there too. Its place is kept for it where an AI
 * service is asked.
 */
export function AiHint({ id, isThere }: { readonly id: string; readonly isThere: boolean }) {
  return (
    <span className="flex items-center gap-2">
      {(useHasAi() || isThere) && <AiLink id={id} isThere={isThere} />}
      <SourceMark source="rules" />
    </span>
  )
}

/** The way to what the AI adds. */
export function AiLink({ id, isThere = true }: { readonly id: string; readonly isThere?: boolean }) {
  return (
    <a
      href={`#${id}`}
      className={aiLinkClass(isThere)}
      onClick={(event) => {
        // The address stays as it is: it holds what the golfer has asked.
        event.preventDefault()
        const place = document.getElementById(id)
        place?.focus({ preventScroll: true })
        place?.scrollIntoView()
      }}
    >
      {copy.aiView}
    </a>
  )
}
