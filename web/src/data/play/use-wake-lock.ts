import { useEffect, useState, useSyncExternalStore } from 'react'
import { createWakeLock } from './wake-lock.ts'

/**
 * Keeps the screen on for 90 seconds after the last touch, at the ball and on the way to it. It is never there where the
 * browser has no such thing.
 */
export function useWakeLock(isWanted: boolean): { readonly isAvailable: boolean; readonly isHeld: boolean } {
  const [{ isAvailable, isHeld, subscribe, want }] = useState(() =>
    createWakeLock({ wakeLock: 'wakeLock' in navigator ? navigator.wakeLock : undefined, page: document }),
  )
  const held = useSyncExternalStore(subscribe, isHeld)
  useEffect(() => (isWanted ? want() : undefined), [isWanted, want])
  return { isAvailable, isHeld: held }
}
