import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import type { Transaction } from 'kysely'
import type { AuthUser, SignIn, SignUp } from '@bagwise/contract/account'
import type { SignedChallenge } from '@bagwise/contract/passkeys'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import type { SecurityEvents } from '#server/security-events/security-events.ts'
import type { CountCall } from '#server/rate-limit/call-limit.ts'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/schema.ts'
import type { SessionRow } from '#server/db/session-by-token.ts'
import { AppError } from '#server/errors.ts'
import { createAuth } from './auth.ts'
import { checkAccount } from './check-account.ts'
import { confirmPassword, lockPassword, startAnotherSession } from './confirm-password.ts'
import { createKnownDevices } from './known-device.ts'
import { createPasswordHasher } from './passwords/password-hash.ts'
import type { HashCost } from './passwords/password-hash.ts'
import { checkNewPassword, checkPassword } from './passwords/password-rules.ts'
import { addPasskey, beginPasskey, removePasskey } from './passkeys/manage-passkeys.ts'
import { listPasskeys, renamePasskey } from './passkeys/passkey-store.ts'
import { beginPasskeySignIn, signInWithPasskey } from './passkeys/sign-in-with-passkey.ts'
import type { Site } from './passkeys/site.ts'
import { replacePassword } from './replace-password.ts'
import { sessionCookieName } from './session-cookie.ts'
import { headersOf, setCookies } from './session-headers.ts'
import { createSessions, earliestStart } from './sessions.ts'
import type { FindSession, Session } from './sessions.ts'
import { signIn } from './sign-in.ts'
import type { SignedIn } from './sign-in.ts'
import { signUp } from './sign-up.ts'
import type { StoredPassword } from './stored-hash.ts'
import { resetFailedSignIns } from './failed-sign-ins.ts'

type Parts = {
  readonly config: Config
  readonly secret: string
  readonly database: Database
  readonly rateLimiter: RateLimiter
  /** Counts every call of a signed-in golfer. */
  readonly countCall: CountCall
  readonly events: SecurityEvents
  readonly now: () => Date
  readonly log: FastifyBaseLogger
  readonly hashCost?: HashCost | undefined
  readonly createProfile: (user: AuthUser) => Promise<void>
}

/** Headers and address of a request. */
type ClientInfo = { readonly headers: Headers; readonly address: string }

export type Accounts = ReturnType<typeof createAccounts>

/** Composes sign-up, sign-in, sessions and passwords. */
export function createAccounts({
  config,
  secret,
  database,
  rateLimiter,
  countCall,
  events,
  now,
  log,
  hashCost,
  createProfile,
}: Parts) {
  const { db, kind } = database
  const { passwordMinLength, publicOrigin } = config
  const hasher = createPasswordHasher(hashCost)
  const auth = createAuth({ database, secret, publicOrigin, passwordMinLength, hasher, log })
  const sessions = createSessions({ auth, db, cookie: { name: sessionCookieName(publicOrigin), secret }, now })
  const devices = createKnownDevices({ publicOrigin, secret })
  const forSignUp = {
    auth,
    db,
    hasher,
    rateLimiter,
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
    rateLimiter,
    devices,
    events,
    log,
    tryLimit: config.signInTryLimit,
    tryLimitPerAddress: config.signInTryLimitPerAddress,
  }
  const forPasskeys = {
    database,
    rateLimiter,
    confirmPassword: (user: AuthUser, password: string) => confirmPassword(forSignIn, { user, password }),
    lockPassword: (transaction: Transaction<Tables>, confirmed: StoredPassword) =>
      lockPassword(transaction, { kind, ...confirmed }),
  }

  /** A browser has one session: a new one replaces it. */
  async function replaceSession<Result>(headers: Headers, start: () => Promise<Result>): Promise<Result> {
    const { session: old } = await sessions.read(headers)
    const started = await start()
    // The golfer is signed in already; the old session expires by itself.
    if (old) await sessions.end(old).catch((err: unknown) => log.error({ err }, 'An old session could not be ended'))
    return started
  }

  async function sessionOf(request: FastifyRequest, reply: FastifyReply): Promise<Session | undefined> {
    const { session, cookies } = await sessions.read(headersOf(request))
    setCookies(reply, cookies)
    if (session) countCall(session.user.id)
    return session
  }

  const signedInSession = async (request: FastifyRequest, reply: FastifyReply): Promise<Session> =>
    (await sessionOf(request, reply)) ?? throwNotSignedIn()

  return {
    /** The session, if any. */
    sessionOf,
    signOut: sessions.signOut,
    signUp: (form: SignUp, from: ClientInfo) => replaceSession(from.headers, () => signUp(forSignUp, form, from)),
    signIn: (form: SignIn, from: ClientInfo) => replaceSession(from.headers, () => signIn(forSignIn, form, from)),
    beginPasskeySignIn: (site: Site, { address }: ClientInfo) =>
      beginPasskeySignIn(forSignIn, { site, address, now: now() }),
    signInWithPasskey: (answer: SignedChallenge, site: Site, from: ClientInfo) =>
      replaceSession(from.headers, () => signInWithPasskey(forSignIn, answer, { site, from, now: now() })),
    passkeys: {
      list: (user: AuthUser) => listPasskeys(db, user.id),
      begin: (beginning: Omit<Parameters<typeof beginPasskey>[1], 'now'>) =>
        beginPasskey(forPasskeys, { ...beginning, now: now() }),
      add: (addition: Omit<Parameters<typeof addPasskey>[1], 'now'>) =>
        addPasskey(forPasskeys, { ...addition, now: now() }),
      rename: (renaming: Parameters<typeof renamePasskey>[1]) => renamePasskey(database, renaming),
      remove: (removal: Parameters<typeof removePasskey>[1]) => removePasskey(forPasskeys, removal),
    },

    /** Throws `account-gone` when a golfer who has signed in on the device has no account any more. */
    checkAccount: (golfer: string, from: ClientInfo) => checkAccount({ db, devices, rateLimiter }, golfer, from),

    signedInSession,
    /** Whether a session that was read before has not ended since. */
    isSessionOpen: sessions.isOpen,
    clientInfoOf: (request: FastifyRequest): ClientInfo => ({ headers: headersOf(request), address: request.ip }),
    setCookies,

    /** The signed-in user, if any. */
    sender: async (request: FastifyRequest, reply: FastifyReply): Promise<AuthUser | undefined> =>
      (await sessionOf(request, reply))?.user,

    /** The signed-in user. Throws `not-signed-in`. */
    signedInUser: async (request: FastifyRequest, reply: FastifyReply): Promise<AuthUser> =>
      (await signedInSession(request, reply)).user,

    /** The same, plus what `find` read in the same statement; undefined when the library had to read the session. */
    signedInWith: async <Found extends SessionRow>(
      find: FindSession<Found>,
      request: FastifyRequest,
      reply: FastifyReply,
    ): Promise<{ readonly user: AuthUser; readonly found: Found | undefined }> => {
      const { session, cookies, found } = await sessions.readWith(find, headersOf(request))
      setCookies(reply, cookies)
      if (!session) return throwNotSignedIn()
      countCall(session.user.id)
      return { user: session.user, found }
    },

    /** Throws unless the password is the golfer's. */
    confirmPassword: forPasskeys.confirmPassword,

    /** The same, and starts a second session. */
    startAnotherSession: (user: AuthUser, password: string, from: ClientInfo): Promise<SignedIn> =>
      startAnotherSession(forSignIn, { user, password, from }),

    /**
     * Throws when the password has changed since it was verified, and keeps it from changing until the transaction
     * ends.
     */
    lockPassword: forPasskeys.lockPassword,

    /** Returns the cookie that makes the device known. */
    rememberDevice: devices.remember,
    /** Returns the cookie that makes the device unknown to everybody. */
    forgetDevice: devices.forget,

    endSession: ({ token }: Pick<Session, 'token'>) => sessions.end({ token }),

    /** Throws when the new password is the current one. */
    checkNewPassword,
    checkPassword: (password: string, email?: string) =>
      checkPassword(password, { minLength: passwordMinLength, email }),
    hashPassword: hasher.hash,
    /** How many passwords are being hashed, and how many wait. */
    hashLoad: hasher.load,
    replacePassword,
    resetFailedSignIns: (
      transaction: Transaction<Tables>,
      golfer: { readonly userId: string; readonly email: string },
    ) => resetFailedSignIns(rateLimiter.within(transaction), golfer),

    earliestStart,

    /** Deletes expired sessions and tokens. */
    sweep: sessions.sweep,
  }
}

function throwNotSignedIn(): never {
  throw new AppError('not-signed-in', 'Please sign in first.')
}
