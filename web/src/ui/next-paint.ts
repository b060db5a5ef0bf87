/** A page that cannot be seen is not painted. */
const HIDDEN_MS = 100

/**
 * Ends when the page has been painted again, so that work does not stand between a tap and what it shows; at once when
 * the page is about to be left, so that what is to be saved is asked about.
 */
export function nextPaint(): Promise<void> {
  const ended = new AbortController()
  return new Promise<void>((resolve) => {
    // Before the listener that looks for what is not safe yet.
    window.addEventListener('beforeunload', () => resolve(), { capture: true, signal: ended.signal })
    setTimeout(resolve, HIDDEN_MS)
    requestAnimationFrame(() => {
      setTimeout(resolve)
    })
  }).finally(() => ended.abort())
}
