import { documentOf } from '@bagwise/contract/profile-document'
import type { ProfilePathText } from '@bagwise/contract/profile-paths'
import type { ProfileBatch, VersionedProfile } from '@bagwise/contract/profile'
import { newBatchId } from './batch-id.ts'
import { overlaps, withChanges, withEdit } from './profile-changes.ts'
import type { ProfileChanges } from './profile-changes.ts'
import { RequestProblem } from './request.ts'

export type ProfileValues = Readonly<Partial<Record<ProfilePathText, unknown>>>

/** An edit the server refused: it is not stored, and the golfer is told why. */
export type RefusedEdit = { readonly path: string; readonly message: string }

export type EditsState = {
  /** Whose edits these are. */
  readonly golfer: string | undefined
  /** Edits that no confirmed answer covers yet, by path. */
  readonly waiting: ProfileChanges
  /** The batch on its way; frozen, so that sending it again is the same batch. */
  readonly inflight: ProfileBatch | undefined
  readonly refused: readonly RefusedEdit[]
  /** Set while the last try to reach the server failed. */
  readonly isStuck: boolean
}

type Ports = {
  readonly readSnapshot: () => VersionedProfile | undefined
  readonly writeSnapshot: (snapshot: VersionedProfile) => void
  readonly send: (batch: ProfileBatch) => Promise<VersionedProfile>
  /** Runs the task later and returns a way to call that off. */
  readonly later: (task: () => void, delayMs: number) => () => void
}

const EMPTY: EditsState = { golfer: undefined, waiting: {}, inflight: undefined, refused: [], isStuck: false }
const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 30_000

/** Whether the server has yet to confirm something. */
export function hasEdits({ inflight, waiting }: Pick<EditsState, 'inflight' | 'waiting'>): boolean {
  return inflight !== undefined || Object.keys(waiting).length > 0
}

/** Collects edits, sends them one batch at a time and keeps each until the server has confirmed it. */
export function createProfileEdits({ readSnapshot, writeSnapshot, send, later }: Ports) {
  let state = EMPTY
  let sending: Promise<void> | undefined
  /** Rises when everything is forgotten, so that a call still on its way ends without consequences. */
  let era = 0
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
    const underneath = withChanges(documentOf(snapshot.profile), state.inflight?.set ?? {})
    const waiting = Object.entries(values).reduce(
      (changes, [text, value]) => withEdit(changes, { text, value, underneath }),
      state.waiting,
    )
    set({
      golfer: snapshot.profile.id,
      waiting,
      refused: state.refused.filter(({ path }) => !Object.hasOwn(values, path)),
    })
    void flush()
  }

  /** Sends what waits. Resolves when there is nothing left to send or the server cannot be reached. */
  function flush(): Promise<void> {
    // Started a moment later, so that what is saved in one go travels in one batch.
    sending ??= Promise.resolve(era).then(sendAll)
    return sending
  }

  async function sendAll(ownEra: number): Promise<void> {
    if (era !== ownEra) return
    cancelRetry()
    try {
      while (era === ownEra && hasEdits(state)) {
        const batch = state.inflight ?? newBatch()
        if (state.inflight === undefined) set({ inflight: batch, waiting: {} })
        if (!(await deliver(batch, ownEra))) return
      }
    } finally {
      // In the same breath as the last look at what waits: whatever is saved from now on starts a new round.
      if (era === ownEra) sending = undefined
    }
  }

  function newBatch(): ProfileBatch {
    const { golfer, waiting } = state
    return { batch: newBatchId(), ...(golfer === undefined ? {} : { golfer }), set: waiting }
  }

  /** Whether the batch is settled, one way or the other. */
  async function deliver(batch: ProfileBatch, ownEra: number): Promise<boolean> {
    const answer = await send(batch).catch((error: unknown) => ({ error }))
    if (era !== ownEra) return false
    if ('error' in answer) return settleFailure(batch, answer.error)
    writeSnapshot({ profile: answer.profile, version: answer.version })
    failures = 0
    set({ inflight: undefined, isStuck: false })
    return true
  }

  function settleFailure(batch: ProfileBatch, error: unknown): boolean {
    if (error instanceof RequestProblem && error.isRefusal) {
      refuse(batch, error)
      return true
    }
    if (!(error instanceof RequestProblem)) console.error('An edit could not be sent', error)
    failures += 1
    set({ isStuck: true })
    const delayMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
    cancelRetry = later(() => void flush(), delayMs)
    return false
  }

  /** The faulty edit is set aside with its reason; the others of its batch go on, with what was edited since. */
  function refuse(batch: ProfileBatch, { path, message }: RequestProblem): void {
    const named = Object.keys(batch.set).filter((text) => path !== undefined && overlaps(text, path))
    const faulty = named.length > 0 ? named : Object.keys(batch.set)
    console.error(`The server refused ${faulty.join(', ')}: ${message}`)
    failures = 0
    set({
      inflight: undefined,
      waiting: withoutRefused(batch, faulty),
      refused: [
        ...state.refused.filter((edit) => !faulty.includes(edit.path)),
        ...faulty.filter((text) => !Object.hasOwn(state.waiting, text)).map((text) => ({ path: text, message })),
      ],
      isStuck: false,
    })
  }

  /** Nothing of a refused batch is stored: what was edited on top of it starts from what the server has. */
  function withoutRefused(batch: ProfileBatch, faulty: readonly string[]): ProfileChanges {
    const others = Object.fromEntries(Object.entries(batch.set).filter(([text]) => !faulty.includes(text)))
    const snapshot = readSnapshot()
    if (!snapshot) return { ...others, ...state.waiting }
    const underneath = documentOf(snapshot.profile)
    return Object.entries(state.waiting).reduce<ProfileChanges>((changes, [text, change]) => {
      const wasRefused = Object.keys(batch.set).some((sent) => overlaps(sent, text))
      return wasRefused ? withEdit(changes, { text, value: change.value, underneath }) : { ...changes, [text]: change }
    }, others)
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
    /** Forgets everything: the edits of one golfer must never reach another's profile. */
    clear: () => {
      cancelRetry()
      era += 1
      failures = 0
      sending = undefined
      set(EMPTY)
    },
  }
}
