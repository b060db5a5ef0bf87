/** kept: the device remembers. full: it has no room left. blocked: the browser forbids it. */
export type DeviceStorage = 'kept' | 'full' | 'blocked'

// Whoever could not keep something says so under a name of its own, and says so again once it can.
const troubles = new Map<string, Exclude<DeviceStorage, 'kept'>>()
const listeners = new Set<() => void>()

/** What of the golfer's data this browser keeps on the device; the worst of what was last reported. */
export const deviceStorage = {
  state: (): DeviceStorage => {
    const reported = [...troubles.values()]
    if (reported.includes('blocked')) return 'blocked'
    return reported.includes('full') ? 'full' : 'kept'
  },
  report: (what: string, state: DeviceStorage): void => {
    if ((troubles.get(what) ?? 'kept') === state) return
    if (state === 'kept') troubles.delete(what)
    else troubles.set(what, state)
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}

/** Which trouble an error of localStorage or IndexedDB stands for. */
export function troubleOf(error: unknown): Exclude<DeviceStorage, 'kept'> {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
}
