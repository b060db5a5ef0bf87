import type { Mail } from '#server/mail/mail.ts'
import type { LinkMail } from '#server/mailed-links/mailed-link.ts'

export function verificationMail({ id, to, link, operator }: LinkMail): Mail {
  return {
    id,
    to,
    subject: 'Verify your email for Bagwise',
    replyTo: operator,
    text: [
      'Hello,',
      '',
      'open this link to verify that your Bagwise account has the right email:',
      '',
      link,
      '',
      'It works once, within 24 hours. You can use Bagwise either way. But if you ever forget your password, the link to',
      'set a new one goes to this address.',
      '',
      'If you have no account at Bagwise, somebody has typed your email by mistake. Please do not open the link, and',
      'answer this mail to have the address removed.',
      '',
      'Bagwise',
      '',
    ].join('\n'),
  }
}
