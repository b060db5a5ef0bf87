import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import { clientKey } from '#server/rate-limit/client-key.ts'
import { AppError } from '#server/errors.ts'
import { mailedLink } from '#server/mailed-links/mailed-link.ts'
import type { LinkMailing } from '#server/mailed-links/mailed-link.ts'
import type { LinkStore } from '#server/mailed-links/link-store.ts'
import { createMailsAfterAnswer } from '#server/mailed-links/mails-after-answer.ts'
import type { MailsAfterAnswer } from '#server/mailed-links/mails-after-answer.ts'
import { resetMail } from './reset-mail.ts'

const HOUR_MS = 60 * 60 * 1000
/** Keeps strangers from flooding a mailbox. */
const MAILS_PER_EMAIL_AND_HOUR = 3
const REQUESTS_PER_ADDRESS_AND_HOUR = 20

type Parts = {
  readonly store: Pick<LinkStore, 'createToken'>
  readonly rateLimiter: RateLimiter
  /** Undefined when this server cannot send mail or does not know its own address. */
  readonly mailing: LinkMailing | undefined
  readonly now: () => Date
  readonly log: FastifyBaseLogger
}

export type ForgotPassword = {
  readonly ask: (from: { readonly email: string; readonly address: string }) => Promise<'mail' | 'operator'>
  readonly finish: MailsAfterAnswer['finish']
}

/**
 * Mails a link to set a new password. The answer does not reveal whether the e-mail has an account: whatever depends on
 * that happens after the answer.
 */
export function createForgotPassword({ store, rateLimiter, mailing, now, log }: Parts): ForgotPassword {
  const mails = createMailsAfterAnswer({ log, failure: 'A link to set a new password could not be made' })

  async function mailLink({ send, origin, operator }: LinkMailing, email: string): Promise<void> {
    const token = await store.createToken(email, now())
    if (token === undefined) return
    send(
      resetMail({
        id: randomUUID(),
        to: email,
        link: mailedLink(origin, { purpose: 'reset-password', token }),
        operator,
      }),
    )
  }

  return {
    ask: async ({ email, address }) => {
      if (!mailing) return 'operator'
      await countOrRefuse(rateLimiter, 'forgot-password-address', clientKey(address), REQUESTS_PER_ADDRESS_AND_HOUR)
      await countOrRefuse(rateLimiter, 'forgot-password', email, MAILS_PER_EMAIL_AND_HOUR)
      mails.begin(() => mailLink(mailing, email))
      return 'mail'
    },
    finish: mails.finish,
  }
}

async function countOrRefuse(rateLimiter: RateLimiter, action: string, client: string, tries: number): Promise<void> {
  const attempt = await rateLimiter.count(action, client, { tries, windowMs: HOUR_MS })
  if (attempt.isAllowed) return
  const { retryAfterSeconds } = attempt
  throw new AppError('too-many-tries', 'A new password was asked for too often. Please try again in an hour.', {
    retryAfterSeconds,
  })
}
