import { useEffect, useState } from 'react'

/** Whether the golfer has looked at the phone again since the last stroke: at the ball, mostly. */
export function useWoken(): { readonly isWoken: boolean; readonly wake: () => void; readonly sleep: () => void } {
  const [isWoken, setIsWoken] = useState(false)
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') setIsWoken(true)
    }
    document.addEventListener('visibilitychange', seen)
    return () => document.removeEventListener('visibilitychange', seen)
  }, [])
  return { isWoken, wake: () => setIsWoken(true), sleep: () => setIsWoken(false) }
}
