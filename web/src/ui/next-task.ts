/** Ends when whatever waits has had its turn: a tap, a key, a paint. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
