import type { AuthUser } from '@bagwise/contract/account'
import { queryClient } from '#http/query-client.ts'
import { RequestProblem } from '#http/request.ts'
import { withTimeout } from '#http/with-timeout.ts'
import { SESSION_COPY_KEY } from '#storage/copy-keys.ts'
import { isAnythingKept, isCopyOf, isGolferKept, isKeptGolfer } from '#storage/preferences.ts'
import { profileQuery } from '#sync/profile-query.ts'
import { syncStatus } from '#sync/sync-status.ts'
import { checkSessionAgain, EPOCH_KEY, sessionQuery, sessionOf } from './session.ts'
import type { Session } from './session.ts'

/** Whose profile and edits the page holds. */
let golferId: string | undefined
let isLeaving = false
let isHeld = false

/**
 * Keeps the page's data, and its copies on this device, with whoever the server says is here. A profile goes as soon as
 * its golfer does; edits that the server has not confirmed wait on the device for the same golfer to come back.
 */
export function syncCacheWithSession(): void {
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
  syncStatus.onSessionEnd(checkSessionAgain)
  window.addEventListener('storage', ({ key, newValue }) => {
    // Another tab has cleared this device (it signed out), or knows that somebody else is here, or nobody.
    const isElse = key === SESSION_COPY_KEY && golferId !== undefined && !isCopyOf(golferId, newValue)
    if (key === null || isElse) checkSessionAgain()
  })
  window.addEventListener('pagehide', ({ persisted }) => {
    if (persisted && isPersonal()) showPage(false)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isPersonal()) showAgain()
  })
}

/** Whether the page shows what only its golfer may see. */
function isPersonal(): boolean {
  return isLeaving || golferId !== undefined
}

/**
 * Back has brought this page back from memory, hidden since it was left. It is shown to the golfer it was made for; for
 * anybody else a new page takes its place, which knows nothing.
 */
function showAgain(): void {
  if (isLeaving || golferId === undefined || !isKeptGolfer(golferId)) return window.location.reload()
  showPage(true)
  checkSessionAgain()
}

function showPage(isShown: boolean): void {
  document.documentElement.toggleAttribute('data-left', !isShown)
}

/** The golfer signs out: from now on this page writes nothing to the device. */
export function stopKeeping(): void {
  isLeaving = true
  golferId = undefined
  syncStatus.belongTo(undefined)
}

/**
 * Signing out needs the golfer's edits until the golfer has said what becomes of them, even when the session has ended
 * meanwhile. Returns the way to let go.
 */
export function holdGolfer(): () => void {
  isHeld = true
  return () => {
    isHeld = false
    const user = queryClient.getQueryData(sessionQuery.queryKey)
    if (user !== undefined) belongTo(user)
  }
}

function belongTo(user: AuthUser | null) {
  if (isLeaving || (isHeld && !user)) return
  if (!user || (golferId !== undefined && golferId !== user.id)) {
    queryClient.removeQueries({ queryKey: profileQuery.queryKey })
  }
  golferId = user?.id
  syncStatus.belongTo(golferId)
  // Only what is on the device for somebody else goes, or what nobody may read any more.
  if (user ? !isKeptGolfer(user.id) : isAnythingKept()) void settleStorage(golferId)
  if (!user) return
  void keepCopies((copies) => copies.keepUser(user))
  syncStatus.loadAhead()
}

async function settleStorage(golfer: string | undefined): Promise<void> {
  try {
    const { clearStorage } = await import('#storage/clear-storage.ts')
    // Somebody may have come or gone meanwhile.
    if (isLeaving || golfer !== golferId) return
    const epoch = queryClient.getQueryData<string>(EPOCH_KEY)
    clearStorage({ departure: golfer === undefined ? 'session-end' : 'other-golfer', golfer, epoch })
  } catch (error) {
    console.error('What is on this device for somebody else could not be cleared', error)
  }
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
  return (await import('#storage/golfer-copies.ts')).golferCopies
}

function noteFailure(what: unknown, error: Error) {
  if (what === 'session') return
  console.error(`Loading failed: ${String(what)}`, error)
  if (error instanceof RequestProblem && error.status === 401) checkSessionAgain()
}

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
  return (await withTimeout(Promise.race([checked, keptOr(checked)]), SESSION_WAIT_MS)) ?? { status: 'unknown' }
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
    const copies = await loadCopies()
    const kept = isLeaving ? undefined : copies.read()
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
