/** Browsers without idle callbacks get this much time for what is more urgent. */
const SETTLED_AFTER_MS = 200

/** A page that is never at rest, as one that draws without a pause on a busy phone, does not put it off for ever. */
const LATEST_AFTER_MS = 1_000

/** Runs once the browser has nothing better to do, or soon all the same. Returns how to call it off. */
export function onIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, SETTLED_AFTER_MS)
    return () => clearTimeout(timer)
  }
  const callback = requestIdleCallback(run, { timeout: LATEST_AFTER_MS })
  return () => cancelIdleCallback(callback)
}

export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    onIdle(resolve)
  })
}
