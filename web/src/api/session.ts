import { queryOptions, useQuery } from '@tanstack/react-query'
import type * as account from '@bagwise/contract/account'
import type { AuthUser } from '@bagwise/contract/account'
import { profileQuery } from './profile-query.ts'
import { queryClient } from './query-client.ts'
import { request, RequestProblem } from './request.ts'
import { unsavedEdits } from './unsaved-edits.ts'

/** The loading splash ends after this long at the latest (specification 1 §4). */
const SESSION_WAIT_MS = 8_000

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

/** Waits for the session check, 8 seconds at most. A failed check is logged and answers `unknown`. */
export async function readSession(): Promise<Session> {
  const check = queryClient.ensureQueryData(sessionQuery).then(sessionOf, (error: unknown): Session => {
    console.error('The session could not be read', error)
    return { status: 'unknown' }
  })
  return (await inTime(check, SESSION_WAIT_MS)) ?? { status: 'unknown' }
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

/** Whose profile and edits the page holds. */
let golferId: string | undefined

/**
 * Keeps the page's data with whoever the server says is here. A profile goes as soon as its golfer does; edits that
 * the server has not confirmed wait in memory for the same golfer to come back and never reach another's profile.
 */
export function watchSession(): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return
    if (event.query.queryKey[0] !== 'session') {
      if (event.action.type === 'error' && isSignedOutAnswer(event.action.error)) checkSessionAgain()
      return
    }
    const user = queryClient.getQueryData(sessionQuery.queryKey)
    if (event.action.type === 'success' && user !== undefined) belongTo(user)
  })
}

/** A call was refused for want of a session, or edits do not get through: is the golfer still signed in? */
export function checkSessionAgain(): void {
  queryClient.refetchQueries({ queryKey: sessionQuery.queryKey }).catch((error: unknown) => {
    console.warn('The session could not be checked again', error)
  })
}

function belongTo(user: AuthUser | null) {
  if (user && user.id !== golferId) {
    if (golferId !== undefined) {
      unsavedEdits.clear()
      queryClient.removeQueries({ queryKey: profileQuery.queryKey })
    }
    golferId = user.id
  }
  if (!user) queryClient.removeQueries({ queryKey: profileQuery.queryKey })
}

function isSignedOutAnswer(error: unknown): boolean {
  return error instanceof RequestProblem && error.status === 401
}

/** The result, or undefined when it takes longer. */
export async function inTime<Result>(result: Promise<Result>, waitMs: number): Promise<Result | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), waitMs)
  })
  return Promise.race([result, tooLate]).finally(() => clearTimeout(timer))
}
