import type { ContactMessage } from '@bagwise/contract/contact'
import type { Attempts } from '#server/attempts/attempts.ts'
import { countedAddress } from '#server/attempts/counted-address.ts'
import { AppError } from '#server/errors.ts'
import type { ContactStore, FormSubmission } from './contact-store.ts'

const HOUR_MS = 60 * 60 * 1000

export type SendMessageParts = {
  readonly store: ContactStore
  readonly attempts: Attempts
  readonly limitPerHour: number
  /** Begins to tell the operator; the sender does not wait for it. */
  readonly tellOperator: (submission: FormSubmission) => void
}

/** Keeps a visitor's message for the operator: once, however often it is sent. */
export async function sendMessage(
  { store, attempts, limitPerHour, tellOperator }: SendMessageParts,
  {
    message,
    userId,
    address,
    now,
  }: {
    readonly message: ContactMessage
    /** Of the golfer who is signed in; undefined for visitors. */
    readonly userId: string | undefined
    readonly address: string
    readonly now: Date
  },
): Promise<void> {
  // A program filled in the field that people do not see: it need not know that nobody will read this.
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
    const limit = { tries: limitPerHour, windowMs: HOUR_MS }
    const attempt = await attempts.within(transaction).count('contact', countedAddress(address), limit)
    if (!attempt.isAllowed) throw tooManyMessages(attempt.retryAfterSeconds)
  })
  if (isNew) tellOperator(submission)
}

function tooManyMessages(retryAfterSeconds: number): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return new AppError(
    'too-many-tries',
    `Too many messages were sent from here. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfterSeconds },
  )
}
