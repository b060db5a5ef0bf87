import { randomUUID } from 'node:crypto'
import type { AuthUser } from '@bagwise/contract/account'
import type { ChangeEmail } from '@bagwise/contract/account-settings'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import { AppError } from '#server/errors.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { AccountAccess } from './account-access.ts'
import { emailChangedMail } from './email-changed-mail.ts'
import type { SettingsStore } from './settings-store.ts'

const HOUR_MS = 60 * 60 * 1000
/** An answer reveals whether an address is taken; this is more than any golfer needs. */
const CHANGES_PER_HOUR = 10

export type ChangeEmailParts = {
  readonly accounts: Pick<AccountAccess, 'confirmPassword'>
  readonly store: Pick<SettingsStore, 'isEmailTaken' | 'changeEmail'>
  readonly rateLimiter: RateLimiter
  /** Undefined when this server cannot send mail. */
  readonly mailing:
    | {
        /** Queues a mail. */
        readonly send: (mail: Mail) => void
        /** Reply-to address. */
        readonly operator: string
      }
    | undefined
  /** Mails the new address a link that verifies it, where this server mails links. */
  readonly mailNewAddress: (email: string) => void
}

/** Changes the address the golfer signs in with and notifies the old address, so that a hijacked account is noticed. */
export async function changeEmail(
  { accounts, store, rateLimiter, mailing, mailNewAddress }: ChangeEmailParts,
  { user, form, now }: { readonly user: AuthUser; readonly form: ChangeEmail; readonly now: Date },
): Promise<AuthUser> {
  const { email, password } = form
  if (email === user.email) {
    throw new AppError('same-email', "That's already your email.", { path: 'email' })
  }
  const confirmed = await accounts.confirmPassword(user, password)
  const attempt = await rateLimiter.count('change-email', user.id, { tries: CHANGES_PER_HOUR, windowMs: HOUR_MS })
  if (!attempt.isAllowed) throw tooManyChanges(attempt.retryAfterSeconds)
  if (await store.isEmailTaken(email)) throw emailInUse()

  try {
    await store.changeEmail({ ...confirmed, email, now })
  } catch (error) {
    // When two golfers claim an address at the same time, the database lets one through.
    throw (await store.isEmailTaken(email)) ? emailInUse() : error
  }
  mailing?.send(emailChangedMail({ id: randomUUID(), to: user.email, operator: mailing.operator }))
  mailNewAddress(email)
  return { ...user, email }
}

function emailInUse(): AppError {
  return new AppError('email-in-use', 'That email is already in use.', { path: 'email' })
}

function tooManyChanges(retryAfterSeconds: number): AppError {
  return new AppError('too-many-tries', 'Your email was changed too often. Please try again in an hour.', {
    retryAfterSeconds,
  })
}
