import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { AuthUser, SignIn, SignUp } from '@bagwise/contract/account'
import type { Attempts } from '#server/attempts/attempts.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import { createAuth } from './auth.ts'
import { createPasswordHasher } from './password-hash.ts'
import { headersOf, setCookies } from './session-headers.ts'
import { createSessions } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'

type Parts = {
  readonly config: Config
  readonly secret: string
  readonly database: Database
  readonly attempts: Attempts
  readonly now: () => Date
  readonly log: FastifyBaseLogger
  readonly createProfile: (user: AuthUser) => Promise<void>
}

type From = { readonly headers: Headers; readonly address: string }

export type Accounts = ReturnType<typeof createAccounts>

/** Everything about who is signed in. */
export function createAccounts({ config, secret, database, attempts, now, log, createProfile }: Parts) {
  const { db } = database
  const { passwordMinLength, publicOrigin } = config
  const hasher = createPasswordHasher()
  const auth = createAuth({ database, secret, publicOrigin, passwordMinLength, hasher, log })
  const sessions = createSessions({ auth, db, now })
  const forSignUp = {
    auth,
    db,
    hasher,
    attempts,
    passwordMinLength,
    createProfile,
    log,
    limitPerHour: config.signUpLimitPerHour,
  }
  const forSignIn = {
    auth,
    attempts,
    log,
    tryLimit: config.signInTryLimit,
    tryLimitPerAddress: config.signInTryLimitPerAddress,
  }

  /** A browser has one session: a new one ends the one it had. */
  async function replacingSession<Result>(headers: Headers, start: () => Promise<Result>): Promise<Result> {
    const { session: old } = await sessions.read(headers)
    const started = await start()
    // The golfer is signed in by now: the old session runs out by itself.
    if (old) await sessions.end(old).catch((err: unknown) => log.error({ err }, 'An old session could not be ended'))
    return started
  }

  return {
    readSession: sessions.read,
    signOut: sessions.signOut,
    signUp: (form: SignUp, from: From) => replacingSession(from.headers, () => signUp(forSignUp, form, from)),
    signIn: (form: SignIn, from: From) => replacingSession(from.headers, () => signIn(forSignIn, form, from)),

    /** Who sent the request; nobody is refused. */
    signedInUser: async (request: FastifyRequest, reply: FastifyReply): Promise<AuthUser> => {
      const { session, cookies } = await sessions.read(headersOf(request))
      setCookies(reply, cookies)
      if (session) return session.user
      throw new AppError('not-signed-in', 'Please sign in first.')
    },

    /** Removes what has run out. */
    sweep: sessions.sweep,
  }
}
