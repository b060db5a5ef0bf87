import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import { clientKey } from '#server/rate-limit/client-key.ts'
import { AppError } from '#server/errors.ts'
import type { Mail } from '#server/mail/mail.ts'
import { resetLink } from './reset-link.ts'
import { resetMail } from './reset-mail.ts'
import type { ResetStore } from './reset-store.ts'

const HOUR_MS = 60 * 60 * 1000
/** Keeps strangers from flooding a mailbox. */
const MAILS_PER_EMAIL_AND_HOUR = 3
const REQUESTS_PER_ADDRESS_AND_HOUR = 20

/** How links are delivered. */
type ResetMailing = {
  /** Queues a mail. */
  readonly send: (mail: Mail) => void
  /** The site's address in links. */
  readonly origin: string
  /** Reply-to address. */
  readonly operator: string
}

type Parts = {
  readonly store: Pick<ResetStore, 'createToken'>
  readonly rateLimiter: RateLimiter
  /** Undefined when this server cannot send mail or does not know its own address. */
  readonly mailing: ResetMailing | undefined
  readonly now: () => Date
  readonly log: FastifyBaseLogger
}

export type ForgotPassword = {
  readonly ask: (from: { readonly email: string; readonly address: string }) => Promise<'mail' | 'operator'>
  /** Waits until all requested mails have been queued, or for the signal. */
  readonly finish: (stopNow: AbortSignal) => Promise<void>
}

/**
 * Mails a link to set a new password. The answer does not reveal whether the e-mail has an account: whatever depends on
 * that happens after the answer.
 */
export function createForgotPassword({ store, rateLimiter, mailing, now, log }: Parts): ForgotPassword {
  const inFlight = new Set<Promise<void>>()

  async function mailLink({ send, origin, operator }: ResetMailing, email: string): Promise<void> {
    // Queries of the embedded database are synchronous: let the answer go out first.
    await new Promise((resolve) => setImmediate(resolve))
    const token = await store.createToken(email, now())
    if (token === undefined) return
    send(resetMail({ id: randomUUID(), to: email, link: resetLink(origin, token), operator }))
  }

  return {
    ask: async ({ email, address }) => {
      if (!mailing) return 'operator'
      await countOrRefuse(rateLimiter, 'forgot-password-address', clientKey(address), REQUESTS_PER_ADDRESS_AND_HOUR)
      await countOrRefuse(rateLimiter, 'forgot-password', email, MAILS_PER_EMAIL_AND_HOUR)
      const sending = mailLink(mailing, email)
        .catch((err: unknown) => log.error({ err }, 'A link to set a new password could not be made'))
        .finally(() => inFlight.delete(sending))
      inFlight.add(sending)
      return 'mail'
    },
    finish: async (stopNow) => {
      if (inFlight.size === 0 || stopNow.aborted) return
      const stopped = new Promise((resolve) => stopNow.addEventListener('abort', resolve, { once: true }))
      await Promise.race([Promise.all(inFlight), stopped])
    },
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
