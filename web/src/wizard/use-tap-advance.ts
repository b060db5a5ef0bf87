import { useEffect, useRef } from 'react'
import type { KeyboardEvent } from 'react'

/** Time to see what was chosen before the next question comes (specification 2 §9). */
const ADVANCE_AFTER_MS = 300

/**
 * A press on an answer goes on by itself a moment later; moving among the answers with the arrows does not. For people who
 * ask for less motion nothing moves by itself: they press Next.
 */
export function useTapAdvance(stepId: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isArrowDown = useRef(false)
  const stop = () => clearTimeout(timer.current)
  // Back of the browser leaves the question too.
  useEffect(() => () => clearTimeout(timer.current), [stepId])

  return {
    stop,
    tapped: (advance: () => void) => {
      stop()
      if (isArrowDown.current || matchMedia('(prefers-reduced-motion: reduce)').matches) return
      timer.current = setTimeout(advance, ADVANCE_AFTER_MS)
    },
    /** For what holds the radios. */
    answerKeys: {
      onKeyDown: ({ key, target }: KeyboardEvent) => {
        isArrowDown.current = key.startsWith('Arrow')
        // Browsers make no click of it when the radio is chosen already.
        if (key === ' ' && target instanceof HTMLInputElement && target.type === 'radio' && target.checked) {
          target.click()
        }
      },
      onKeyUp: () => {
        isArrowDown.current = false
      },
      // The key may have been let go over another window.
      onPointerDown: () => {
        isArrowDown.current = false
      },
    },
  }
}
