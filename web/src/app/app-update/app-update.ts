import { useSyncExternalStore } from 'react'
import { LET_NEW_VERSION_IN, PAGE_HAS_STARTED } from './app-update-messages.ts'
import { allowOurScripts, SERVICE_WORKER } from '#app/trusted-scripts.ts'

const LOOK_AGAIN_MS = 60 * 60 * 1000
/** Who goes back and forth between two apps looks once. */
const LOOK_ON_RETURN_MS = 5 * 60 * 1000

let registration: ServiceWorkerRegistration | undefined
let isOffered = false
let isWatching = false
let lookedAtMs = 0
let nextLook: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Whether a new version waits for the golfer to let it in. */
export function useOfferedUpdate(): boolean {
  return useSyncExternalStore(subscribe, () => isOffered)
}

/** Puts the offer away until the next version, or the next start. */
export function updateLater(): void {
  offer(false)
}

/** Lets the new version in and reloads the page, which it then serves. */
export function updateNow(): void {
  const coming = registration?.waiting
  // Another tab has let it in already.
  if (!coming) return window.location.reload()
  coming.addEventListener('statechange', () => {
    if (coming.state !== 'activating') window.location.reload()
  })
  coming.postMessage(LET_NEW_VERSION_IN)
}

/**
 * Keeps Bagwise on the device and looks for new versions: now, when the golfer comes back, and an hour after the last
 * look. Where a browser has no service workers (plain http at home, some private windows) the page goes on without.
 */
export function keepUpToDate(): void {
  if (isWatching || !('serviceWorker' in navigator)) return
  isWatching = true
  allowOurScripts()
  offerWhatAnotherTabLetIn()
  navigator.serviceWorker.controller?.postMessage(PAGE_HAS_STARTED)
  look()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lookedAtMs >= LOOK_ON_RETURN_MS) look()
  })
}

function look(): void {
  lookedAtMs = Date.now()
  clearTimeout(nextLook)
  nextLook = setTimeout(look, LOOK_AGAIN_MS)
  lookForNewVersion().catch((error: unknown) => console.warn('No new version could be looked for', error))
}

/** Registers anew each time: after a first visit with bad reception there is no registration left to update. */
async function lookForNewVersion(): Promise<void> {
  const found = await navigator.serviceWorker.register(SERVICE_WORKER, { updateViaCache: 'none' })
  if (found !== registration) {
    registration = found
    if (found.waiting) offer(true)
    follow(found)
    found.addEventListener('updatefound', () => follow(found))
  }
  await found.update()
}

function follow({ installing, active }: ServiceWorkerRegistration): void {
  // The very first version replaces nothing.
  if (!installing || !active) return
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed') offer(true)
  })
}

/** The page stays as it is, and its scripts stay on the device. */
function offerWhatAnotherTabLetIn(): void {
  const workers = navigator.serviceWorker
  let isControlled = workers.controller !== null
  workers.addEventListener('controllerchange', () => {
    if (isControlled) offer(true)
    isControlled = true
  })
}

function offer(isNow: boolean): void {
  isOffered = isNow
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
