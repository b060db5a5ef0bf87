/** A plain text mail to one person. */
export type Mail = {
  /** The same for the same mail. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly replyTo: string
  readonly text: string
}

/** Takes mails. Sending rejects with `MailProblem`, also when `stopNow` comes first. */
export type Mailer = { readonly send: (mail: Mail, stopNow: AbortSignal) => Promise<void> }

/** Why a mail was not sent: in words for the log, the same words for the same trouble, nothing of the mail. */
export class MailProblem extends Error {
  override readonly name = 'MailProblem'
}
