/** Latencies of so many fixes tell how far two clocks are apart. */
const REMEMBERED_FIXES = 20

/**
 * Receivers have a clock of their own, and some hand out an old fix first when they are woken. The time of a fix on the page's
 * clock: the fastest of the latest fixes came without delay, the others as much later as they are behind it.
 */
export function createFixClock() {
  let delaysMs: readonly number[] = []
  return {
    timeOf: ({ timestampMs, nowMs }: { readonly timestampMs: number; readonly nowMs: number }): number => {
      if (!Number.isFinite(timestampMs)) return nowMs
      delaysMs = [...delaysMs, nowMs - timestampMs].slice(-REMEMBERED_FIXES)
      return timestampMs + Math.min(...delaysMs)
    },
  }
}
