import type { FastifyBaseLogger } from 'fastify'
import { MailProblem } from './mail.ts'
import type { Mail, Mailer } from './mail.ts'

/** A mail server that hangs must not collect connections. */
const MAX_MAILS_UNDER_WAY = 20

export type MailsUnderWay = {
  /** Begins to send a mail; nobody waits for it. Without a mailer nothing happens. */
  readonly send: (mail: Mail) => void
  /** Waits for the mails under way; what is not sent when the signal comes is given up. */
  readonly finish: (stopNow: AbortSignal) => Promise<void>
}

/** Sends mails while those who caused them have their answer already. */
export function createMailsUnderWay({
  mailer,
  log,
  whatNow,
}: {
  readonly mailer: Mailer | undefined
  readonly log: FastifyBaseLogger
  /** What a mail that is not sent means, and what the operator can do. */
  readonly whatNow: string
}): MailsUnderWay {
  const underWay = new Set<Promise<void>>()
  const problemsLogged = new Set<string>()
  const stopping = new AbortController()

  async function send(by: Mailer, mail: Mail): Promise<void> {
    try {
      await by.send(mail, stopping.signal)
      problemsLogged.clear()
    } catch (error) {
      if (error instanceof MailProblem) logOnce(error.message)
      else log.error({ err: error }, 'A mail could not be made')
    }
  }

  /** Once until a mail is taken again: a line for every mail would bury the rest of the log. */
  function logOnce(problem: string): void {
    if (problemsLogged.has(problem)) return
    problemsLogged.add(problem)
    log.warn({ problem }, `The mail server takes no mail: ${whatNow}`)
  }

  return {
    send: (mail) => {
      if (!mailer) return
      if (underWay.size >= MAX_MAILS_UNDER_WAY) return logOnce('too many mails are under way')
      const sending = send(mailer, mail).finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    finish: async (stopNow) => {
      const stop = () => stopping.abort()
      stopNow.addEventListener('abort', stop)
      if (stopNow.aborted) stop()
      await Promise.all(underWay)
      stopNow.removeEventListener('abort', stop)
    },
  }
}
