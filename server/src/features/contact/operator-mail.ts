import type { FastifyBaseLogger } from 'fastify'
import type { Mailer } from '#server/mail/mail.ts'
import { createMailsUnderWay } from '#server/mail/mails-under-way.ts'
import type { MailsUnderWay } from '#server/mail/mails-under-way.ts'
import type { FormSubmission } from './contact-store.ts'
import { messageMail } from './message-mail.ts'

export type OperatorMail = Pick<MailsUnderWay, 'finish'> & {
  /** Begins to mail a message. It is stored already: whatever happens to the mail, nothing is lost. */
  readonly tell: (submission: FormSubmission) => void
}

/** Tells the operator about messages, when there is a way to. */
export function createOperatorMail({
  mailer,
  to,
  log,
}: {
  readonly mailer: Mailer | undefined
  /** The operator's address; undefined when there is no mailer either. */
  readonly to: string | undefined
  readonly log: FastifyBaseLogger
}): OperatorMail {
  const whatNow = 'messages of the contact form are kept, "npm run admin -- contact list" shows them'
  const mails = createMailsUnderWay({ mailer, log, whatNow })
  return {
    tell: (submission) => {
      if (to !== undefined) mails.send(messageMail(submission, to))
    },
    finish: mails.finish,
  }
}
