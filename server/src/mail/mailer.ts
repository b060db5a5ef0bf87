import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import type { ContactMail, SmtpServer } from '#server/settings/contact-mail.ts'
import { MailError } from './mail.ts'
import type { Mailer } from './mail.ts'

/** From the name lookup to the server's last reply. */
const TIMEOUT_MS = 10_000
/** Far more than the few lines of a real reply. */
const MAX_REPLY_BYTES = 64 * 1024

/**
 * Meaning of nodemailer's codes: https://nodemailer.com/errors. Its messages may contain addresses, so they are not
 * passed on.
 */
const FAILURE_BY_CODE: Readonly<Record<string, string>> = {
  EABORT: 'it did not take the mail in time',
  EAUTH: 'it refused the login',
  ECONNECTION: 'it closed the connection',
  EDNS: 'its name is not known',
  EENVELOPE: 'it refused the sender or the recipient',
  EMESSAGE: 'it refused the mail',
  ENOAUTH: 'it wants a login',
  ESOCKET: 'it cannot be reached',
  ETIMEDOUT: 'it did not take the mail in time',
  ETLS: 'the connection could not be secured',
}

/** Sends mails through the operator's mail server. */
export function createMailer({ smtp, from }: Pick<ContactMail, 'smtp' | 'from'>): Mailer {
  const transport = createTransport({
    host: smtp.host,
    port: smtp.port,
    secure: smtp.isSecure,
    ...tlsRules(smtp),
    ...(smtp.login ? { auth: { user: smtp.login.user, pass: smtp.login.password }, forceAuth: true } : {}),
    maxResponseSize: MAX_REPLY_BYTES,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)

  return {
    send: async ({ id, to, subject, replyTo, text }, stopNow) => {
      try {
        await transport.sendMail({
          // As objects they are one address each, whatever they contain.
          from: { name: 'Bagwise', address: from },
          to: { name: '', address: to },
          replyTo: { name: '', address: replyTo },
          subject,
          text,
          messageId: `<${id}@${domain}>`,
          // Suppresses auto-replies (RFC 3834, section 5).
          headers: { 'Auto-Submitted': 'auto-generated' },
          signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), stopNow]),
        })
      } catch (error) {
        throw stopNow.aborted ? new MailError('Bagwise was stopped before it took the mail') : mailErrorFrom(error)
      }
    },
  }
}

/** Passwords never leave this machine unencrypted; a server on this machine has no certificate to show. */
function tlsRules({ host, isSecure, login }: SmtpServer) {
  if (isSecure) return {}
  if (isThisMachine(host)) return { ignoreTLS: true }
  return { requireTLS: login !== undefined }
}

function isThisMachine(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

function mailErrorFrom(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const code = String(error.code)
  const detail = detailOf(error)
  return new MailError(`${FAILURE_BY_CODE[code] ?? `it failed with ${code}`}${detail && ` (${detail})`}`)
}

/** The SMTP status, such as 550, or the system's code, such as ECONNREFUSED. */
function detailOf(error: Error): string {
  if ('responseCode' in error) return String(error.responseCode)
  return 'originalCode' in error ? String(error.originalCode) : ''
}
