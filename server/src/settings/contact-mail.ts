import { Email } from '@bagwise/contract/account'
import { StartError } from './start-error.ts'

export type SmtpServer = {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  readonly isSecure: boolean
  readonly login: { readonly user: string; readonly password: string } | undefined
}

/** Mail settings for the operator's messages. */
export type ContactMail = { readonly smtp: SmtpServer; readonly from: string; readonly to: string }

type Settings = {
  readonly smtpUrl: string | undefined
  readonly from: string | undefined
  readonly to: string | undefined
}

/** Submission over TLS and with STARTTLS (RFC 8314, sections 3.3 and 7.3). */
const PORT_BY_PROTOCOL: Readonly<Record<string, number>> = { 'smtps:': 465, 'smtp:': 587 }
const HOST = /^([a-z0-9.-]+|\[[a-f0-9:.]+\])$/i

/**
 * Without settings there is no mail; incomplete settings stop the start, since the operator would wait for mails in
 * vain.
 */
export function contactMail({ smtpUrl, from, to }: Settings): ContactMail | undefined {
  if (smtpUrl === undefined) {
    const name = to === undefined ? 'MAIL_FROM' : 'CONTACT_MAIL_TO'
    if ((to ?? from) === undefined) return undefined
    throw new StartError(`SMTP_URL must be set together with ${name}: the mail server that takes the mails.`)
  }
  const smtp = smtpServer(smtpUrl)
  if (to === undefined) {
    throw new StartError('CONTACT_MAIL_TO must be set together with SMTP_URL: the address that gets the mails.')
  }
  const recipient = mailAddress('CONTACT_MAIL_TO', to)
  return { smtp, from: from === undefined ? recipient : mailAddress('MAIL_FROM', from), to: recipient }
}

/** The value may contain a password, so the sentence does not repeat it. */
function smtpServer(value: string): SmtpServer {
  const url = URL.parse(value)
  const port = PORT_BY_PROTOCOL[url?.protocol ?? '']
  const isPlain = url && HOST.test(url.hostname) && /^\/?$/.test(url.pathname) && !url.search && !url.hash
  const user = decoded(url?.username ?? '')
  const password = decoded(url?.password ?? '')
  if (!isPlain || port === undefined || url.port === '0' || Boolean(user) !== Boolean(password)) {
    throw new StartError(
      'SMTP_URL must be an address like smtps://user:password@mail.example:465, special characters written as %40.',
    )
  }
  return {
    host: url.hostname.replaceAll(/[[\]]/g, '').toLowerCase(),
    port: Number(url.port || port),
    isSecure: url.protocol === 'smtps:',
    login: user && password ? { user, password } : undefined,
  }
}

/** Undefined when a "%" is not followed by two hexadecimal digits. */
function decoded(part: string): string | undefined {
  return /%(?![a-f0-9]{2})/i.test(part) ? undefined : decodeURIComponent(part)
}

function mailAddress(name: string, value: string): string {
  if (Email.safeParse(value).success) return value
  throw new StartError(`${name} must be one e-mail address like golf@bagwise.example, but it is "${value}".`)
}
