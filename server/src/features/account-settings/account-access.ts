import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { AuthUser } from '@bagwise/contract/account'
import type { Tables } from '#server/db/schema.ts'

/** What is known of whoever sent a request. */
export type From = { readonly headers: Headers; readonly address: string }

export type Session = { readonly user: AuthUser; readonly token: string }

type NewPassword = {
  readonly userId: string
  readonly hash: string
  readonly now: Date
  /** Of the old password, and of the session that goes on. */
  readonly known: { readonly hash: string; readonly token: string }
}

/** The password that the golfer has just proved to know. */
export type ConfirmedPassword = { readonly userId: string; readonly hash: string }

/** What the settings need of whoever keeps the accounts. */
export type AccountAccess = {
  /** Who sent the request; nobody is refused. */
  readonly signedInSession: (request: FastifyRequest, reply: FastifyReply) => Promise<Session>
  readonly fromOf: (request: FastifyRequest) => From
  readonly setCookies: (reply: FastifyReply, cookies: readonly string[]) => void
  /** Refuses whoever does not know the golfer's password; wrong ones are counted. */
  readonly confirmPassword: (user: AuthUser, password: string) => Promise<ConfirmedPassword>
  /** The same, and starts another session beside the one there is. */
  readonly startAnotherSession: (
    user: AuthUser,
    currentPassword: string,
    from: From,
  ) => Promise<{ readonly token: string; readonly hash: string; readonly cookies: readonly string[] }>
  /** Answers the cookie by which the device will be known when the golfer signs in again. */
  readonly rememberDevice: (golfer: ConfirmedPassword, headers: Headers) => string
  /** Answers the cookie after which the device knows nobody. */
  readonly forgetDevice: () => string
  readonly endSession: (session: Pick<Session, 'token'>) => Promise<void>
  /** Refuses a password that may not be chosen. */
  readonly checkPassword: (password: string, email?: string) => void
  /** Refuses a new password that is the current one. */
  readonly checkNewPassword: (password: string, known: { readonly current: string }) => void
  readonly hashPassword: (password: string) => Promise<string>
  /** Refuses when the password is not the known one any more. Ends every other session, and every link to reset it. */
  readonly replacePassword: (transaction: Transaction<Tables>, change: NewPassword) => Promise<void>
  /** Answers the cookies that clear the session in the browser. */
  readonly signOut: (headers: Headers) => Promise<readonly string[]>
}
