import { useEffect, useState } from 'react'

/** An answer that follows each change is read out when nothing has changed for so long; its own rest comes before. */
export const SPEAK_AFTER_MS = 650

/** The value once it has not changed for so long; the one before until then. */
export function useRested<Value>(value: Value, afterMs: number): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return rested
}
