import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { createListeners } from '#storage/listeners.ts'
import { inflightChanges, NO_EDITS, withSaved, withChanges } from './edit-state.ts'
import type { GolferEdits, ProfileValues, Standing, ProfileChanges } from './edit-state.ts'
import type { EditStep, FallbackEditStore } from './outbox-store.ts'
import type { Run } from './outbox.ts'

export type EditsState = GolferEdits & {
  /** Whose edits these are. */
  readonly golfer: string | undefined
  /** What the batches on their way say together. */
  readonly inflight: { readonly set: ProfileChanges } | undefined
  /** Whether what the device holds for the golfer has been read. */
  readonly isReady: boolean
  /** Edits of other golfers that wait on this device for them to sign in again. */
  readonly othersCount: number
  /** Those of them that hold a name or an e-mail address. */
  readonly othersNameCount: number
  /** Set while the last try to reach the server failed. */
  readonly isStuck: boolean
  /** Set once the browser has cleared this device, and what waited is on it again. */
  readonly wasCleared: boolean
}

const NOBODY: EditsState = {
  ...NO_EDITS,
  golfer: undefined,
  inflight: undefined,
  isReady: true,
  othersCount: 0,
  othersNameCount: 0,
  isStuck: false,
  wasCleared: false,
}

/** Values on their way to the device. */
type Unwritten = { readonly values: ProfileValues; readonly standing: Standing }

type Ports = {
  readonly store: FallbackEditStore
  /** The other tabs hear that the edits on the device have changed. */
  readonly tellTabs: () => void
}

/** The edits of whoever is signed in: shown at once, written to the device in the order they were made. */
export function createQueue({ store, tellTabs }: Ports) {
  let state = NOBODY
  /** What the device held when it was last read or written. */
  let kept = NO_EDITS
  let unwritten: readonly Unwritten[] = []
  /** Ends when everything that was asked of the device so far is done. */
  let deviceWork: Promise<void> = Promise.resolve()
  /** Rises when the golfer changes, so that what is still under way ends without consequences for the next one. */
  let era = 0
  const listeners = createListeners()

  function show(change: Partial<EditsState> = {}): void {
    const shown = unwritten.reduce((edits, { values, standing }) => withSaved(edits, values, standing), kept)
    const isSame = shown.batches === state.batches
    const inflight = shown.batches.length > 0 ? { set: inflightChanges(shown.batches) } : undefined
    state = { ...state, ...change, ...shown, inflight: isSame ? state.inflight : inflight }
    listeners.tell()
  }

  /** Takes up the golfer's edits from the device; those of the golfer before stay there for their return. */
  function belongTo(golfer: string | undefined): void {
    era += 1
    unwritten = []
    kept = NO_EDITS
    show({ ...NOBODY, golfer, isReady: golfer === undefined })
    readAgain()
  }

  function readAgain(): void {
    onDevice(async (golfer, isCurrent) => {
      const found = await store.update(golfer, (edits) => edits)
      if (!isCurrent()) return
      kept = found
      show({ isReady: true })
      const { editCount, nameCount } = await store.countOthers(golfer)
      if (isCurrent()) show({ othersCount: editCount, othersNameCount: nameCount })
    })
  }

  /** Shows what differs from what is shown, then writes it. */
  function add(values: ProfileValues, { now, seen }: { readonly now: Profile; readonly seen: Profile }): void {
    const inflight = state.inflight?.set ?? {}
    const standing = {
      underneath: withChanges(documentOf(now), inflight),
      seen: withChanges(documentOf(seen), inflight),
    }
    const edit = { values, standing }
    unwritten = [...unwritten, edit]
    show()
    write((edits) => withSaved(edits, values, standing), edit)
  }

  function write(step: EditStep, edit?: Unwritten): void {
    onDevice(async (golfer, isCurrent) => {
      const changed = await store.update(golfer, step)
      if (!isCurrent()) return
      kept = changed
      unwritten = unwritten.filter((other) => other !== edit)
      show()
      tellTabs()
    })
  }

  /** One after the other, in the order of asking. */
  function onDevice(task: (golfer: string, isCurrent: () => boolean) => Promise<void>): void {
    const { golfer } = state
    if (golfer === undefined) return
    const ownEra = era
    deviceWork = deviceWork
      .then(async () => task(golfer, () => era === ownEra))
      .catch((error: unknown) => console.error('Error saving user profile', error))
  }

  /** Changes what is on the device now; undefined when the run's golfer has left. */
  async function take(run: Run, ask: (golfer: string) => Promise<GolferEdits>): Promise<GolferEdits | undefined> {
    if (!run.isCurrent()) return undefined
    const changed = await ask(run.golfer)
    if (!run.isCurrent()) return undefined
    kept = changed
    show()
    return changed
  }

  async function deviceDone(): Promise<void> {
    let seen: Promise<void>
    do {
      seen = deviceWork
      await seen
    } while (seen !== deviceWork)
  }

  return {
    belongTo,
    readAgain,
    add,
    write,
    change: async (run: Run, step: EditStep) => take(run, (golfer) => store.update(golfer, step)),
    /** What waits becomes a batch. */
    freeze: async (run: Run) => take(run, store.freeze),
    show,
    deviceDone,
    /** Whether every edit is on the device, so that closing the page loses nothing. */
    isKept: () => unwritten.length === 0 && store.isKept(),
    leave: () => state.golfer !== undefined && store.leave(state.golfer, state),
    state: () => state,
    subscribe: listeners.subscribe,
  }
}
