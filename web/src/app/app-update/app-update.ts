import { useSyncExternalStore } from 'react'
import { holdCalls } from '#http/request.ts'
import { PAGE_HAS_STARTED, SKIP_WAITING } from './app-update-messages.ts'
import { allowOurScripts, SERVICE_WORKER } from '#worker/trusted-scripts.ts'

const CHECK_EVERY_MS = 60 * 60 * 1000
/** Limits the checks of a golfer who switches between two apps. */
const CHECK_ON_RETURN_AFTER_MS = 5 * 60 * 1000
const TRY_FIRST_VERSION_AGAIN_AFTER_MS = 60 * 1000
/**
 * Chromium ends the version before once it has nothing to do, which it takes for granted 30 s after its last request:
 * as long as another tab is quiet, the new version is in by then.
 */
const LONGEST_UPDATE_MS = 45 * 1000
/** For what the page has asked for before, and for a version before that is just being started or ended. */
const LAST_ANSWERS_MS = 500

let registration: ServiceWorkerRegistration | undefined
let isOffered = false
let isUpdating = false
let isWatching = false
let checkedAtMs = 0
let startedAtMs = 0
let nextCheck: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Whether a new version is waiting for the golfer's consent. */
export function useOfferedUpdate(): boolean {
  return useSyncExternalStore(subscribe, () => isOffered)
}

/** Whether the golfer has asked for the new version, which is not active yet. */
export function useIsUpdating(): boolean {
  return useSyncExternalStore(subscribe, () => isUpdating)
}

/** Dismisses the offer until the next version or the next start. */
export function updateLater(): void {
  offer(false)
}

/**
 * Activates the new version and reloads the page with it. No call leaves meanwhile: one that reaches the version before
 * just as Chromium ends it starts it once more, and the new version would wait until nothing is asked for 30 s, or for
 * five minutes. After `LONGEST_UPDATE_MS` the page goes on as it is and offers the new version again.
 */
export function updateNow(): void {
  const waitingWorker = registration?.waiting
  // Another tab has activated it already.
  if (!waitingWorker) return window.location.reload()
  const releaseCalls = holdCalls()
  const tooLong = new AbortController()
  const goOn = setTimeout(() => {
    tooLong.abort()
    releaseCalls()
    showUpdating(false)
  }, LONGEST_UPDATE_MS)
  waitingWorker.addEventListener(
    'statechange',
    () => {
      if (waitingWorker.state === 'activating') return
      clearTimeout(goOn)
      window.location.reload()
    },
    { signal: tooLong.signal },
  )
  showUpdating(true)
  setTimeout(() => waitingWorker.postMessage(SKIP_WAITING), LAST_ANSWERS_MS)
}

/**
 * Installs the service worker and checks for new versions: now, when the golfer returns, and an hour after the last
 * check; sooner when the device has none yet. Without service workers (plain http at home, some private windows) the
 * page works as usual.
 */
export function keepUpToDate(): void {
  if (isWatching || !('serviceWorker' in navigator)) return
  isWatching = true
  startedAtMs = Date.now()
  allowOurScripts()
  offerVersionActivatedElsewhere()
  checkForUpdate()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - checkedAtMs >= CHECK_ON_RETURN_AFTER_MS) checkForUpdate()
  })
}

function checkForUpdate(): void {
  checkedAtMs = Date.now()
  checkIn(CHECK_EVERY_MS)
  updateRegistration().catch((error: unknown) => {
    console.warn('No new version could be looked for', error)
    if (!registration?.active) tryAgain()
  })
}

function checkIn(afterMs: number): void {
  clearTimeout(nextCheck)
  nextCheck = setTimeout(checkForUpdate, afterMs)
}

/** After as long as it has been tried for: a device without room must not load the first version all day. */
function tryAgain(): void {
  const triedForMs = Date.now() - startedAtMs
  checkIn(Math.min(Math.max(TRY_FIRST_VERSION_AGAIN_AFTER_MS, triedForMs), CHECK_EVERY_MS))
}

/** Registers on every check: after a first visit with a bad connection there is no registration to update. */
async function updateRegistration(): Promise<void> {
  const found = await navigator.serviceWorker.register(SERVICE_WORKER, { updateViaCache: 'none' })
  if (found !== registration) {
    registration = found
    if (found.waiting) offer(true)
    // Also to a version that became active while this page was on its way: it does not control the page yet.
    found.active?.postMessage(PAGE_HAS_STARTED)
    watchInstalling(found)
    found.addEventListener('updatefound', () => watchInstalling(found))
  }
  await found.update()
}

function watchInstalling({ installing, active }: ServiceWorkerRegistration): void {
  installing?.addEventListener('statechange', () => {
    // The very first version replaces nothing.
    if (active && installing.state === 'installed') offer(true)
    if (active || installing.state !== 'redundant') return
    console.warn('The first version could not be kept')
    tryAgain()
  })
}

/** This page keeps running, with its scripts still on the device. */
function offerVersionActivatedElsewhere(): void {
  const workers = navigator.serviceWorker
  let isControlled = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    if (isControlled) offer(true)
    isControlled = true
  })
}

function offer(isNow: boolean): void {
  isOffered = isNow
  tellListeners()
}

function showUpdating(isNow: boolean): void {
  isUpdating = isNow
  tellListeners()
}

function tellListeners(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
