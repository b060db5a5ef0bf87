import { useEffect, useRef } from 'react'

/** Time to see what was chosen before the next question comes (specification 2 §9). */
const ADVANCE_AFTER_MS = 300

/** Goes on a moment after an answer. For people who ask for less motion nothing moves by itself: they press Next. */
export function useAutoAdvance() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    start: (advance: () => void) => {
      clearTimeout(timer.current)
      if (!matchMedia('(prefers-reduced-motion: reduce)').matches) timer.current = setTimeout(advance, ADVANCE_AFTER_MS)
    },
    stop: () => clearTimeout(timer.current),
  }
}
