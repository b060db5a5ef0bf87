import type { AuthUser, SignIn, SignUp } from '@bagwise/contract/account'
import type * as account from '@bagwise/contract/account'
import type { Profile } from '@bagwise/contract/profile'
import { queryClient } from '#http/query-client.ts'
import { request } from '#http/request.ts'
import { withTimeout } from '#http/with-timeout.ts'
import { markProfileMissing, profileQuery } from '#sync/profile-query.ts'
import { syncStatus } from '#sync/sync-status.ts'
import { sessionQuery } from './session.ts'

/** Sign-in waits this long for the profile at the most (specification 1 §4). */
const PROFILE_WAIT_MS = 5_000
/** The page starts anew this long after sign-out (specification 1 §4). */
const RELOAD_AFTER_MS = 100

/** WebAuthn knows a site by its name, never by its number. */
const ADDRESS_WITHOUT_NAME = /^(?:[\d.]+|\[.*\])$/

/** Creates the account and its profile with the specification's defaults. Answers the profile if it came in time. */
export async function signUp(form: SignUp): Promise<Profile | undefined> {
  const { user, profileSaved } = await request<typeof account.signUp>('POST', '/api/sign-up', form)
  return enter(user, { profileSaved })
}

/** Answers the profile if it came in time. */
export async function signIn(form: SignIn): Promise<Profile | undefined> {
  const { user } = await request<typeof account.signIn>('POST', '/api/sign-in', form)
  return enter(user)
}

/** Whether this browser has passkeys, for the address that the page is at. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && !ADDRESS_WITHOUT_NAME.test(window.location.hostname)
}

type SignOutOutcome = 'signed-out' | 'unsaved-edits' | 'unreachable'

/**
 * Sends what is unsent, ends the session on the server, then clears this device and starts anew at `/`.
 * Clears nothing while edits are unsaved (unless the golfer gives them up) or the server cannot be reached. What is
 * edited in another tab after that look, and what other golfers left here, waits on the device for its golfer.
 */
export async function signOut({ losingEdits }: { readonly losingEdits: boolean }): Promise<SignOutOutcome> {
  try {
    // Only the code that keeps edits knows whether there are any.
    await syncStatus.load()
    const { loadSignOut } = await import('./load-sign-out.ts')
    const { leaveDevice } = await loadSignOut()
    if ((await leaveDevice({ losingEdits })) === 'unsaved-edits') return 'unsaved-edits'
  } catch (error) {
    console.warn('The session could not be ended', error)
    return 'unreachable'
  }
  setTimeout(() => {
    queryClient.clear()
    // Not in the history: Back must not lead to a golfer's page.
    window.location.replace('/')
  }, RELOAD_AFTER_MS)
  return 'signed-out'
}

/**
 * Setting the session makes everything the page holds this golfer's: `session-sync.ts`. Answers the profile if it came in
 * time.
 */
export async function enter(user: AuthUser, { profileSaved = true } = {}): Promise<Profile | undefined> {
  // A session check that began before would answer for whoever was here then.
  void queryClient.cancelQueries({ queryKey: sessionQuery.queryKey })
  queryClient.removeQueries({ queryKey: profileQuery.queryKey })
  queryClient.setQueryData(sessionQuery.queryKey, user)
  void syncStatus.flush()
  if (!profileSaved) markProfileMissing()
  return loadProfileInTime()
}

/** The profile goes on loading after the wait; its own screen shows how that ends. */
async function loadProfileInTime(): Promise<Profile | undefined> {
  await withTimeout(queryClient.prefetchQuery(profileQuery), PROFILE_WAIT_MS)
  return queryClient.getQueryData(profileQuery.queryKey)?.profile
}
