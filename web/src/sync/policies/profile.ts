import type { Profile, ProfileBatch, VersionedProfile } from '@bagwise/contract/profile'
import type { RequestProblem } from '#http/request.ts'
import { faultyPaths, hasEdits, withConfirmed, withRefusal } from '#sync/edit-state.ts'
import type { ProfileValues } from '#sync/edit-state.ts'
import { createOutbox, DEVICE_AWAY } from '#sync/outbox.ts'
import type { OutboxPorts, Run } from '#sync/outbox.ts'
import type { FallbackEditStore } from '#sync/outbox-store.ts'
import { createQueue } from '#sync/queue.ts'

type Ports = OutboxPorts & {
  readonly store: FallbackEditStore
  readonly readSnapshot: () => VersionedProfile | undefined
  readonly writeSnapshot: (snapshot: VersionedProfile) => void
  readonly send: (batch: ProfileBatch) => Promise<VersionedProfile>
  /** Whether the golfer's edits may be sent now; always when left out. */
  readonly mayBeSent?: (golfer: string) => Promise<boolean>
  /** The other tabs hear that the edits on the device have changed. */
  readonly tellTabs: () => void
}

/** A profile's edits go by path, all that waits as one frozen batch. Shown is the profile with them laid over it. */
export function createProfileEdits({ store, readSnapshot, writeSnapshot, send, mayBeSent, tellTabs, ...ports }: Ports) {
  const queue = createQueue({ store, tellTabs })
  const outbox = createOutbox<ProfileBatch, VersionedProfile>(
    {
      name: 'profile',
      item: 'An edit',
      ready: queue.deviceDone,
      next: async (run) => {
        if (mayBeSent && !(await mayBeSent(run.golfer))) return DEVICE_AWAY
        const frozen = await queue.freeze(run)
        return frozen && (frozen.batches[0] ?? (hasEdits(frozen) ? DEVICE_AWAY : undefined))
      },
      hasNext: () => hasEdits(queue.state()),
      idOf: ({ batch }) => batch,
      send,
      confirm: async ({ batch }, answer, run) => {
        writeSnapshot(answer)
        await queue.change(run, (edits) => withConfirmed(edits, batch))
        tellTabs()
      },
      refuse,
      belongTo: queue.belongTo,
      showStuck: (isStuck) => {
        if (queue.state().isStuck !== isStuck) queue.show({ isStuck })
      },
    },
    ports,
  )

  const noteCleared = () => queue.show({ wasCleared: true })
  store.onWrittenAgain(noteCleared)

  async function refuse(batch: ProfileBatch, { path, message }: RequestProblem, run: Run): Promise<void> {
    const faulty = faultyPaths(batch, path)
    console.error(`The server refused ${faulty.join(', ')}: ${message}`)
    const snapshot = readSnapshot()
    await queue.change(run, (edits) => withRefusal(edits, { batch, faulty, message, snapshot }))
    tellTabs()
  }

  return {
    belongTo: outbox.belongTo,
    flush: outbox.flush,
    /**
     * Shows the values that differ from what is shown, keeps them on the device, then sends. Needs a loaded profile.
     * `seen` is the profile as it was shown when a longer edit began: what others changed since gives way, but is told.
     */
    save: (values: ProfileValues, seen?: Profile): void => {
      const snapshot = readSnapshot()
      if (!snapshot) throw new Error('An edit needs the profile to be loaded first')
      outbox.belongTo(snapshot.profile.id)
      queue.add(values, { now: snapshot.profile, seen: seen ?? snapshot.profile })
      void outbox.flush()
    },
    /** Another tab has changed what is on the device. */
    followDevice: (): void => {
      queue.readAgain()
      void outbox.flush()
    },
    /** All that this device holds now. */
    lookAgain: async () => {
      queue.readAgain()
      await queue.deviceDone()
      return queue.state()
    },
    isKept: queue.isKept,
    /** The page is left. Whether it has left edits behind, and must not go on. */
    leave: queue.leave,
    state: queue.state,
    subscribe: queue.subscribe,
    /** The browser had cleared this device, and what waited is on it again. */
    noteCleared,
    dismissCleared: (): void => queue.show({ wasCleared: false }),
    dismissRefused: (path: string): void =>
      queue.write((edits) => ({ ...edits, refused: edits.refused.filter((refusal) => refusal.path !== path) })),
  }
}
