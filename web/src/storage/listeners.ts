/** Whoever wants to hear that something has changed. */
export function createListeners() {
  const listeners = new Set<() => void>()
  return {
    tell: (): void => {
      for (const listener of listeners) listener()
    },
    /** Returns the way to unsubscribe. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
