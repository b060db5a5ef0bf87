import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** The second tap of a double tap comes within this time. */
const DEAF_MS = 400

/**
 * Two taps in quick succession move on by one question: a question is left once, and the one that has come up takes no
 * tap for a moment.
 */
export function useOneMove(
  stepId: string,
  form: RefObject<HTMLElement | null>,
): { readonly move: (go: () => void) => void } {
  const shownId = useRef(stepId)
  const leftId = useRef<string>(undefined)

  useLayoutEffect(() => {
    leftId.current = undefined
    if (shownId.current === stepId) return
    shownId.current = stepId
    // No timer: what a finger does is a matter of the page that is drawn.
    form.current?.animate({ pointerEvents: ['none', 'none'] }, DEAF_MS)
  }, [stepId, form])

  return {
    move: (go) => {
      if (leftId.current === stepId) return
      leftId.current = stepId
      go()
    },
  }
}
