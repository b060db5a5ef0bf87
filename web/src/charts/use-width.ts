import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'

/** The real width of an element in px, so that a drawing is made for it and its text is never scaled. */
export function useWidthPx<Element extends HTMLElement>(): readonly [RefObject<Element | null>, number | undefined] {
  const ref = useRef<Element>(null)
  const [widthPx, setWidthPx] = useState<number>()

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
