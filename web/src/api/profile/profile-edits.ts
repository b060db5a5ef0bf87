import type { Profile, ProfileBatch, VersionedProfile } from '@bagwise/contract/profile'
import { faultyPaths, hasEdits, withConfirmed, withoutRefused, withRefusal } from '#api/device-store/edit-rows.ts'
import type { ProfileValues } from '#api/device-store/edit-rows.ts'
import type { SturdyEditStore } from '#api/device-store/edit-store.ts'
import { createKeptEdits } from '#api/device-store/kept-edits.ts'
import { RequestProblem } from '#api/request.ts'

type Ports = {
  readonly store: SturdyEditStore
  readonly readSnapshot: () => VersionedProfile | undefined
  readonly writeSnapshot: (snapshot: VersionedProfile) => void
  readonly send: (batch: ProfileBatch) => Promise<VersionedProfile>
  /** Runs the task later and returns a way to call that off. */
  readonly later: (task: () => void, delayMs: number) => () => void
  /** Runs the task while no other tab sends. */
  readonly inTurn: (task: () => Promise<boolean>) => Promise<boolean>
  /** The other tabs hear that the edits on the device have changed. */
  readonly tellTabs: () => void
}

const FIRST_RETRY_MS = 2_000
const LONGEST_RETRY_MS = 30_000

/**
 * Collects the edits of whoever is signed in, keeps each on the device and sends them one batch at a time until the
 * server has confirmed them. What is shown is the profile with `inflight` and `waiting` laid over it.
 */
export function createProfileEdits({ store, readSnapshot, writeSnapshot, send, later, inTurn, tellTabs }: Ports) {
  const edits = createKeptEdits({ store, tellTabs })
  let sending: Promise<void> | undefined
  let failures = 0
  let cancelRetry = () => {}

  function belongTo(golfer: string | undefined): void {
    if (golfer === edits.state().golfer) return
    cancelRetry()
    failures = 0
    sending = undefined
    edits.belongTo(golfer)
    void flush()
  }

  /**
   * Shows the values that differ from what is shown, keeps them on the device, then sends. Needs a loaded profile.
   * `seen` is the profile as it was shown when a longer edit began: what others changed since gives way, but is told.
   */
  function save(values: ProfileValues, seen?: Profile): void {
    const snapshot = readSnapshot()
    if (!snapshot) throw new Error('An edit needs the profile to be loaded first')
    belongTo(snapshot.profile.id)
    edits.add(values, { now: snapshot.profile, seen: seen ?? snapshot.profile })
    void flush()
  }

  /** Sends what waits. Resolves when there is nothing left to send or the server cannot be reached. */
  function flush(): Promise<void> {
    // Started a moment later, so that what is saved in one go travels in one batch.
    sending ??= Promise.resolve(edits.era()).then(sendAll)
    return sending
  }

  async function sendAll(era: number): Promise<void> {
    const isCurrent = () => edits.era() === era
    if (!isCurrent()) return
    cancelRetry()
    try {
      let isGoingOn = edits.state().golfer !== undefined
      while (isGoingOn) {
        await edits.deviceDone()
        const isSettled = isCurrent() && (await inTurn(() => sendKept(era)))
        isGoingOn = isSettled && isCurrent() && hasEdits(edits.state())
      }
    } finally {
      // In the same breath as the last look at what waits: whatever is saved from now on starts a new round.
      if (isCurrent()) sending = undefined
    }
  }

  /** Whether everything on the device has been settled, one way or the other. */
  async function sendKept(era: number): Promise<boolean> {
    while (edits.state().golfer !== undefined) {
      const frozen = await edits.freeze(era)
      if (!frozen) return false
      const [oldest] = frozen.batches
      if (oldest) {
        if (!(await deliver(oldest, era))) return false
        continue
      }
      // The device has to be asked again before what waits may become a batch.
      if (hasEdits(frozen)) return tryLater()
      // Another tab may have sent what this one could not.
      failures = 0
      if (edits.state().isStuck) edits.show({ isStuck: false })
      return true
    }
    return false
  }

  /** Whether the batch is settled, one way or the other. */
  async function deliver(batch: ProfileBatch, era: number): Promise<boolean> {
    const answer = await send(batch).catch((error: unknown) => ({ error }))
    if (edits.era() !== era) return false
    if ('error' in answer) return settleFailure(batch, answer.error)
    writeSnapshot(answer)
    failures = 0
    await edits.change(era, (all) => withConfirmed(all, batch.batch), { isStuck: false })
    tellTabs()
    return true
  }

  async function settleFailure(batch: ProfileBatch, error: unknown): Promise<boolean> {
    if (error instanceof RequestProblem && error.isRefusal) {
      await refuse(batch, error)
      return true
    }
    if (!(error instanceof RequestProblem)) console.error('An edit could not be sent', error)
    return tryLater()
  }

  function tryLater(): false {
    failures += 1
    edits.show({ isStuck: true })
    const delayMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1))
    cancelRetry = later(() => void flush(), delayMs)
    return false
  }

  async function refuse(batch: ProfileBatch, { path, message }: RequestProblem): Promise<void> {
    const faulty = faultyPaths(batch, path)
    console.error(`The server refused ${faulty.join(', ')}: ${message}`)
    failures = 0
    const snapshot = readSnapshot()
    await edits.change(edits.era(), (all) => withRefusal(all, { batch, faulty, message, snapshot }), { isStuck: false })
    tellTabs()
  }

  return {
    belongTo,
    save,
    flush,
    /** Another tab has changed what is on the device. */
    followDevice: () => {
      edits.readAgain()
      void flush()
    },
    /** All that this device holds now. */
    lookAgain: async () => {
      edits.readAgain()
      await edits.deviceDone()
      return edits.state()
    },
    isKept: edits.isKept,
    /** The page is left. Whether it has left edits behind, and must not go on. */
    leave: edits.leave,
    state: edits.state,
    subscribe: edits.subscribe,
    dismissRefused: (path: string) => edits.write((all) => withoutRefused(all, path)),
  }
}
