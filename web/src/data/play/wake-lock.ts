import { createListeners } from '#storage/listeners.ts'

type Lock = Pick<WakeLockSentinel, 'released' | 'release' | 'addEventListener'>

export type WakeLockPorts = {
  /** Undefined where the browser has none. */
  readonly wakeLock: { readonly request: (type: 'screen') => Promise<Lock> } | undefined
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

/** A look at the number and the walk to a ball not far away take less. */
const AFTER_TOUCH_MS = 90_000
const TOUCHES = ['pointerdown', 'keydown'] as const

/** Keeps the screen on for 90 seconds after the last touch while it is wanted. Asked for on a touch: some browsers want that. */
export function createWakeLock({ wakeLock, page }: WakeLockPorts) {
  const listeners = createListeners()
  let lock: Lock | undefined
  let isAsking = false
  let isWanted = false
  let releasing: ReturnType<typeof setTimeout> | undefined

  const isHeld = () => lock !== undefined && !lock.released

  function touch(): void {
    if (!isWanted || !wakeLock) return
    clearTimeout(releasing)
    releasing = setTimeout(release, AFTER_TOUCH_MS)
    if (!isHeld() && !isAsking) void ask(wakeLock)
  }

  async function ask(from: NonNullable<WakeLockPorts['wakeLock']>): Promise<void> {
    isAsking = true
    try {
      const given = await from.request('screen')
      // The browser takes it back when the page is hidden.
      given.addEventListener('release', listeners.tell)
      lock = given
      if (releasing === undefined) release()
    } catch (error) {
      console.info('The screen cannot be kept on', error)
    }
    isAsking = false
    listeners.tell()
  }

  function release(): void {
    clearTimeout(releasing)
    releasing = undefined
    const given = lock
    lock = undefined
    if (given && !given.released) {
      given.release().catch((error: unknown) => console.warn('The screen is kept on for longer', error))
    }
    listeners.tell()
  }

  return {
    isAvailable: wakeLock !== undefined,
    isHeld,
    subscribe: listeners.subscribe,
    want: (): (() => void) => {
      isWanted = true
      for (const one of TOUCHES) page.addEventListener(one, touch)
      return () => {
        isWanted = false
        for (const one of TOUCHES) page.removeEventListener(one, touch)
        release()
      }
    },
  }
}
