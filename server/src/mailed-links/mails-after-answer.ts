import type { FastifyBaseLogger } from 'fastify'

export type MailsAfterAnswer = {
  /** Begins when the answer is out; a failure is logged. */
  readonly begin: (make: () => Promise<void>) => void
  /** Waits until all mails have been queued, or for the signal. */
  readonly finish: (stopNow: AbortSignal) => Promise<void>
}

/** Makes mails without keeping the golfer waiting. */
export function createMailsAfterAnswer({
  log,
  failure,
}: {
  readonly log: FastifyBaseLogger
  readonly failure: string
}): MailsAfterAnswer {
  const inFlight = new Set<Promise<void>>()

  async function makeNext(make: () => Promise<void>): Promise<void> {
    // Queries of the embedded database are synchronous: let the answer go out first.
    await new Promise((resolve) => setImmediate(resolve))
    await make()
  }

  return {
    begin: (make) => {
      const making = makeNext(make)
        .catch((err: unknown) => log.error({ err }, failure))
        .finally(() => inFlight.delete(making))
      inFlight.add(making)
    },
    finish: async (stopNow) => {
      if (inFlight.size === 0 || stopNow.aborted) return
      const stopped = new Promise((resolve) => stopNow.addEventListener('abort', resolve, { once: true }))
      await Promise.race([Promise.all(inFlight), stopped])
    },
  }
}
