import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '#server/errors.ts'
import { mailedLink } from '#server/mailed-links/mailed-link.ts'
import type { LinkMailing } from '#server/mailed-links/mailed-link.ts'
import { createMailsAfterAnswer } from '#server/mailed-links/mails-after-answer.ts'
import type { MailsAfterAnswer } from '#server/mailed-links/mails-after-answer.ts'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import { verificationMail } from './verification-mail.ts'
import type { VerificationStore } from './verification-store.ts'

const HOUR_MS = 60 * 60 * 1000
/** Keeps golfers from flooding the mailbox of somebody whose address they typed. */
const MAILS_PER_EMAIL_AND_HOUR = 3

type Parts = {
  readonly store: Pick<VerificationStore, 'isVerified' | 'createToken'>
  readonly rateLimiter: RateLimiter
  /** Undefined when this server cannot send mail or does not know its own address. */
  readonly mailing: LinkMailing | undefined
  readonly now: () => Date
  readonly log: FastifyBaseLogger
}

export type VerificationMails = {
  /** Whether the golfer's e-mail is verified; undefined when this server mails no links. */
  readonly isVerified: (userId: string) => Promise<boolean | undefined>
  /** After the answer to a sign-up or to a change of the e-mail, which hold whether a mail can go out or not. */
  readonly mailNewAddress: (email: string) => void
  /** When the golfer asks for it. Mails nothing when the e-mail is verified, which it returns. */
  readonly mailAgain: (golfer: { readonly id: string; readonly email: string }) => Promise<boolean | undefined>
  readonly finish: MailsAfterAnswer['finish']
}

/** Mails links that verify an e-mail. */
export function createVerificationMails({ store, rateLimiter, mailing, now, log }: Parts): VerificationMails {
  const mails = createMailsAfterAnswer({ log, failure: 'A link to verify an e-mail could not be made' })
  const countMail = (email: string) =>
    rateLimiter.count('verify-email', email, { tries: MAILS_PER_EMAIL_AND_HOUR, windowMs: HOUR_MS })

  async function mailLink({ send, origin, operator }: LinkMailing, email: string): Promise<void> {
    const token = await store.createToken(email, now())
    // The e-mail was changed at that moment.
    if (token === undefined) return
    const link = mailedLink(origin, { purpose: 'verify-email', token })
    send(verificationMail({ id: randomUUID(), to: email, link, operator }))
  }

  return {
    isVerified: async (userId) => (mailing ? store.isVerified(userId) : undefined),

    mailNewAddress: (email) => {
      if (!mailing) return
      mails.begin(async () => {
        if ((await countMail(email)).isAllowed) await mailLink(mailing, email)
      })
    },

    mailAgain: async ({ id, email }) => {
      if (!mailing) return undefined
      if (await store.isVerified(id)) return true
      const attempt = await countMail(email)
      if (!attempt.isAllowed) throw tooManyMails(attempt.retryAfterSeconds)
      await mailLink(mailing, email)
      return false
    },

    finish: mails.finish,
  }
}

function tooManyMails(retryAfterSeconds: number): AppError {
  return new AppError('too-many-tries', 'The mail was sent three times within an hour. Please try again in an hour.', {
    retryAfterSeconds,
  })
}
