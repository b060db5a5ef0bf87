import { documentOf, isSameValue, projectProfile, valueAt, withValueAt } from '@bagwise/contract/profile-document'
import { parseProfilePath } from '@bagwise/contract/profile-paths'
import type { ProfilePathText } from '@bagwise/contract/profile-paths'
import type { Profile, ProfileBatch, ProfileChange, VersionedProfile } from '@bagwise/contract/profile'
import { newBatchId } from './batch-id.ts'
import { RequestProblem } from './request.ts'

type Changes = Readonly<Record<string, ProfileChange>>
export type ProfileValues = Readonly<Partial<Record<ProfilePathText, unknown>>>

/** An edit the server refused: it is not stored, and the golfer is told why. */
export type RefusedEdit = { readonly path: string; readonly message: string }

export type EditsState = {
  /** Edits that no confirmed answer covers yet, by path. */
  readonly waiting: Changes
  /** The batch on its way; frozen, so that sending it again is the same batch. */
  readonly inflight: ProfileBatch | undefined
  readonly refused: readonly RefusedEdit[]
  /** Set while the last try to reach the server failed. */
  readonly isStuck: boolean
  /** The account's profile row is not confirmed to exist yet. */
  readonly isProfileMissing: boolean
}

type Ports = {
  readonly readSnapshot: () => VersionedProfile | undefined
  readonly writeSnapshot: (snapshot: VersionedProfile) => void
  readonly send: (batch: ProfileBatch) => Promise<VersionedProfile>
  /** Runs the task later and returns a way to call that off. */
  readonly later: (task: () => void, delayMs: number) => () => void
}

const EMPTY: EditsState = { waiting: {}, inflight: undefined, refused: [], isStuck: false, isProfileMissing: false }
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 30_000

/** The profile as the golfer sees it: what the server last said, with the edits that it has not confirmed. */
export function shownProfile(profile: Profile, { inflight, waiting }: Pick<EditsState, 'inflight' | 'waiting'>): Profile {
  const changes = [...Object.entries(inflight?.set ?? {}), ...Object.entries(waiting)]
  if (changes.length === 0) return profile
  const document = changes.reduce((current, [text, { value }]) => {
    const path = parseProfilePath(text)
    return path ? withValueAt(current, path, value) : current
  }, documentOf(profile))
  return projectProfile(document)
}

/** Collects edits, sends them one batch at a time and keeps each until the server has confirmed it. */
export function createProfileEdits({ readSnapshot, writeSnapshot, send, later }: Ports) {
  let state = EMPTY
  let sending: Promise<void> | undefined
  let failures = 0
  let cancelRetry = () => {}
  const listeners = new Set<() => void>()

  function set(change: Partial<EditsState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  /** Queues the values that differ from what is shown and starts sending. Throws when no profile has been loaded. */
  function save(values: ProfileValues): void {
    const snapshot = readSnapshot()
    if (!snapshot) throw new Error('An edit needs the profile to be loaded first')
    const shown = documentOf(shownProfile(snapshot.profile, state))
    const waiting: Record<string, ProfileChange> = { ...state.waiting }
    for (const [text, value] of Object.entries(values)) {
      const path = parseProfilePath(text)
      if (!path) throw new Error(`${text} is not a field of the profile`)
      const current = valueAt(shown, path)
      if (isSameValue(current, value)) continue
      waiting[text] = { base: waiting[text] ? waiting[text].base : current, value }
    }
    const refused = state.refused.filter((edit) => !(edit.path in values))
    set({ waiting, refused })
    void flush()
  }

  /** Sends what waits. Resolves when there is nothing left to send or the server cannot be reached. */
  function flush(): Promise<void> {
    sending ??= sendAll().finally(() => {
      sending = undefined
    })
    return sending
  }

  async function sendAll(): Promise<void> {
    cancelRetry()
    while (state.inflight !== undefined || Object.keys(state.waiting).length > 0) {
      if (state.inflight === undefined) {
        set({ inflight: { batch: newBatchId(), set: state.waiting }, waiting: {} })
      }
      const batch = state.inflight
      if (batch === undefined || !(await deliver(batch))) return
    }
  }

  async function deliver(batch: ProfileBatch): Promise<boolean> {
    try {
      const { profile, version } = await send(batch)
      // Signing out meanwhile leaves nothing to confirm.
      if (state.inflight?.batch !== batch.batch) return false
      writeSnapshot({ profile, version })
      failures = 0
      set({ inflight: undefined, isStuck: false, isProfileMissing: false })
      return true
    } catch (error) {
      if (state.inflight?.batch !== batch.batch) return false
      if (error instanceof RequestProblem && error.isRefusal && error.status !== 401) return refuse(batch, error)
      if (!(error instanceof RequestProblem)) console.error('An edit could not be sent', error)
      failures += 1
      set({ isStuck: true })
      const delayMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
      cancelRetry = later(() => void flush(), delayMs)
      return false
    }
  }

  /** The faulty edit is set aside with its reason; the others of its batch go on. */
  function refuse(batch: ProfileBatch, { path, message }: RequestProblem): boolean {
    const faulty = path !== undefined && path in batch.set ? [path] : Object.keys(batch.set)
    const others = Object.fromEntries(Object.entries(batch.set).filter(([text]) => !faulty.includes(text)))
    console.error(`The server refused ${faulty.join(', ')}: ${message}`)
    set({
      inflight: undefined,
      waiting: { ...others, ...state.waiting },
      refused: [...state.refused, ...faulty.map((text) => ({ path: text, message }))],
      isStuck: false,
    })
    return true
  }

  return {
    save,
    flush,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    dismissRefused: () => set({ refused: [] }),
    markProfileMissing: () => set({ isProfileMissing: true }),
    confirmProfile: () => {
      if (state.isProfileMissing) set({ isProfileMissing: false })
    },
    /** Forgets everything: the edits of one golfer must never reach another's profile. */
    clear: () => {
      cancelRetry()
      failures = 0
      set(EMPTY)
    },
  }
}
