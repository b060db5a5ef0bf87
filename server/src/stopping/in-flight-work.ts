import { once } from 'node:events'

/** Work that may still use the database, even if its client is gone. */
export type InFlightWork = {
  readonly track: <Result>(work: Promise<Result>) => Promise<Result>
  /** Waits until no work is left; false when the signal came first. */
  readonly finish: (stopNow: AbortSignal) => Promise<boolean>
}

/** Work continues after a disconnect or a timeout, so open connections do not tell when it is done. */
export function createInFlightWork(): InFlightWork {
  const inFlight = new Set<Promise<unknown>>()

  async function settleAll(): Promise<void> {
    while (inFlight.size > 0) await Promise.allSettled(inFlight)
  }

  return {
    track: (work) => {
      const tracked = work.finally(() => inFlight.delete(tracked))
      inFlight.add(tracked)
      return tracked
    },
    finish: async (stopNow) => {
      if (!stopNow.aborted) await Promise.race([settleAll(), once(stopNow, 'abort')])
      return inFlight.size === 0
    },
  }
}
