import { useEffect, useState } from 'react'
import { onIdle } from '#ui/when-idle.ts'

/** False at first, true once the browser has nothing better to do. */
export function useWhenIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false)
  useEffect(() => onIdle(() => setIsIdle(true)), [])
  return isIdle
}
