import type { Profile } from '@bagwise/contract/profile'

// The code that makes, keeps and sends edits is loaded with the first part of the page that needs it. What the start of
// the page must know of edits goes through here: there are none until that code has registered itself.

type EditsKeeper = {
  /** Sends what waits; resolves when nothing is left or the server cannot be reached. */
  readonly flush: () => Promise<void>
  /** Whether this device holds edits of the golfer that are not in their profile: unconfirmed or refused. */
  readonly hasEdits: () => boolean
  /** Whether a name that another golfer has edited waits here: it may not stay after sign-out. */
  readonly hasOthersName: () => boolean
  readonly belongTo: (golfer: string | undefined) => void
}

/** Answers the same profile with the same object. */
type Overlay = (profile: Profile) => Profile

let keeper: EditsKeeper | undefined
let golfer: string | undefined
let overlay: Overlay = (profile) => profile
const listeners = new Set<() => void>()

export const unsavedEdits = {
  register: (registered: EditsKeeper): void => {
    keeper = registered
    keeper.belongTo(golfer)
  },
  /** Loads that code: it knows what waits on this device, sends it and watches the connection. */
  load: async (): Promise<void> => (await import('./outbox.ts')).watchConnection(),
  loadAhead: (): void => {
    unsavedEdits.load().catch((error: unknown) => {
      console.warn('Edits cannot be sent yet; the next look at the session tries again', error)
    })
  },
  flush: async (): Promise<void> => keeper?.flush(),
  hasEdits: (): boolean => keeper?.hasEdits() ?? false,
  hasOthersName: (): boolean => keeper?.hasOthersName() ?? false,
  /** Whether signing out would lose something. */
  isAskedAbout: (): boolean => unsavedEdits.hasEdits() || unsavedEdits.hasOthersName(),
  /** Whose edits may be shown and sent; undefined while nobody is signed in. */
  belongTo: (signedIn: string | undefined): void => {
    golfer = signedIn
    keeper?.belongTo(golfer)
  },
  golfer: (): string | undefined => golfer,
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
