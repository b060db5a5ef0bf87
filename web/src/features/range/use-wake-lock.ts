import { useEffect } from 'react'

/** Keeps the screen on while the page is open and seen, where the browser can. It lets go by itself when it is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    if (!('wakeLock' in navigator)) return undefined
    let held: WakeLockSentinel | undefined
    let isLeft = false

    async function hold(): Promise<void> {
      if (document.visibilityState !== 'visible') return
      const taken = await navigator.wakeLock.request('screen')
      if (isLeft) await taken.release()
      else held = taken
    }
    const tryToHold = () =>
      void hold().catch((error: unknown) => {
        // So does a phone that saves its battery: the log works all the same.
        console.info('The browser does not keep the screen on', error)
      })

    tryToHold()
    document.addEventListener('visibilitychange', tryToHold)
    return () => {
      isLeft = true
      document.removeEventListener('visibilitychange', tryToHold)
      void held?.release()
    }
  }, [])
}
