import { AsyncLocalStorage } from 'node:async_hooks'
import { betterAuth } from 'better-auth'
import type { BetterAuthOptions, BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import type { FastifyBaseLogger } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from '#server/db/database.ts'
import type { PasswordHasher } from './passwords/password-hash.ts'
import { COOKIE_PREFIX, isHttps, sessionCookieName } from './session-cookie.ts'

const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS
/** A session expires after this long without use. */
const IDLE_SECONDS = 7 * DAY_SECONDS
/** Use is recorded this often. */
const USE_RECORDED_EVERY_SECONDS = HOUR_SECONDS
const SECOND_MS = 1000
const PASSWORD_MAX_LENGTH = 128

/** The library's name for an account with a password. */
export const CREDENTIAL = 'credential'

type AuthSettings = {
  readonly database: Pick<Database, 'db' | 'kind'>
  readonly secret: string
  readonly publicOrigin: string | undefined
  readonly passwordMinLength: number
  readonly hasher: PasswordHasher
  readonly log: FastifyBaseLogger
}

/**
 * Sign-up hashes before the library's transaction and passes the result through here: hashing inside it would block the
 * embedded database's only connection.
 */
export const preparedHash = new AsyncLocalStorage<string>()

/** Starts a session as signing in with a password does, for a golfer who has proved their identity in another way. */
const startSession = createAuthEndpoint.serverOnly(
  { method: 'POST', body: z.object({ userId: z.string() }) },
  async (call) => {
    const { internalAdapter } = call.context
    const user = await internalAdapter.findUserById(call.body.userId)
    if (!user) throw new Error('A session was started for a golfer who is gone')
    const session = await internalAdapter.createSession(user.id)
    await setSessionCookie(call, { session, user }, false)
    return { token: session.token }
  },
)

/** The account library. None of its HTTP routes is served: it is only called from here. */
export function createAuth(settings: AuthSettings) {
  return betterAuth(authOptions(settings))
}

export type Auth = ReturnType<typeof createAuth>

/** The end of a session that is used now; none ends later. */
export function latestEnd(now: Date): Date {
  return new Date(now.getTime() + IDLE_SECONDS * SECOND_MS)
}

/** Whether the library would only read the session: it has not expired, and its use need not be recorded yet. */
export function isUseRecorded({ expiresAt, now }: { readonly expiresAt: Date; readonly now: Date }): boolean {
  const dueMs = expiresAt.getTime() - (IDLE_SECONDS - USE_RECORDED_EVERY_SECONDS) * SECOND_MS
  return now.getTime() < dueMs
}

export function authOptions({ database, secret, publicOrigin, passwordMinLength, hasher, log }: AuthSettings) {
  return {
    appName: 'Bagwise',
    baseURL: publicOrigin ?? 'http://localhost',
    secret,
    database: { db: database.db, type: database.kind, transaction: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: PASSWORD_MAX_LENGTH,
      password: { hash: async (password) => preparedHash.getStore() ?? hasher.hash(password), verify: hasher.verify },
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: false, fieldName: 'first_name' },
        lastName: { type: 'string', required: false, fieldName: 'last_name' },
      },
    },
    // The cookie cache would outlive a sign-out.
    session: { expiresIn: IDLE_SECONDS, updateAge: USE_RECORDED_EVERY_SECONDS, cookieCache: { enabled: false } },
    verification: { storeIdentifier: 'hashed' },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    plugins: [{ id: 'bagwise-session', endpoints: { startSession } } satisfies BetterAuthPlugin],
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: false,
      defaultCookieAttributes: { secure: isHttps(publicOrigin), httpOnly: true, sameSite: 'lax', path: '/' },
      cookies: { session_token: { name: sessionCookieName(publicOrigin) } },
      ipAddress: { disableIpTracking: true },
    },
    logger: {
      level: 'error',
      // Only the error itself: the library's other arguments may contain e-mail addresses.
      log: (_level, message, ...details) => {
        log.error({ err: details.find((detail) => detail instanceof Error) }, message)
      },
    },
  } satisfies BetterAuthOptions
}
