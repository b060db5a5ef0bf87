import type { Profile } from '@bagwise/contract/profile'
import { createListeners } from '#storage/listeners.ts'
import type { ProfileValues } from './edit-state.ts'
import type { EditsState } from './queue.ts'

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
const overlayListeners = createListeners()
const sessionEndListeners = createListeners()

export const syncStatus = {
  register: (registered: EditsKeeper): void => {
    keeper = registered
    keeper.belongTo(golfer)
  },
  /** Loads that code: it knows what waits on this device, sends it and watches the connection. */
  load: async (): Promise<void> => void (await import('./collections.ts')),
  loadAhead: (): void => {
    syncStatus.load().catch((error: unknown) => {
      console.warn('Edits cannot be sent yet; the next look at the session tries again', error)
    })
  },
  flush: async (): Promise<void> => keeper?.flush(),
  hasEdits: (): boolean => keeper?.hasEdits() ?? false,
  hasOthersName: (): boolean => keeper?.hasOthersName() ?? false,
  /** Whether signing out would lose something. */
  isAskedAbout: (): boolean => syncStatus.hasEdits() || syncStatus.hasOthersName(),
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
    overlayListeners.tell()
  },
  /** The server or another tab says that this golfer may no longer be signed in: `session/` looks. */
  noteSessionEnd: sessionEndListeners.tell,
  onSessionEnd: sessionEndListeners.subscribe,
  subscribe: overlayListeners.subscribe,
}

let isInProgress = false
const signingOutListeners = createListeners()

function change(changed: boolean): void {
  isInProgress = changed
  signingOutListeners.tell()
}

/** While a golfer is being signed out, by this tab or another one, the page takes no edits. */
export const signingOut = {
  begin: (): void => change(true),
  end: (): void => change(false),
  isInProgress: (): boolean => isInProgress,
  subscribe: signingOutListeners.subscribe,
}

// Screens show and make edits through here, so that none of them waits for the code that keeps and sends them
// (`profile-sync.ts`). It is loaded beside them and registers itself.

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
const editsListeners = createListeners()

export const editsFacade = {
  register: (registered: ProfileEdits): void => {
    edits = registered
    registered.subscribe(editsListeners.tell)
    editsListeners.tell()
  },
  state: (): ShownEdits => edits?.state() ?? (syncStatus.golfer() === undefined ? NOBODY : NOT_LOADED),
  subscribe: editsListeners.subscribe,
  /** Shows the values at once, keeps them on this device and sends them; needs a profile as `useProfile` shows it. */
  save: (values: ProfileValues, seen?: Profile): void => {
    if (!edits) throw new Error('An edit needs the profile to be loaded first')
    edits.save(values, seen)
  },
  flush: async (): Promise<void> => edits?.flush(),
  /** Whether something of the profile is still to be sent. */
  hasUnsent: (): boolean => {
    const { inflight, waiting } = editsFacade.state()
    return inflight !== undefined || Object.keys(waiting).length > 0
  },
}
