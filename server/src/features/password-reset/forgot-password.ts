import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Attempts } from '#server/attempts/attempts.ts'
import { countedAddress } from '#server/attempts/counted-address.ts'
import { AppError } from '#server/errors.ts'
import type { Mail } from '#server/mail/mail.ts'
import { resetLink } from './reset-link.ts'
import { resetMail } from './reset-mail.ts'
import type { ResetStore } from './reset-store.ts'

const HOUR_MS = 60 * 60 * 1000
/** Nobody's mailbox is filled by somebody who knows the address. */
const MAILS_PER_EMAIL_AND_HOUR = 3
const REQUESTS_PER_ADDRESS_AND_HOUR = 20

/** How links reach golfers. */
type ResetMailing = {
  /** Begins to send a mail. */
  readonly send: (mail: Mail) => void
  /** The address golfers use. */
  readonly origin: string
  /** Where answers to the mails go. */
  readonly operator: string
}

type Parts = {
  readonly store: Pick<ResetStore, 'createToken'>
  readonly attempts: Attempts
  /** Undefined when this server cannot send mail, or does not know its own address. */
  readonly mailing: ResetMailing | undefined
  readonly now: () => Date
  readonly log: FastifyBaseLogger
}

export type ForgotPassword = {
  readonly ask: (from: { readonly email: string; readonly address: string }) => Promise<'mail' | 'operator'>
  /** Waits until every mail that was asked for is on its way, or for the signal. */
  readonly finish: (stopNow: AbortSignal) => Promise<void>
}

/**
 * Mails a link to set a new password. Whoever asks learns nothing about the e-mail: what depends on it is done when they
 * have their answer.
 */
export function createForgotPassword({ store, attempts, mailing, now, log }: Parts): ForgotPassword {
  const underWay = new Set<Promise<void>>()

  async function mailLink({ send, origin, operator }: ResetMailing, email: string): Promise<void> {
    // The embedded database answers in the same breath; the answer to the request goes out before.
    await new Promise((resolve) => setImmediate(resolve))
    const token = await store.createToken(email, now())
    if (token === undefined) return
    send(resetMail({ id: randomUUID(), to: email, link: resetLink(origin, token), operator }))
  }

  return {
    ask: async ({ email, address }) => {
      if (!mailing) return 'operator'
      await countOrRefuse(attempts, 'forgot-password-address', countedAddress(address), REQUESTS_PER_ADDRESS_AND_HOUR)
      await countOrRefuse(attempts, 'forgot-password', email, MAILS_PER_EMAIL_AND_HOUR)
      const sending = mailLink(mailing, email)
        .catch((err: unknown) => log.error({ err }, 'A link to set a new password could not be made'))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
      return 'mail'
    },
    finish: async (stopNow) => {
      if (underWay.size === 0 || stopNow.aborted) return
      const stopped = new Promise((resolve) => stopNow.addEventListener('abort', resolve, { once: true }))
      await Promise.race([Promise.all(underWay), stopped])
    },
  }
}

async function countOrRefuse(attempts: Attempts, what: string, who: string, tries: number): Promise<void> {
  const attempt = await attempts.count(what, who, { tries, windowMs: HOUR_MS })
  if (attempt.isAllowed) return
  const { retryAfterSeconds } = attempt
  throw new AppError('too-many-tries', 'A new password was asked for too often. Please try again in an hour.', {
    retryAfterSeconds,
  })
}
