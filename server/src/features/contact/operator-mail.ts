import type { FastifyBaseLogger } from 'fastify'
import type { Metrics } from '#server/metrics/metrics.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { createPendingMail } from '#server/mail/pending-mail.ts'
import type { PendingMail } from '#server/mail/pending-mail.ts'
import type { FormSubmission } from './contact-store.ts'
import { messageMail } from './message-mail.ts'

export type OperatorMail = Pick<PendingMail, 'finish'> & {
  /** Queues a mail. The message is already stored, so a failed mail loses nothing. */
  readonly notify: (submission: FormSubmission) => void
}

/** Mails contact messages to the operator, if mail is configured. */
export function createOperatorMail({
  mailer,
  to,
  metrics,
  log,
}: {
  readonly mailer: Mailer | undefined
  /** The operator's address; undefined without a mailer. */
  readonly to: string | undefined
  readonly metrics: Pick<Metrics, 'mailFailed'>
  readonly log: FastifyBaseLogger
}): OperatorMail {
  const failureHint = 'messages of the contact form are kept, "npm run admin -- contact list" shows them'
  const pendingMail = createPendingMail({ mailer, log, failureHint, metrics })
  return {
    notify: (submission) => {
      if (to !== undefined) pendingMail.send(messageMail(submission, to))
    },
    finish: pendingMail.finish,
  }
}
