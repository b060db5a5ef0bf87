import { FRESH_MS, goodFixes, settledPlace, steadyFixes } from '@bagwise/golf/play/settled-place'
import type { Fix, SettledPlace } from '@bagwise/golf/play/settled-place'
import { tappedPlace } from '@bagwise/golf/play/tapped-place'
import { createListeners } from '#storage/listeners.ts'
import { locationFailure } from '#data/position.ts'
import { createFixClock } from './fix-clock.ts'

/** off: not asked in this round. typed: the golfer types distances; of an inaccurate position until it is good. */
type PositionMode = 'off' | 'asking' | 'live' | 'typed'
/** refused: the golfer said no. absent: this device has none, or does not find it. inaccurate: worse than 25 m. */
type PositionProblem = 'refused' | 'absent' | 'inaccurate'

export type PositionState = {
  readonly mode: PositionMode
  /** Why distances are typed. */
  readonly why: PositionProblem | undefined
  /** The last one that settled. */
  readonly place: SettledPlace | undefined
  /** Of the place, in whole seconds. */
  readonly ageMs: number
  /** The place is older than a position may be: it says where the golfer was. */
  readonly isLost: boolean
  readonly isWatching: boolean
}

/** Of the browser, or a test. */
export type PositionPorts = {
  /** Undefined where the browser has none. */
  readonly geolocation: Pick<Geolocation, 'watchPosition' | 'clearWatch'> | undefined
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  /** A good fix while the round is watched; the first one since the position was dark begins a stretch. */
  readonly onFix: (fix: Fix, isFirst: boolean) => void
  /** The position is dark from now on. */
  readonly onDark: () => void
  readonly onRefused: () => void
}

/** So long after Hit a place may still settle. */
const AFTER_HIT_MS = 12_000
/** A phone that never sleeps is watched so long after the last touch: a golfer at the ball touches it sooner. */
const AFTER_TOUCH_MS = 120_000
/** A receiver that was off needs so long to find itself. */
const PATIENCE_MS = 20_000
/** Beyond this the last place says little of where the golfer can be: a cart goes faster than anybody walks. */
const LAST_COUNTS_MS = 60_000
const TICK_MS = 1_000
const TOUCHES = ['pointerdown', 'keydown'] as const

const OFF: PositionState = {
  mode: 'off',
  why: undefined,
  place: undefined,
  ageMs: 0,
  isLost: false,
  isWatching: false,
}

/**
 * Where the golfer is in a round. It is asked for by `start` only, and watched only while the page is visible: from the screen
 * being woken or touched until 12 seconds after Hit. A refusal is final for the round.
 */
export function createRoundPosition({ geolocation, page, onFix, onDark, onRefused }: PositionPorts) {
  const listeners = createListeners()
  const clock = createFixClock()
  let state = OFF
  let isStarted = false
  let screenCount = 0
  let watch: number | undefined
  let watchedSinceMs = 0
  let closesAtMs = 0
  let ticking: ReturnType<typeof setInterval> | undefined
  let fixes: readonly Fix[] = []
  /** Whether any fix came, good or not. */
  let isHeard = false
  let isFirstFix = true
  let isFailureLogged = false
  let settled: { readonly place: SettledPlace; readonly atMs: number } | undefined
  let waiting: readonly ((place: SettledPlace | undefined) => void)[] = []

  function change(changed: Partial<PositionState>): void {
    const next = { ...state, ...changed }
    if (Object.entries(next).every(([name, value]) => Reflect.get(state, name) === value)) return
    state = next
    listeners.tell()
  }

  function moment(nowMs: number): { readonly nowMs: number; readonly last?: Fix } {
    if (!settled || nowMs - settled.atMs > LAST_COUNTS_MS) return { nowMs }
    return { nowMs, last: { ...settled.place.at, atMs: settled.atMs, accuracyMeters: null } }
  }

  function look(): void {
    const nowMs = Date.now()
    const place = settledPlace(fixes, moment(nowMs))
    const latest = steadyFixes(fixes, moment(nowMs)).at(-1)
    if (place && latest) settled = { place, atMs: latest.atMs }
    const ageMs = settled ? Math.max(0, nowMs - settled.atMs) : 0
    change({
      place: settled?.place,
      ageMs: Math.floor(ageMs / TICK_MS) * TICK_MS,
      isLost: settled !== undefined && ageMs > FRESH_MS,
      isWatching: watch !== undefined,
      ...(place && { mode: 'live', why: undefined }),
    })
    if (place) resolveWaiting(tappedPlace(fixes, moment(nowMs)))
    else if (settled === undefined && watch !== undefined && nowMs - watchedSinceMs > PATIENCE_MS) {
      change({ mode: 'typed', why: isHeard ? 'inaccurate' : 'absent' })
    }
  }

  function resolveWaiting(place: SettledPlace | undefined): void {
    const answered = waiting
    waiting = []
    for (const resolve of answered) resolve(place)
  }

  function noteFix({ coords, timestamp }: GeolocationPosition): void {
    const { latitude: latitudeDeg, longitude: longitudeDeg, accuracy: accuracyMeters } = coords
    const nowMs = Date.now()
    const fix = { latitudeDeg, longitudeDeg, accuracyMeters, atMs: clock.timeOf({ timestampMs: timestamp, nowMs }) }
    isHeard = true
    fixes = [...fixes.filter(({ atMs }) => nowMs - atMs <= FRESH_MS && atMs <= nowMs), fix]
    if (goodFixes(fixes).some((good) => good.atMs === fix.atMs)) {
      onFix(fix, isFirstFix)
      isFirstFix = false
    }
    look()
  }

  function noteError(error: GeolocationPositionError): void {
    const isRefused = error.code === error.PERMISSION_DENIED
    // Under trees a receiver fails each second: one line in the log is enough.
    if (isRefused || !isFailureLogged) locationFailure(error)
    isFailureLogged = true
    if (isRefused) return refuse()
    // Without reception of satellites for a moment: the last place ages.
    if (!settled) change({ mode: 'typed', why: 'absent' })
  }

  function refuse(): void {
    isStarted = false
    settled = undefined
    follow()
    change({ mode: 'typed', why: 'refused', place: undefined, ageMs: 0, isLost: false })
    onRefused()
  }

  /** Begins or ends watching as the moment wants it. */
  function follow(): void {
    const isVisible = page.visibilityState === 'visible'
    const isWanted = isStarted && screenCount > 0 && isVisible && Date.now() < closesAtMs
    if (isWanted && watch === undefined) begin()
    if (!isWanted && watch !== undefined) end()
    const isTicking = isStarted && screenCount > 0 && isVisible
    if (isTicking) ticking ??= setInterval(tick, TICK_MS)
    else {
      clearInterval(ticking)
      ticking = undefined
    }
    change({ isWatching: watch !== undefined })
  }

  function begin(): void {
    if (!geolocation) return
    watchedSinceMs = Date.now()
    isFirstFix = true
    isFailureLogged = false
    // A position from before the screen was dark says nothing.
    watch = geolocation.watchPosition(noteFix, noteError, { enableHighAccuracy: true, maximumAge: 0 })
  }

  function end(): void {
    if (watch !== undefined) geolocation?.clearWatch(watch)
    watch = undefined
    fixes = []
    resolveWaiting(undefined)
    onDark()
  }

  function tick(): void {
    follow()
    look()
  }

  /** The screen is woken, or touched. */
  function wake(): void {
    closesAtMs = Date.now() + AFTER_TOUCH_MS
    follow()
    if (isStarted) look()
  }

  function noteVisibility(): void {
    if (page.visibilityState === 'visible') wake()
    else follow()
  }

  return {
    state: (): PositionState => state,
    /** While a screen listens the position may be watched. */
    subscribe: (listener: () => void): (() => void) => {
      const unsubscribe = listeners.subscribe(listener)
      screenCount += 1
      if (screenCount === 1) {
        page.addEventListener('visibilitychange', noteVisibility)
        for (const touch of TOUCHES) page.addEventListener(touch, wake)
        wake()
      }
      return () => {
        unsubscribe()
        screenCount -= 1
        if (screenCount > 0) return
        page.removeEventListener('visibilitychange', noteVisibility)
        for (const touch of TOUCHES) page.removeEventListener(touch, wake)
        follow()
      }
    },
    /** Asks the golfer if the browser must: only ever on a tap, or where the browser has been told already. */
    start: (): void => {
      if (isStarted || state.why === 'refused') return
      if (!geolocation) return change({ mode: 'typed', why: 'absent' })
      isStarted = true
      change({ mode: 'asking', why: undefined })
      wake()
    },
    /** The golfer does not want to be asked, or said no earlier in this round. */
    decline: (): void => {
      if (state.why !== 'refused') refuse()
    },
    /** The round is over. */
    stop: (): void => {
      isStarted = false
      settled = undefined
      follow()
      change(OFF)
    },
    /**
     * A stroke was tapped. Its place, now or as soon as one settles within 12 seconds; undefined where none does. Then the
     * position is dark until the screen is touched.
     */
    noteHit: (): Promise<SettledPlace | undefined> => {
      const nowMs = Date.now()
      closesAtMs = nowMs + AFTER_HIT_MS
      follow()
      const place = tappedPlace(fixes, moment(nowMs))
      if (place || watch === undefined) return Promise.resolve(place)
      return new Promise((resolve) => {
        waiting = [...waiting, resolve]
      })
    },
  }
}

export type RoundPosition = ReturnType<typeof createRoundPosition>
