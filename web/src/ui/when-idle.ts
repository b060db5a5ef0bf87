/** Browsers without idle callbacks get this much time for what is more urgent. */
const SETTLED_AFTER_MS = 200

/** Runs once the browser has nothing better to do. Returns how to call it off. */
export function onIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }
  const callback = requestIdleCallback(run)
  return () => cancelIdleCallback(callback)
}

export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    onIdle(resolve)
  })
}
