import { queryOptions, useQuery } from '@tanstack/react-query'
import type * as account from '@bagwise/contract/account'
import type { AuthUser, SignIn, SignUp } from '@bagwise/contract/account'
import { forgetEverything } from './device.ts'
import { profileEdits, profileQuery } from './profile.ts'
import { queryClient } from './query-client.ts'
import { request } from './request.ts'

/** The loading splash ends after this long at the latest (specification 1 §4). */
export const SESSION_WAIT_MS = 8_000
/** Sign-in waits this long for the profile at the most (specification 1 §4). */
const PROFILE_WAIT_MS = 5_000
/** The page starts anew this long after sign-out (specification 1 §4). */
const RELOAD_AFTER_MS = 100

/** Who is here. `unknown`: the server did not say; nobody is treated as a visitor because of that. */
export type Session =
  | { readonly status: 'signed-in'; readonly user: AuthUser }
  | { readonly status: 'visitor' }
  | { readonly status: 'unknown' }

const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => (await request<typeof account.getSession>('GET', '/api/session', undefined)).user,
  refetchOnWindowFocus: true,
})

/** Waits for the session check, 8 seconds at most. A failed check is logged and answers `unknown`. */
export async function readSession(): Promise<Session> {
  const tooLate = new Promise<Session>((resolve) => setTimeout(() => resolve({ status: 'unknown' }), SESSION_WAIT_MS))
  const check = queryClient.ensureQueryData(sessionQuery).then(sessionOf, (error: unknown): Session => {
    console.error('The session could not be read', error)
    return { status: 'unknown' }
  })
  return Promise.race([check, tooLate])
}

export function useSession(): Session {
  const { data } = useQuery(sessionQuery)
  return data === undefined ? { status: 'unknown' } : sessionOf(data)
}

function sessionOf(user: AuthUser | null): Session {
  return user ? { status: 'signed-in', user } : { status: 'visitor' }
}

/** Creates the account and its profile with the specification's defaults. */
export async function signUp(form: SignUp): Promise<void> {
  const { user, profileSaved } = await request<typeof account.signUp>('POST', '/api/sign-up', form)
  enter(user)
  if (!profileSaved) profileEdits.markProfileMissing()
  await loadProfileInTime()
}

export async function signIn(form: SignIn): Promise<void> {
  const { user } = await request<typeof account.signIn>('POST', '/api/sign-in', form)
  enter(user)
  await loadProfileInTime()
}

/** Ends the session on the server, then clears everything on this device and starts anew at `/`. */
export async function signOut(): Promise<void> {
  await profileEdits.flush()
  await request<typeof account.signOut>('POST', '/api/sign-out', {})
  queryClient.clear()
  await forgetEverything()
  setTimeout(() => window.location.assign('/'), RELOAD_AFTER_MS)
}

/** Another tab signed in or out, or the server no longer knows the session: what belongs to the old one goes. */
export function watchSession(): () => void {
  return queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== 'session') return
    if (query.state.data === null) {
      profileEdits.clear()
      queryClient.removeQueries({ queryKey: profileQuery.queryKey })
    }
  })
}

function enter(user: AuthUser) {
  profileEdits.clear()
  queryClient.removeQueries({ queryKey: profileQuery.queryKey })
  queryClient.setQueryData(sessionQuery.queryKey, user)
}

/** The profile goes on loading after the wait; its own screen shows how that ends. */
async function loadProfileInTime(): Promise<void> {
  const loaded = queryClient.prefetchQuery(profileQuery)
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, PROFILE_WAIT_MS))
  await Promise.race([loaded, tooLate])
}
