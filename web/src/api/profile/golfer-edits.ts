import type { Profile } from '@bagwise/contract/profile'
import type { ProfileValues } from '#api/device-store/edit-rows.ts'
import type { EditsState } from '#api/device-store/kept-edits.ts'
import { unsavedEdits } from './unsaved-edits.ts'

// Screens show and make edits through here, so that none of them waits for the code that keeps and sends them
// (`profile.ts`). It is loaded beside them and registers itself.

type ShownEdits = Pick<EditsState, 'inflight' | 'waiting' | 'refused' | 'isStuck' | 'isReady'>

type ProfileEdits = {
  readonly state: () => ShownEdits
  readonly subscribe: (listener: () => void) => () => void
  readonly save: (values: ProfileValues, seen?: Profile) => void
  /** Sends what waits; resolves when nothing is left or the server cannot be reached. */
  readonly flush: () => Promise<void>
}

const NOBODY: ShownEdits = { inflight: undefined, waiting: {}, refused: [], isStuck: false, isReady: true }
const NOT_LOADED: ShownEdits = { ...NOBODY, isReady: false }

let edits: ProfileEdits | undefined
const listeners = new Set<() => void>()

export const golferEdits = {
  register: (registered: ProfileEdits): void => {
    edits = registered
    registered.subscribe(tellListeners)
    tellListeners()
  },
  state: (): ShownEdits => edits?.state() ?? (unsavedEdits.golfer() === undefined ? NOBODY : NOT_LOADED),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  /** Shows the values at once, keeps them on this device and sends them; needs a profile as `useProfile` shows it. */
  save: (values: ProfileValues, seen?: Profile): void => {
    if (!edits) throw new Error('An edit needs the profile to be loaded first')
    edits.save(values, seen)
  },
  flush: async (): Promise<void> => edits?.flush(),
  /** Whether something of the profile is still to be sent. */
  hasUnsent: (): boolean => {
    const { inflight, waiting } = golferEdits.state()
    return inflight !== undefined || Object.keys(waiting).length > 0
  },
}

function tellListeners(): void {
  for (const listener of listeners) listener()
}
