import type { ProfileBatch } from '@bagwise/contract/profile'
import type { ProfileValues } from '../../web/src/sync/edit-state.ts'
import { createConflicts } from '../../web/src/sync/conflicts.ts'
import type { Conflict, KeptConflicts } from '../../web/src/sync/conflicts.ts'
import type { LocalCopy } from '../../web/src/storage/local-copy.ts'
import { noCases } from './case-counts.ts'
import { createDevice } from './device.ts'
import type { Page } from './device.ts'
import type { GolferAccount } from './golfer-account.ts'
import { createNetwork } from './network.ts'
import type { Fate } from './network.ts'

/** A device with one tab that is told of conflicts, for stories that are told by hand. */
export type Handheld = {
  /** Edits while requests meet this fate, and waits until nothing moves any more. */
  readonly save: (values: ProfileValues, fate: Fate) => Promise<void>
  /** The connection is there: what waits is sent. */
  readonly sync: () => Promise<void>
  /** The golfer looks at the page again. */
  readonly look: () => Promise<void>
  readonly page: () => Page
  readonly conflicts: () => readonly Conflict[]
  readonly takeBack: (conflict: Conflict) => Promise<void>
  /** Every batch that left the device, as often as it left. */
  readonly sent: readonly ProfileBatch[]
}

export async function pickUp(account: GolferAccount): Promise<Handheld> {
  const sent: ProfileBatch[] = []
  const start = await account.readProfile()
  const network = createNetwork(account, {
    counts: noCases(),
    onSent: (batch) => sent.push(batch),
    onProblem: (problem) => {
      throw problem
    },
  })
  const conflicts = createConflicts({
    copy: copyInMemory(),
    loadHistory: account.readHistory,
    save: (values) => device.page(0).save(values),
  })
  const device = createDevice({
    network,
    start,
    hasLocks: true,
    onConflicts: (entries, snapshot) => conflicts.noteAnswer(snapshot, entries),
  })
  conflicts.belongTo(account.id)
  await conflicts.noteProfile(start)
  device.page(0)
  await network.quiet()

  return {
    sent,
    page: () => device.page(0),
    conflicts: conflicts.open,
    save: async (values, fate) => {
      network.meet(fate)
      device.page(0).save(values)
      await network.quiet()
    },
    sync: async () => {
      network.meet('arrives')
      device.page(0).flush()
      await network.quiet()
    },
    look: async () => {
      await device.page(0).comeToFront()
      await conflicts.noteProfile(device.page(0).snapshot())
    },
    takeBack: async ({ id }) => {
      network.meet('arrives')
      conflicts.takeBack(id)
      await network.quiet()
    },
  }
}

function copyInMemory(): LocalCopy<KeptConflicts> {
  let content: KeptConflicts | undefined
  return {
    read: () => content,
    write: (written) => {
      content = written
      return undefined
    },
  }
}
