import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ChangeEmail, ChangePassword, OpenSession } from '@bagwise/contract/account-settings'
import type * as contract from '@bagwise/contract/account-settings'
import type * as verification from '@bagwise/contract/email-verification'
import { queryClient } from '#http/query-client.ts'
import { request } from '#http/request.ts'
import { markAccountDeleted } from '#storage/preferences.ts'
import { profileQuery } from '#sync/profile-query.ts'
import { sessionQuery } from '#session/session.ts'

/** Where the golfer is told that the account is gone. */
const AFTER_DELETION = '/?dialog=account-deleted'

const openSessionsQuery = (golfer: string) =>
  queryOptions({
    queryKey: ['open-sessions', golfer],
    queryFn: () => request<typeof contract.getSessions>('GET', '/api/account/sessions', undefined),
  })

type ShownSessions = {
  /** This one first; undefined while loading and when loading failed. */
  readonly sessions: readonly OpenSession[] | undefined
  /** When the server said so. */
  readonly asOf: Date
  readonly hasFailed: boolean
  readonly reload: () => void
}

/** Where the golfer is signed in. */
export function useOpenSessions(golfer: string): ShownSessions {
  const { data, dataUpdatedAt, isLoadingError, refetch } = useQuery(openSessionsQuery(golfer))
  return {
    sessions: data?.sessions,
    asOf: new Date(dataUpdatedAt),
    hasFailed: isLoadingError,
    reload: () => void refetch(),
  }
}

/** Whether the golfer's email is verified; undefined while unknown, and where Bagwise mails no links. */
export function useEmailVerified(golfer: string): boolean | undefined {
  return useQuery(openSessionsQuery(golfer)).data?.emailVerified
}

/** Mails the link again, unless the email is verified by now: then it returns true. */
export async function mailVerification(golfer: string): Promise<boolean> {
  const path = '/api/account/verification-mail'
  const { emailVerified } = await request<typeof verification.mailVerification>('POST', path, {})
  queryClient.setQueryData(openSessionsQuery(golfer).queryKey, (known) => known && { ...known, emailVerified })
  return emailVerified === true
}

export async function endSession(golfer: string, session: string): Promise<void> {
  const body = { session }
  const left = await request<typeof contract.endSession>('POST', '/api/account/end-session', body)
  queryClient.setQueryData(openSessionsQuery(golfer).queryKey, (known) => ({ ...known, ...left }))
}

export async function endOtherSessions(golfer: string): Promise<void> {
  const left = await request<typeof contract.endOtherSessions>('POST', '/api/account/end-other-sessions', {})
  queryClient.setQueryData(openSessionsQuery(golfer).queryKey, (known) => ({ ...known, ...left }))
}

export async function changeEmail(form: ChangeEmail): Promise<void> {
  const { user } = await request<typeof contract.changeEmail>('POST', '/api/account/email', form)
  queryClient.setQueryData(sessionQuery.queryKey, user)
  // The new one is not verified yet.
  void queryClient.invalidateQueries({ queryKey: openSessionsQuery(user.id).queryKey })
  // The profile's e-mail has followed.
  void queryClient.invalidateQueries({ queryKey: profileQuery.queryKey })
}

/** Ends every other session. */
export async function changePassword(golfer: string, form: ChangePassword): Promise<void> {
  await request<typeof contract.changePassword>('POST', '/api/account/password', form)
  void queryClient.invalidateQueries({ queryKey: openSessionsQuery(golfer).queryKey })
}

/** Deletes the account on the server, then clears this device of it and starts anew at `/`. */
export async function deleteAccount(golfer: string, password: string): Promise<void> {
  // Loaded before: afterwards there is nothing to try again.
  const { loadSignOut } = await import('#session/load-sign-out.ts')
  const { clearAfterDeletion } = await loadSignOut()
  await request<typeof contract.deleteAccount>('POST', '/api/account/delete', { password })
  try {
    await clearAfterDeletion(golfer)
  } catch (error) {
    // The next page finds no session and forgets the golfer.
    console.error('This device could not be cleared of a deleted account', error)
  }
  queryClient.clear()
  markAccountDeleted()
  window.location.replace(AFTER_DELETION)
}
