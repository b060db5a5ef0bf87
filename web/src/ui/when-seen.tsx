import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

type WhenSeenProps = {
  /** Keeps the place. */
  readonly waiting: ReactNode
  readonly children: ReactNode
}

/** Close enough that the children are usually there when they are looked at. */
const AHEAD = '300px'

/** Its children from the moment their place comes near the window. */
export function WhenSeen({ waiting, children }: WhenSeenProps) {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setIsSeen] = useState(false)

  useEffect(() => {
    if (!place.current) return undefined
    const observer = new IntersectionObserver(
      (entries) => setIsSeen((before) => before || entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: AHEAD },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])

  return <div ref={place}>{isSeen ? children : waiting}</div>
}
