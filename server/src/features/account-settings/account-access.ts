import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { AuthUser } from '@bagwise/contract/account'
import type { Tables } from '#server/db/schema.ts'

/** Headers and address of a request. */
export type ClientInfo = { readonly headers: Headers; readonly address: string }

export type Session = { readonly user: AuthUser; readonly token: string }

type NewPassword = {
  readonly userId: string
  readonly hash: string
  readonly now: Date
  /** The old password's hash, and the token of the session that stays open. */
  readonly known: { readonly hash: string; readonly token: string }
}

/** The password that has just been verified. */
export type ConfirmedPassword = { readonly userId: string; readonly hash: string }

/** What the settings need of the account feature. */
export type AccountAccess = {
  /** The signed-in session. Throws `not-signed-in`. */
  readonly signedInSession: (request: FastifyRequest, reply: FastifyReply) => Promise<Session>
  readonly clientInfoOf: (request: FastifyRequest) => ClientInfo
  readonly setCookies: (reply: FastifyReply, cookies: readonly string[]) => void
  /** Throws unless the password is the golfer's; failures are counted. */
  readonly confirmPassword: (user: AuthUser, password: string) => Promise<ConfirmedPassword>
  /** The same, and starts a second session. */
  readonly startAnotherSession: (
    user: AuthUser,
    currentPassword: string,
    from: ClientInfo,
  ) => Promise<{ readonly token: string; readonly hash: string; readonly cookies: readonly string[] }>
  /** Returns the cookie that makes the device known. */
  readonly rememberDevice: (golfer: ConfirmedPassword, headers: Headers) => string
  /** Returns the cookie that makes the device unknown to everybody. */
  readonly forgetDevice: () => string
  readonly endSession: (session: Pick<Session, 'token'>) => Promise<void>
  /** Throws when a password may not be used. */
  readonly checkPassword: (password: string, email?: string) => void
  /** Throws when the new password is the current one. */
  readonly checkNewPassword: (password: string, known: { readonly current: string }) => void
  readonly hashPassword: (password: string) => Promise<string>
  /** Throws when the password has changed since it was verified. Ends every other session and voids reset links. */
  readonly replacePassword: (transaction: Transaction<Tables>, change: NewPassword) => Promise<void>
  /** Returns the cookies that clear the session in the browser. */
  readonly signOut: (headers: Headers) => Promise<readonly string[]>
}
