import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/**
 * The real width of an element in px, so that a drawing is made for it and its text is never scaled. With `likelyPx`, as
 * it was the last time, a drawing is made before the page is laid out, and once more only where that was wrong.
 */
export function useWidthPx<Element extends HTMLElement>(
  likelyPx?: number,
): readonly [RefObject<Element | null>, number | undefined] {
  const ref = useRef<Element>(null)
  const [widthPx, setWidthPx] = useState(likelyPx)

  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const measure = () => setWidthPx(Math.floor(element.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return [ref, widthPx]
}
