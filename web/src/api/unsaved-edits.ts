import type { Profile } from '@bagwise/contract/profile'

// The code that makes and sends edits is loaded with the first part of the page that needs it. What the start of the
// page must know of edits goes through here: there are none until that code has registered itself.

type EditsKeeper = {
  /** Sends what waits; resolves when nothing is left or the server cannot be reached. */
  readonly flush: () => Promise<void>
  readonly hasEdits: () => boolean
  readonly clear: () => void
}

type Overlay = (profile: Profile) => Profile

let keeper: EditsKeeper | undefined
let overlay: Overlay = (profile) => profile
const listeners = new Set<() => void>()

export const unsavedEdits = {
  register: (registered: EditsKeeper): void => {
    keeper = registered
  },
  flush: async (): Promise<void> => keeper?.flush(),
  hasEdits: (): boolean => keeper?.hasEdits() ?? false,
  clear: (): void => keeper?.clear(),
  /** Puts the edits that the server has not confirmed on top of what it last said. */
  overlay: (): Overlay => overlay,
  changeOverlay: (changed: Overlay): void => {
    overlay = changed
    for (const listener of listeners) listener()
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
}
