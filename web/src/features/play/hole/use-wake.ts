import { useEffect, useRef, useState } from 'react'
import { isAsleep } from '@bagwise/golf/play/next-stroke'

const LOOK_EVERY_MS = 1_000

/**
 * Whether the phone has not been touched for half a minute: the next tap then only wakes it, so that a pocket notes
 * nothing.
 */
export function useWake(): { readonly isSleeping: boolean; readonly wake: () => void } {
  const lastTouchMs = useRef(0)
  const [isSleeping, setIsSleeping] = useState(false)
  useEffect(() => {
    lastTouchMs.current = performance.now()
    const touched = () => {
      // What wakes it is the tap on the cover.
      if (!isAsleep({ nowMs: performance.now(), lastTouchMs: lastTouchMs.current }))
        lastTouchMs.current = performance.now()
    }
    const looking = setInterval(() => {
      if (isAsleep({ nowMs: performance.now(), lastTouchMs: lastTouchMs.current })) setIsSleeping(true)
    }, LOOK_EVERY_MS)
    const events = ['pointerdown', 'keydown', 'input'] as const
    for (const name of events) document.addEventListener(name, touched, { capture: true })
    return () => {
      clearInterval(looking)
      for (const name of events) document.removeEventListener(name, touched, { capture: true })
    }
  }, [])
  return {
    isSleeping,
    wake: () => {
      lastTouchMs.current = performance.now()
      setIsSleeping(false)
    },
  }
}
