import { useEffect, useState } from 'react'

/** Browsers without idle callbacks get this much time for the first paint. */
const SETTLED_AFTER_MS = 200

/** False at first, true once the browser has nothing better to do. */
export function useWhenIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)

  useEffect(() => {
    if (typeof requestIdleCallback !== 'function') {
      const timer = setTimeout(() => setIsIdle(true), SETTLED_AFTER_MS)
      return () => clearTimeout(timer)
    }
    const callback = requestIdleCallback(() => setIsIdle(true))
    return () => cancelIdleCallback(callback)
  }, [])

  return isIdle
}
