import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '#server/metrics/metrics.ts'
import { MailError } from './mail.ts'
import type { Mail, Mailer } from './mail.ts'

/** A hanging mail server must not pile up connections. */
const MAX_PENDING_MAILS = 20

export type PendingMail = {
  /** Queues a mail; does nothing without a mailer. */
  readonly send: (mail: Mail) => void
  /** Waits for pending mails; when the signal comes, the rest is given up. */
  readonly finish: (stopNow: AbortSignal) => Promise<void>
}

/** Sends mails in the background, after the request that caused them was answered. */
export function createPendingMail({
  mailer,
  log,
  failureHint,
  metrics,
}: {
  readonly mailer: Mailer | undefined
  readonly log: FastifyBaseLogger
  /** What a failed mail means, and what the operator can do about it. */
  readonly failureHint: string
  readonly metrics: Pick<Metrics, 'mailFailed'>
}): PendingMail {
  const inFlight = new Set<Promise<void>>()
  const loggedFailures = new Set<string>()
  const stopping = new AbortController()

  async function send(by: Mailer, mail: Mail): Promise<void> {
    try {
      await by.send(mail, stopping.signal)
      loggedFailures.clear()
    } catch (error) {
      metrics.mailFailed()
      if (error instanceof MailError) logOnce(error.message)
      else log.error({ err: error }, 'A mail could not be made')
    }
  }

  /** Once until a mail is accepted again, instead of a line per mail. */
  function logOnce(failure: string): void {
    if (loggedFailures.has(failure)) return
    loggedFailures.add(failure)
    log.warn({ problem: failure }, `The mail server takes no mail: ${failureHint}`)
  }

  return {
    send: (mail) => {
      if (!mailer) return
      if (inFlight.size >= MAX_PENDING_MAILS) {
        metrics.mailFailed()
        return logOnce('too many mails are under way')
      }
      const sending = send(mailer, mail).finally(() => inFlight.delete(sending))
      inFlight.add(sending)
    },
    finish: async (stopNow) => {
      const stop = () => stopping.abort()
      stopNow.addEventListener('abort', stop)
      if (stopNow.aborted) stop()
      await Promise.all(inFlight)
      stopNow.removeEventListener('abort', stop)
    },
  }
}
