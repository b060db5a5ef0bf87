/** A plain text mail to one person. */
export type Mail = {
  /** Stable per mail, for retries. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly replyTo: string
  readonly text: string
}

/** Sends mails. Rejects with `MailError`, also when `stopNow` comes first. */
export type Mailer = { readonly send: (mail: Mail, stopNow: AbortSignal) => Promise<void> }

/** Why a mail was not sent: log text that is the same for the same cause and contains nothing of the mail. */
export class MailError extends Error {
  override readonly name = 'MailError'
}
