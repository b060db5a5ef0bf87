import { isAPIError } from 'better-auth/api'
import type { Kysely } from 'kysely'
import type { AuthUser } from '@bagwise/contract/account'
import { deleteInChunks } from '#server/db/delete-in-chunks.ts'
import { prepareStatement } from '#server/db/prepared-statement.ts'
import type { Tables } from '#server/db/schema.ts'
import { sessionByToken } from '#server/db/session-by-token.ts'
import type { SessionRow } from '#server/db/session-by-token.ts'
import { AppError } from '#server/errors.ts'
import { isUseRecorded, latestEnd } from './auth.ts'
import type { Auth } from './auth.ts'
import { signedTokenIn } from './session-cookie.ts'

/** A session ends this long after signing in, even when used. */
const LONGEST_SESSION_MS = 30 * 24 * 60 * 60 * 1000
/** The clocks of several servers differ by less. */
const TOO_LATE_MS = 2 * 60 * 60 * 1000
/** Longer than any mailed link works. */
const LINK_TOO_LATE_MS = 25 * 60 * 60 * 1000

/** The earliest start of a session that is still open. */
export function earliestStart(now: Date): Date {
  return new Date(now.getTime() - LONGEST_SESSION_MS)
}

type LibraryUser = Pick<Auth['$Infer']['Session']['user'], 'id' | 'email' | 'firstName' | 'lastName' | 'createdAt'>

export type Session = { readonly user: AuthUser; readonly token: string }

/** The session, and cookies that the answer must set. */
type ReadSession = { readonly session: Session | undefined; readonly cookies: readonly string[] }

/** Reads the session with this token, and possibly more, in one statement. */
export type FindSession<Found extends SessionRow> = (token: string) => Promise<Found | undefined>

export type Sessions = {
  readonly read: (headers: Headers) => Promise<ReadSession>
  /** The same with another statement. `found` is undefined when the library had to read the session. */
  readonly readWith: <Found extends SessionRow>(
    find: FindSession<Found>,
    headers: Headers,
  ) => Promise<ReadSession & { readonly found: Found | undefined }>
  /** Whether a session that was read before has not ended since. */
  readonly isOpen: (session: Pick<Session, 'token'>) => Promise<boolean>
  readonly end: (session: Pick<Session, 'token'>) => Promise<void>
  /** Ends the session on the server, then returns the cookies that clear it in the browser. */
  readonly signOut: (headers: Headers) => Promise<readonly string[]>
  readonly sweep: (stopped: AbortSignal) => Promise<void>
}

export function createSessions({
  auth,
  db,
  cookie,
  now,
}: {
  readonly auth: Auth
  readonly db: Kysely<Tables>
  readonly cookie: { readonly name: string; readonly secret: string }
  readonly now: () => Date
}): Sessions {
  const byToken = prepareStatement(['token'], (given) => sessionByToken(db, given('token')))
  const findSession = async (token: string) => (await byToken(db, { token }))[0]

  /** Only sessions that are clearly open are read here; the library judges all others. */
  async function readWith<Found extends SessionRow>(find: FindSession<Found>, headers: Headers) {
    const token = signedTokenIn(headers.get('cookie') ?? '', cookie)
    const found = token === undefined ? undefined : await find(token).catch(throwUnavailable)
    if (token !== undefined && found && isOpen(found, now())) {
      return { session: { user: userOf(found), token }, cookies: [], found }
    }
    return { ...(await readByLibrary(headers)), found: undefined }
  }

  async function readByLibrary(headers: Headers): Promise<ReadSession> {
    const { response, headers: answered } = await auth.api
      .getSession({ headers, returnHeaders: true })
      .catch(asUnavailable)
    const cookies = answered.getSetCookie()
    if (response === null) return { session: undefined, cookies }

    const session = { user: authUser(response.user), token: response.session.token }
    if (response.session.createdAt > earliestStart(now())) return { session, cookies }
    return { session: undefined, cookies: await signOut(headers) }
  }

  async function isStillOpen({ token }: Pick<Session, 'token'>): Promise<boolean> {
    const found = await findSession(token).catch(throwUnavailable)
    if (!found) return false
    return new Date(found.sessionExpiresAt) > now() && new Date(found.sessionCreatedAt) > earliestStart(now())
  }

  async function end({ token }: Pick<Session, 'token'>): Promise<void> {
    await db.deleteFrom('session').where('token', '=', token).execute()
  }

  async function signOut(headers: Headers): Promise<readonly string[]> {
    // The library clears the cookie even when deleting the row fails: delete the row first, so that a failure is
    // reported.
    const { response } = await auth.api.getSession({ headers, returnHeaders: true }).catch(asUnavailable)
    if (response !== null) await end({ token: response.session.token })
    const { headers: answered } = await auth.api.signOut({ headers, returnHeaders: true })
    return answered.getSetCookie()
  }

  async function sweep(stopped: AbortSignal): Promise<void> {
    const time = now()
    const expired = { time: 'expiresAt', key: 'id', limit: { until: time.toISOString() } } as const
    const tooOld = { time: 'createdAt', key: 'id', limit: { until: earliestStart(time).toISOString() } } as const
    await deleteInChunks(db, { table: 'session', ...expired }, stopped)
    await deleteInChunks(db, { table: 'session', ...tooOld }, stopped)
    await deleteInChunks(db, { table: 'verification', ...expired }, stopped)
    const tooLate = { ...expired, limit: { after: new Date(time.getTime() + LINK_TOO_LATE_MS).toISOString() } }
    await deleteInChunks(db, { table: 'verification', ...tooLate }, stopped)
    if (!stopped.aborted) await cutSessions(db, time)
  }

  return { read: (headers) => readWith(findSession, headers), readWith, isOpen: isStillOpen, end, signOut, sweep }
}

/**
 * Sessions that were begun or used while the clock was ahead end no later than others. This is left to the sweep, which
 * knows that the clock goes on evenly: by a clock that is behind, every session ends too late.
 */
async function cutSessions(db: Kysely<Tables>, now: Date): Promise<void> {
  const end = latestEnd(now)
  const tooLate = (time: Date) => new Date(time.getTime() + TOO_LATE_MS).toISOString()
  const sessions = db.updateTable('session')
  await sessions.set({ expiresAt: end.toISOString() }).where('expiresAt', '>', tooLate(end)).execute()
  await sessions.set({ createdAt: now.toISOString() }).where('createdAt', '>', tooLate(now)).execute()
}

function isOpen({ sessionExpiresAt, sessionCreatedAt }: SessionRow, now: Date): boolean {
  return (
    isUseRecorded({ expiresAt: new Date(sessionExpiresAt), now }) && new Date(sessionCreatedAt) > earliestStart(now)
  )
}

function userOf({ userId, userEmail, userFirstName, userLastName, userCreatedAt }: SessionRow): AuthUser {
  return authUser({
    id: userId,
    email: userEmail,
    firstName: userFirstName,
    lastName: userLastName,
    createdAt: new Date(userCreatedAt),
  })
}

/** The account as the page sees it, with default names (specification 1 §4). */
export function authUser({ id, email, firstName, lastName, createdAt }: LibraryUser): AuthUser {
  return {
    id,
    email,
    firstName: firstName || 'User',
    lastName: lastName || 'Name',
    createdAt: createdAt.toISOString(),
    isAuthenticated: true,
  }
}

/** The library hides why it could not read a session; the reason is always the database. */
function asUnavailable(error: unknown): never {
  if (!isAPIError(error)) throw error
  throwUnavailable(error)
}

function throwUnavailable(cause: unknown): never {
  throw new AppError(
    'database-unavailable',
    'Your session cannot be checked right now. Please try again in a moment.',
    { cause },
  )
}
