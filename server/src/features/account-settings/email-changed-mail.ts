import type { Mail } from '#server/mail/mail.ts'

/** Sent to the old address. It does not name the new one: the old mailbox may belong to somebody else by now. */
export function emailChangedMail({
  id,
  to,
  operator,
}: {
  readonly id: string
  readonly to: string
  readonly operator: string
}): Mail {
  return {
    id,
    to,
    subject: 'Your email at Bagwise was changed',
    replyTo: operator,
    text: [
      'Hello,',
      '',
      'the email of your Bagwise account was changed just now. From now on you sign in with the new address, and this',
      'one gets no more mail from us.',
      '',
      'If that was you, there is nothing to do. If it was not, answer this mail at once: somebody knows your password.',
      '',
      'Bagwise',
      '',
    ].join('\n'),
  }
}
