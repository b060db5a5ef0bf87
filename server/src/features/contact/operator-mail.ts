import type { FastifyBaseLogger } from 'fastify'
import type { FormSubmission } from './contact-store.ts'
import { MailProblem } from './mail.ts'
import type { Mailer } from './mail.ts'
import { messageMail } from './message-mail.ts'

/** A mail server that hangs must not collect connections. */
const MAX_MAILS_UNDER_WAY = 20

export type OperatorMail = {
  /** Begins to mail a message. It is stored already: whatever happens to the mail, nothing is lost. */
  readonly tell: (submission: FormSubmission) => void
  /** Waits for the mails under way; what is not sent when the signal comes is given up. */
  readonly finish: (stopNow: AbortSignal) => Promise<void>
}

/** Tells the operator about messages, when there is a way to. */
export function createOperatorMail({
  mailer,
  log,
}: {
  readonly mailer: Mailer | undefined
  readonly log: FastifyBaseLogger
}): OperatorMail {
  const underWay = new Set<Promise<void>>()
  const problemsLogged = new Set<string>()
  const stopping = new AbortController()

  async function send(to: Mailer, submission: FormSubmission): Promise<void> {
    try {
      await to.send(messageMail(submission), stopping.signal)
      problemsLogged.clear()
    } catch (error) {
      if (error instanceof MailProblem) logOnce(error.message)
      else log.error({ err: error }, 'A message of the contact form could not be made into a mail')
    }
  }

  /** Once until a mail is taken again: a line for every message would bury the rest of the log. */
  function logOnce(problem: string): void {
    if (problemsLogged.has(problem)) return
    problemsLogged.add(problem)
    log.warn(
      { problem },
      'The mail server takes no mail: messages of the contact form are kept, "npm run admin -- contact list" shows them',
    )
  }

  return {
    tell: (submission) => {
      if (!mailer) return
      if (underWay.size >= MAX_MAILS_UNDER_WAY) return logOnce('too many mails are under way')
      const sending = send(mailer, submission).finally(() => underWay.delete(sending))
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
