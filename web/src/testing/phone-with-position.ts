import { planeAt } from '@bagwise/golf/course/plane'
import type { LatLon } from '@bagwise/golf/course/plane'

export const FIRST_TEE: LatLon = { latitudeDeg: 33.5, longitudeDeg: -82.02 }
const PLANE = planeAt(FIRST_TEE)
const EVERY_MS = 1_000
const USUAL_ACCURACY_METERS = 4

type Watcher = { readonly onFix: PositionCallback; readonly onError: PositionErrorCallback | null | undefined }

/**
 * For tests with a fake clock: a phone whose page may be hidden, with a receiver that tells a fix a second while it is
 * watched. It knows for how long it was watched, and for how long while the page was hidden.
 */
export function phoneWithPosition() {
  const watchers = new Map<number, Watcher>()
  let nextWatch = 1
  let isVisible = true
  let at = FIRST_TEE
  let accuracyMeters = USUAL_ACCURACY_METERS
  let isSearching = false
  let isRefused = false
  const counts = { watchCount: 0, watchedMs: 0, watchedHiddenMs: 0 }

  const page = new EventTarget()
  Object.defineProperty(page, 'visibilityState', { get: () => (isVisible ? 'visible' : 'hidden') })

  function tell({ onFix }: Watcher, timestamp = Date.now()): void {
    const coords = { latitude: at.latitudeDeg, longitude: at.longitudeDeg, accuracy: accuracyMeters }
    onFix({ coords, timestamp } as GeolocationPosition)
  }

  function fail(code: number): void {
    const error = { code, message: 'No position', PERMISSION_DENIED: 1 } as GeolocationPositionError
    for (const { onError } of watchers.values()) onError?.(error)
  }

  setInterval(() => {
    if (watchers.size === 0) return
    counts.watchedMs += EVERY_MS
    if (!isVisible) counts.watchedHiddenMs += EVERY_MS
    if (isRefused) fail(1)
    else if (!isSearching) for (const watcher of watchers.values()) tell(watcher)
  }, EVERY_MS)

  return {
    counts,
    page: page as unknown as Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>,
    geolocation: {
      watchPosition: (onFix: PositionCallback, onError?: PositionErrorCallback | null): number => {
        counts.watchCount += 1
        watchers.set(nextWatch, { onFix, onError })
        nextWatch += 1
        return nextWatch - 1
      },
      clearWatch: (watch: number): void => void watchers.delete(watch),
    },
    isWatched: () => watchers.size > 0,
    /** Yards along the first hole and to the right of it. */
    moveTo: (along: number, right = 0): void => {
      at = PLANE.from({ x: right, y: along })
    },
    setAccuracy: (meters: number): void => {
      accuracyMeters = meters
    },
    /** No fix comes, and no error. */
    search: (isOn: boolean): void => {
      isSearching = isOn
    },
    refuse: (): void => {
      isRefused = true
    },
    failOnce: fail,
    /** A fix that the receiver had kept. */
    tellOld: (timestamp: number): void => {
      for (const watcher of watchers.values()) tell(watcher, timestamp)
    },
    hide: (isHidden: boolean): void => {
      isVisible = !isHidden
      page.dispatchEvent(new Event('visibilitychange'))
    },
    touch: (): void => void page.dispatchEvent(new Event('pointerdown')),
  }
}
