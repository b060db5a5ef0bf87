import type { Mail } from '#server/mail/mail.ts'
import type { LinkMail } from '#server/mailed-links/mailed-link.ts'

export function resetMail({ id, to, link, operator }: LinkMail): Mail {
  return {
    id,
    to,
    subject: 'A new password for Bagwise',
    replyTo: operator,
    text: [
      'Hello,',
      '',
      'with this link you set a new password for your Bagwise account:',
      '',
      link,
      '',
      'It works once, within an hour. Setting a new password signs you out everywhere.',
      '',
      'If you did not ask for it, somebody has typed your email by mistake: there is nothing to do, and your password',
      'stays as it is.',
      '',
      'Bagwise',
      '',
    ].join('\n'),
  }
}
