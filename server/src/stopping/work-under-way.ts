import { once } from 'node:events'

/** What may still ask the database, whether or not somebody waits for its answer. */
export type WorkUnderWay = {
  readonly track: <Result>(work: Promise<Result>) => Promise<Result>
  /** Waits until nothing is under way any more; false when the signal came first. */
  readonly finish: (stopNow: AbortSignal) => Promise<boolean>
}

/** Work goes on when its golfer has left or its answer came too late, so connections do not tell when it is done. */
export function createWorkUnderWay(): WorkUnderWay {
  const underWay = new Set<Promise<unknown>>()

  async function finishAll(): Promise<void> {
    while (underWay.size > 0) await Promise.allSettled(underWay)
  }

  return {
    track: (work) => {
      const tracked = work.finally(() => underWay.delete(tracked))
      underWay.add(tracked)
      return tracked
    },
    finish: async (stopNow) => {
      if (!stopNow.aborted) await Promise.race([finishAll(), once(stopNow, 'abort')])
      return underWay.size === 0
    },
  }
}
