import { newId } from '#http/ids.ts'
import { SHOT_DATABASE } from '#storage/row-stores.ts'
import { SHOTS } from '#storage/storage-health.ts'
import type { RowDevice } from '#sync/kept-rows/row-database.ts'
import { createStateOnDevice } from '#sync/kept-rows/state-on-device.ts'
import { dueRemovals, withFrozen, withMessage, withSettled } from './shot-messages.ts'
import type { Freezing } from './shot-messages.ts'
import { NO_SHOTS, hasUnsent, oldestMessage } from './shot-state.ts'
import type { GolferShots, ShotMessage } from './shot-state.ts'

type Ports = {
  readonly device: RowDevice<GolferShots>
  /** The other tabs hear that the shots on the device have changed. */
  readonly tellTabs: () => void
}

/** The shots of whoever is signed in, as the device holds them. */
export function createShotsOnDevice(ports: Ports) {
  const rows = createStateOnDevice<GolferShots>({
    ...ports,
    nothing: NO_SHOTS,
    hasUnsent,
    broughtBack,
    name: SHOT_DATABASE,
    unsentName: SHOTS,
  })

  async function freeze(how: Omit<Freezing, 'save'>): Promise<ShotMessage | undefined> {
    const due = dueRemovals(rows.state(), how)
    if (due.length > 0) void rows.apply(withSettled(due))
    return rows.freeze({
      stepOf: () => withFrozen({ ...how, save: newId() }),
      messageIn: oldestMessage,
      withMessage,
    })
  }

  return { ...rows, freeze }
}

/** What waits needs the shots that it is about, so these come back with it. */
function broughtBack(lost: GolferShots, left: GolferShots): GolferShots {
  const { known, position, epoch } = lost.position > left.position ? lost : left
  return {
    known,
    position,
    epoch,
    waiting: new Map([...lost.waiting, ...left.waiting]),
    offered: new Map([...lost.offered, ...left.offered]),
    removals: new Map([...lost.removals, ...left.removals]),
    messages: new Map([...lost.messages, ...left.messages]),
  }
}
