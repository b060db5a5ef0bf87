import { useSyncExternalStore } from 'react'

/**
 * False while React takes over a page that was rendered by the build, which knew neither the address nor the device: what
 * depends on them comes right afterwards.
 */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}

function subscribe() {
  return () => {}
}
