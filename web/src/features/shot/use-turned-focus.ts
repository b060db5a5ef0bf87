import { useCallback, useEffect, useRef } from 'react'

/**
 * When the advice takes the place of the questions it gets the focus, and when it goes the first question does; each
 * begins at the top. Gives the `ref` of the answer, which may come a moment later than the page around it.
 */
export function useTurnedFocus(isShown: boolean, firstQuestion: () => HTMLElement | null) {
  const wasShown = useRef(isShown)
  const isAwaited = useRef(false)
  const question = useRef(firstQuestion)
  const panel = useRef<HTMLElement>(null)

  useEffect(() => {
    question.current = firstQuestion
  })
  useEffect(() => {
    if (wasShown.current === isShown) return
    wasShown.current = isShown
    window.scrollTo({ top: 0, behavior: 'instant' })
    isAwaited.current = isShown && panel.current === null
    if (!isAwaited.current) (isShown ? panel.current : question.current())?.focus({ preventScroll: true })
  }, [isShown])

  return useCallback((element: HTMLElement | null) => {
    panel.current = element
    if (element && isAwaited.current) {
      isAwaited.current = false
      element.focus({ preventScroll: true })
    }
  }, [])
}
