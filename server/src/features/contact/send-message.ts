import type { ContactMessage } from '@bagwise/contract/contact'
import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/schema.ts'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import { clientKey } from '#server/rate-limit/client-key.ts'
import { AppError } from '#server/errors.ts'
import type { ContactStore, FormSubmission } from './contact-store.ts'

const HOUR_MS = 60 * 60 * 1000
/** Of a golfer, until the operator deletes some. */
export const MOST_MESSAGES = 200

export type SendMessageParts = {
  readonly store: ContactStore
  readonly rateLimiter: RateLimiter
  readonly limitPerHour: number
  /** Queues the operator's notification. */
  readonly notifyOperator: (submission: FormSubmission) => void
}

/** Stores a message for the operator, once however often it is sent. */
export async function sendMessage(
  { store, rateLimiter, limitPerHour, notifyOperator }: SendMessageParts,
  {
    message,
    userId,
    address,
    now,
  }: {
    readonly message: ContactMessage
    /** Undefined for visitors. */
    readonly userId: string | undefined
    readonly address: string
    readonly now: Date
  },
): Promise<void> {
  // Honeypot: pretend success to a bot that filled in the hidden field.
  if (message.website) return

  const submission = {
    submission: message.submission,
    first_name: message.firstName,
    last_name: message.lastName,
    email: message.email,
    message: message.message,
    created_at: now.toISOString(),
  }
  const isNew = await store.addOnce({ ...submission, user_id: userId ?? null }, async (transaction) => {
    if (userId !== undefined) await refuseBeyondBound(transaction, userId)
    const limit = { tries: limitPerHour, windowMs: HOUR_MS }
    const attempt = await rateLimiter.within(transaction).count('contact', clientKey(address), limit)
    if (!attempt.isAllowed) throw tooManyMessages(attempt.retryAfterSeconds)
  })
  if (isNew) notifyOperator(submission)
}

async function refuseBeyondBound(transaction: Transaction<Tables>, userId: string): Promise<void> {
  const own = transaction.selectFrom('form_submissions').select('submission').where('user_id', '=', userId)
  // The new one is among them.
  if ((await own.limit(MOST_MESSAGES + 1).execute()).length <= MOST_MESSAGES) return
  throw new AppError(
    'too-many-messages',
    `You have sent ${MOST_MESSAGES} messages, as many as Bagwise keeps. Please wait for an answer.`,
  )
}

function tooManyMessages(retryAfterSeconds: number): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return new AppError(
    'too-many-tries',
    `Too many messages were sent from here. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfterSeconds },
  )
}
