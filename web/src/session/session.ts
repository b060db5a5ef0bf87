import { useSyncExternalStore } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type * as account from '@bagwise/contract/account'
import type { AuthUser } from '@bagwise/contract/account'
import { queryClient } from '#http/query-client.ts'
import { request } from '#http/request.ts'
import { createListeners } from '#storage/listeners.ts'

/** Who is here. `unknown`: the server did not say; nobody is treated as a visitor because of that. */
export type Session =
  | { readonly status: 'signed-in'; readonly user: AuthUser }
  | { readonly status: 'visitor' }
  | { readonly status: 'unknown' }

/** The server's epoch, as the last answer about the session said. */
export const EPOCH_KEY = ['epoch'] as const

/** What the server has, as the same answer said; undefined before any. */
let services: { readonly hasAi: boolean; readonly hasMail: boolean } | undefined
const serviceListeners = createListeners()
const presence = { now: () => services, subscribe: serviceListeners.subscribe }

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: async () => {
    const answer = await request<typeof account.getSession>('GET', '/api/session', undefined)
    const { user, epoch, hasAi = false, hasMail = false } = answer
    queryClient.setQueryData(EPOCH_KEY, epoch)
    services = { hasAi, hasMail }
    serviceListeners.tell()
    return user
  },
  // Another tab may have signed in or out meanwhile.
  refetchOnWindowFocus: 'always',
})

export function sessionOf(user: AuthUser | null): Session {
  return user ? { status: 'signed-in', user } : { status: 'visitor' }
}

/** Whether the server asks an AI service; false until it has said so, and without reception. */
export const hasAi = (): boolean => services?.hasAi === true

/** The same, as it changes. */
export function useHasAi(): boolean {
  return useSyncExternalStore(presence.subscribe, hasAi, hasAi)
}

/** Whether the server mails links to set a new password; undefined until it has said so. */
export function useHasMail(): boolean | undefined {
  return useSyncExternalStore(presence.subscribe, presence.now, presence.now)?.hasMail
}

export function useSession(): Session {
  const { data } = useQuery(sessionQuery)
  return data === undefined ? { status: 'unknown' } : sessionOf(data)
}

/** A call was refused for want of a session, or edits do not get through: is the golfer still signed in? */
export function checkSessionAgain(): void {
  queryClient.refetchQueries({ queryKey: sessionQuery.queryKey }).catch((error: unknown) => {
    console.warn('The session could not be checked again', error)
  })
}
