import { createListeners } from './listeners.ts'

/** full: there is no room left. blocked: the browser forbids it. */
type StorageTrouble = 'full' | 'blocked'

/**
 * kept: the device remembers all. full, blocked: it does not keep the golfer's edits. without-copies: it keeps the edits,
 * but not all of what the server last said.
 */
export type StorageHealth = 'kept' | StorageTrouble | 'without-copies'

/** The name under which edits are reported; every other name, but for the next three, is that of a copy. */
export const EDITS = 'edits'
/** That of kept shots that the server does not have yet: as good as edits. */
export const SHOTS = 'shots'
/** And that of own courses. */
export const OWN_COURSES = 'own courses'
/** And that of played rounds. */
export const PLAYED_ROUNDS = 'played rounds'

// Whoever could not keep something says so under a name of its own, and says so again once it can.
const troubles = new Map<string, StorageTrouble>()
const listeners = createListeners()

/** What of the golfer's data this browser keeps on the device, as it was last reported. */
export const storageHealth = {
  state: (): StorageHealth =>
    [EDITS, SHOTS, OWN_COURSES, PLAYED_ROUNDS].map((name) => troubles.get(name)).find((trouble) => trouble) ??
    (troubles.size > 0 ? 'without-copies' : 'kept'),
  report: (what: string, state: 'kept' | StorageTrouble): void => {
    if ((troubles.get(what) ?? 'kept') === state) return
    if (state === 'kept') troubles.delete(what)
    else troubles.set(what, state)
    listeners.tell()
  },
  subscribe: listeners.subscribe,
}

/** Which trouble an error of localStorage or IndexedDB stands for. */
export function troubleOf(error: unknown): StorageTrouble {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'blocked'
}
