/** A page that cannot be seen is not painted. */
const HIDDEN_MS = 100

/** Ends when the page has been painted again, so that work does not stand between a tap and what it shows. */
export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, HIDDEN_MS)
    requestAnimationFrame(() => {
      setTimeout(resolve)
    })
  })
}
