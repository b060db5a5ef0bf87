import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { AuthUser, SignIn, SignUp } from '@bagwise/contract/account'
import type { Attempts } from '#server/attempts/attempts.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/schema.ts'
import type { SessionRow } from '#server/db/session-by-token.ts'
import { AppError } from '#server/errors.ts'
import { createAuth } from './auth.ts'
import { confirmPassword, holdPassword, startAnotherSession } from './confirm-password.ts'
import { createKnownDevices } from './known-device.ts'
import { createPasswordHasher } from './passwords/password-hash.ts'
import { checkNewPassword, checkPassword } from './passwords/password-rules.ts'
import { replacePassword } from './replace-password.ts'
import { sessionCookieName } from './session-cookie.ts'
import { headersOf, setCookies } from './session-headers.ts'
import { createSessions, earliestStart } from './sessions.ts'
import type { FindSession, Session } from './sessions.ts'
import { signIn } from './sign-in.ts'
import type { SignedIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import type { StoredPassword } from './stored-hash.ts'
import { forgetWrongTries } from './wrong-tries.ts'

type Parts = {
  readonly config: Config
  readonly secret: string
  readonly database: Database
  readonly attempts: Attempts
  readonly now: () => Date
  readonly log: FastifyBaseLogger
  readonly createProfile: (user: AuthUser) => Promise<void>
}

/** What is known of whoever sent a request. */
type From = { readonly headers: Headers; readonly address: string }

export type Accounts = ReturnType<typeof createAccounts>

/** Everything about who is signed in. */
export function createAccounts({ config, secret, database, attempts, now, log, createProfile }: Parts) {
  const { db, kind } = database
  const { passwordMinLength, publicOrigin } = config
  const hasher = createPasswordHasher()
  const auth = createAuth({ database, secret, publicOrigin, passwordMinLength, hasher, log })
  const sessions = createSessions({ auth, db, cookie: { name: sessionCookieName(publicOrigin), secret }, now })
  const devices = createKnownDevices({ publicOrigin, secret })
  const forSignUp = {
    auth,
    db,
    hasher,
    attempts,
    devices,
    passwordMinLength,
    createProfile,
    log,
    limitPerHour: config.signUpLimitPerHour,
  }
  const forSignIn = {
    auth,
    database,
    hasher,
    attempts,
    devices,
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

  async function signedInSession(request: FastifyRequest, reply: FastifyReply): Promise<Session> {
    const { session, cookies } = await sessions.read(headersOf(request))
    setCookies(reply, cookies)
    return session ?? refuse()
  }

  return {
    readSession: sessions.read,
    signOut: sessions.signOut,
    signUp: (form: SignUp, from: From) => replacingSession(from.headers, () => signUp(forSignUp, form, from)),
    signIn: (form: SignIn, from: From) => replacingSession(from.headers, () => signIn(forSignIn, form, from)),

    signedInSession,
    fromOf: (request: FastifyRequest): From => ({ headers: headersOf(request), address: request.ip }),
    setCookies,

    /** Who sent the request; undefined when nobody is signed in. */
    sender: async (request: FastifyRequest, reply: FastifyReply): Promise<AuthUser | undefined> => {
      const { session, cookies } = await sessions.read(headersOf(request))
      setCookies(reply, cookies)
      return session?.user
    },

    /** Who sent the request; nobody is refused. */
    signedInUser: async (request: FastifyRequest, reply: FastifyReply): Promise<AuthUser> =>
      (await signedInSession(request, reply)).user,

    /** The same, with what `find` has found besides; that is missing when the library had to read the session. */
    signedInWith: async <Found extends SessionRow>(
      find: FindSession<Found>,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<{ readonly user: AuthUser; readonly found: Found | undefined }> => {
      const { session, cookies, found } = await sessions.readWith(find, headersOf(request))
      setCookies(reply, cookies)
      return session ? { user: session.user, found } : refuse()
    },

    /** Refuses whoever does not know the golfer's password. */
    confirmPassword: (user: AuthUser, password: string) => confirmPassword(forSignIn, { user, password }),

    /** The same, and starts another session beside the one there is. */
    startAnotherSession: (user: AuthUser, password: string, { headers }: From): Promise<SignedIn> =>
      startAnotherSession(forSignIn, { user, password, headers }),

    /** Refuses when the password is not the confirmed one any more, and keeps it until the transaction ends. */
    holdPassword: (transaction: Transaction<Tables>, confirmed: StoredPassword) =>
      holdPassword(transaction, { kind, ...confirmed }),

    /** Answers the cookie by which the device will be known. */
    rememberDevice: devices.remember,
    /** Answers the cookie after which the device knows nobody. */
    forgetDevice: devices.forget,

    endSession: ({ token }: Pick<Session, 'token'>) => sessions.end({ token }),

    /** Refuses a password that may not be chosen. */
    checkNewPassword,
    checkPassword: (password: string, email?: string) =>
      checkPassword(password, { minLength: passwordMinLength, email }),
    hashPassword: hasher.hash,
    replacePassword,
    forgetWrongTries: (transaction: Transaction<Tables>, golfer: { readonly userId: string; readonly email: string }) =>
      forgetWrongTries(attempts.within(transaction), golfer),

    earliestStart,

    /** Removes what has run out. */
    sweep: sessions.sweep,
  }
}

function refuse(): never {
  throw new AppError('not-signed-in', 'Please sign in first.')
}
