import { queryOptions, useQuery } from '@tanstack/react-query'
import type * as account from '@bagwise/contract/account'
import type { AuthUser } from '@bagwise/contract/account'
import { isAnythingKept, isGolferKept } from '#api/device/device.ts'
import { profileQuery } from '#api/profile/profile-query.ts'
import { queryClient } from '#api/query-client.ts'
import { request, RequestProblem } from '#api/request.ts'
import { unsavedEdits } from '#api/profile/unsaved-edits.ts'

/** The loading splash ends after this long at the latest (specification 1 §4). */
const SESSION_WAIT_MS = 8_000

/** Asked again as soon as a screen shows it. */
const OUT_OF_DATE = { updatedAt: 0 }

/** Who is here. `unknown`: the server did not say; nobody is treated as a visitor because of that. */
export type Session =
  | { readonly status: 'signed-in'; readonly user: AuthUser }
  | { readonly status: 'visitor' }
  | { readonly status: 'unknown' }

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => (await request<typeof account.getSession>('GET', '/api/session', undefined)).user,
  // Another tab may have signed in or out meanwhile.
  refetchOnWindowFocus: 'always',
})

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

export function useSession(): Session {
  const { data } = useQuery(sessionQuery)
  return data === undefined ? { status: 'unknown' } : sessionOf(data)
}

/** For a page that does not know who is here: ask the server again. */
export function useSessionCheck(): { readonly isChecking: boolean; readonly checkAgain: () => void } {
  const { isFetching, refetch } = useQuery(sessionQuery)
  return { isChecking: isFetching, checkAgain: () => void refetch() }
}

function sessionOf(user: AuthUser | null): Session {
  return user ? { status: 'signed-in', user } : { status: 'visitor' }
}

/** Looked for once, when the page starts. */
let keptGolfer: Promise<Session | undefined> | undefined

// Loaded for golfers only: a visitor's first page does not wait for it.
const loadCopies = async () => (await import('#api/device-store/golfer-copies.ts')).golferCopies

/** Starts with who was here last and the profile as it was, both out of date until the server has answered. */
async function showKeptGolfer(): Promise<Session | undefined> {
  if (!isGolferKept()) return undefined
  try {
    const kept = (await loadCopies()).read()
    // The server may have been faster, or the golfer may be leaving.
    const known = queryClient.getQueryData(sessionQuery.queryKey)
    if (!kept || isLeaving || (known !== undefined && known?.id !== kept.user.id)) return undefined
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

/** Whose profile and edits the page holds. */
let golferId: string | undefined
let isLeaving = false

/**
 * Keeps the page's data, and its copies on this device, with whoever the server says is here. A profile goes as soon as
 * its golfer does; edits that the server has not confirmed wait on the device for the same golfer to come back.
 */
export function watchSession(): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.action.type === 'error') noteFailure(event.query.queryKey[0], event.action.error)
    if (event.action.type !== 'success') return
    if (event.query.queryKey[0] === 'session') {
      const user = queryClient.getQueryData(sessionQuery.queryKey)
      if (user !== undefined) belongTo(user)
    } else if (event.query.queryKey[0] === profileQuery.queryKey[0] && event.action.manual !== true) {
      const snapshot = queryClient.getQueryData(profileQuery.queryKey)
      if (snapshot) void keepCopies((copies) => copies.keepProfile(snapshot))
    }
  })
  // Another tab has cleared this device: it signed out.
  window.addEventListener('storage', ({ key }) => {
    if (key === null) checkSessionAgain()
  })
}

/** A call was refused for want of a session, or edits do not get through: is the golfer still signed in? */
export function checkSessionAgain(): void {
  queryClient.refetchQueries({ queryKey: sessionQuery.queryKey }).catch((error: unknown) => {
    console.warn('The session could not be checked again', error)
  })
}

/** The golfer signs out: from now on this page writes nothing to the device. */
export function stopKeeping(): void {
  isLeaving = true
  golferId = undefined
  unsavedEdits.belongTo(undefined)
}

function belongTo(user: AuthUser | null) {
  if (isLeaving) return
  if (!user || (golferId !== undefined && golferId !== user.id)) {
    queryClient.removeQueries({ queryKey: profileQuery.queryKey })
  }
  golferId = user?.id
  unsavedEdits.belongTo(golferId)
  if (user) {
    void keepCopies((copies) => copies.keepUser(user))
    unsavedEdits.loadAhead()
  } else if (isAnythingKept()) void keepCopies((copies) => copies.forget())
}

async function keepCopies(keep: (copies: Awaited<ReturnType<typeof loadCopies>>) => void): Promise<void> {
  try {
    const copies = await loadCopies()
    if (!isLeaving) keep(copies)
  } catch (error) {
    console.error('Error saving user profile', error)
  }
}

function noteFailure(what: unknown, error: Error) {
  if (what === 'session') return
  console.error(`Loading failed: ${String(what)}`, error)
  if (error instanceof RequestProblem && error.status === 401) checkSessionAgain()
}

/** The result, or undefined when it takes longer. */
export async function inTime<Result>(result: Promise<Result>, waitMs: number): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), waitMs)
  })
  return Promise.race([result, tooLate]).finally(() => clearTimeout(timer))
}
