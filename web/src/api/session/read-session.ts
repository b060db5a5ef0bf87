import { isGolferKept } from '#api/device/device.ts'
import { inTime } from '#api/in-time.ts'
import { profileQuery } from '#api/profile/profile-query.ts'
import { queryClient } from '#api/query-client.ts'
import { readCopies } from './page-golfer.ts'
import { sessionOf, sessionQuery } from './session.ts'
import type { Session } from './session.ts'

/** The loading splash ends after this long at the latest (specification 1 §4). */
const SESSION_WAIT_MS = 8_000

/** Asked again as soon as a screen shows it. */
const OUT_OF_DATE = { updatedAt: 0 }

/** Looked for once, when the page starts. */
let keptGolfer: Promise<Session | undefined> | undefined

/**
 * Who is here: at once when this device knows, else after the session check, 8 seconds at most. A failed check is
 * logged and answers `unknown`.
 */
export async function readSession(): Promise<Session> {
  const known = queryClient.getQueryData(sessionQuery.queryKey)
  if (known !== undefined) return sessionOf(known)
  const check = queryClient.ensureQueryData(sessionQuery).then(sessionOf, (error: unknown): Session => {
    console.error('The session could not be read', error)
    return { status: 'unknown' }
  })
  keptGolfer ??= showKeptGolfer()
  const kept = keptGolfer
  const keptOr = async (session: Session | Promise<Session>) => (await kept) ?? session
  const checked = check.then((session) => (session.status === 'unknown' ? keptOr(session) : session))
  return (await inTime(Promise.race([checked, keptOr(checked)]), SESSION_WAIT_MS)) ?? { status: 'unknown' }
}

/**
 * For a page that the server gives to visitors only. It has just seen that nobody brings a session: it is asked again
 * only where this device has kept a golfer, who may have come back another way, or whose copies must go.
 */
export function startAsVisitor({ isCertain }: { readonly isCertain: boolean }): void {
  queryClient.setQueryData(sessionQuery.queryKey, null, isCertain ? {} : OUT_OF_DATE)
}

/** Starts with who was here last and the profile as it was, both out of date until the server has answered. */
async function showKeptGolfer(): Promise<Session | undefined> {
  if (!isGolferKept()) return undefined
  try {
    const kept = await readCopies()
    // The server may have been faster.
    const known = queryClient.getQueryData(sessionQuery.queryKey)
    if (!kept || (known !== undefined && known?.id !== kept.user.id)) return undefined
    if (kept.snapshot && queryClient.getQueryData(profileQuery.queryKey) === undefined) {
      queryClient.setQueryData(profileQuery.queryKey, kept.snapshot, OUT_OF_DATE)
    }
    if (known === undefined) queryClient.setQueryData(sessionQuery.queryKey, kept.user, OUT_OF_DATE)
    return sessionOf(kept.user)
  } catch (error) {
    console.error('The copies on this device could not be read', error)
    return undefined
  }
}
