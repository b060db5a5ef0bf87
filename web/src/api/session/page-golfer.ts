import type { AuthUser } from '@bagwise/contract/account'
import { isAnythingKept } from '#api/device/device.ts'
import { profileQuery } from '#api/profile/profile-query.ts'
import { unsavedEdits } from '#api/profile/unsaved-edits.ts'
import { queryClient } from '#api/query-client.ts'
import { RequestProblem } from '#api/request.ts'
import { checkSessionAgain, sessionQuery } from './session.ts'

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

/** The golfer signs out: from now on this page writes nothing to the device. */
export function stopKeeping(): void {
  isLeaving = true
  golferId = undefined
  unsavedEdits.belongTo(undefined)
}

/** Who was here last, as this device has kept it; nobody while the golfer is leaving. */
export async function readCopies() {
  const copies = await loadCopies()
  return isLeaving ? undefined : copies.read()
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

/** For golfers only: a visitor's first page does not wait for it. */
async function loadCopies() {
  return (await import('#api/device-store/golfer-copies.ts')).golferCopies
}

function noteFailure(what: unknown, error: Error) {
  if (what === 'session') return
  console.error(`Loading failed: ${String(what)}`, error)
  if (error instanceof RequestProblem && error.status === 401) checkSessionAgain()
}
