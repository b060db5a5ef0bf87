import type { Transaction } from 'kysely'
import type { Attempts } from '#server/attempts/attempts.ts'
import { countedAddress } from '#server/attempts/counted-address.ts'
import type { Tables } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import type { ResetStore } from './reset-store.ts'

const HOUR_MS = 60 * 60 * 1000
/** Nobody can guess a token; this keeps the hashing of passwords from being asked for without end. */
const TRIES_PER_ADDRESS_AND_HOUR = 60

/** What is known of whoever sent a request. */
type From = { readonly headers: Headers; readonly address: string }

type NewPassword = { readonly userId: string; readonly hash: string; readonly now: Date }

export type ResetPasswordParts = {
  readonly store: Pick<ResetStore, 'isOpen' | 'useToken'>
  readonly attempts: Attempts
  readonly accounts: {
    /** Refuses a password that may not be chosen. */
    readonly checkPassword: (password: string) => void
    readonly hashPassword: (password: string) => Promise<string>
    /** Ends every session of the golfer as well. */
    readonly replacePassword: (transaction: Transaction<Tables>, change: NewPassword) => Promise<void>
    readonly forgetWrongTries: (
      transaction: Transaction<Tables>,
      golfer: { readonly userId: string; readonly email: string },
    ) => Promise<void>
    /** Answers the cookie by which the device will be known when the golfer signs in. */
    readonly rememberDevice: (golfer: { readonly userId: string; readonly hash: string }, headers: Headers) => string
  }
}

/**
 * Sets a new password, once for each link. Whatever fails leaves the link as good as it was. Answers the cookie by which the
 * device is known: the golfer signs in next, whoever guesses meanwhile.
 */
export async function resetPassword(
  { store, attempts, accounts }: ResetPasswordParts,
  {
    token,
    password,
    from,
    now,
  }: { readonly token: string; readonly password: string; readonly from: From; readonly now: Date },
): Promise<string> {
  const limit = { tries: TRIES_PER_ADDRESS_AND_HOUR, windowMs: HOUR_MS }
  const attempt = await attempts.count('reset-password', countedAddress(from.address), limit)
  if (!attempt.isAllowed) throw tooManyTries(attempt.retryAfterSeconds)
  accounts.checkPassword(password)
  if (!(await store.isOpen(token, now))) throw staleLink()

  const hash = await accounts.hashPassword(password)
  const userId = await store.useToken(token, now, async (transaction, golfer) => {
    await accounts.replacePassword(transaction, { userId: golfer.userId, hash, now })
    // A golfer who has tried every password they ever had may sign in with the new one at once.
    await accounts.forgetWrongTries(transaction, golfer)
  })
  if (userId === undefined) throw staleLink()
  return accounts.rememberDevice({ userId, hash }, from.headers)
}

function staleLink(): AppError {
  return new AppError('stale-link', 'This link has been used or is older than an hour. Please ask for a new one.')
}

function tooManyTries(retryAfterSeconds: number): AppError {
  return new AppError('too-many-tries', 'Too many new passwords were set from here. Please try again in an hour.', {
    retryAfterSeconds,
  })
}
