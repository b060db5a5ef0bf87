import { pageLoaded } from '#http/page-loaded.ts'
import { createListeners } from '#storage/listeners.ts'
import type { LoadState } from '#sync/outbox.ts'

/** What keeps and sends a collection, once its code is here. */
type Kept<State> = {
  readonly state: () => State
  readonly subscribe: (listener: () => void) => () => void
  readonly belongTo: (golfer: string | undefined) => void
  readonly flush: () => Promise<void>
  readonly done: () => Promise<void>
  readonly hasUnsent: () => boolean
  readonly isSafe: () => boolean
  readonly comeBack: () => void
  /** What the golfer says about everything from before a restore. */
  readonly answerOffers: (isSentAgain: boolean) => void
}

type Undoable = { readonly undo: () => void }

type Options<State, Collection> = {
  /** As logs name it. */
  readonly name: string
  readonly load: () => Promise<Collection>
  /** What is shown while nobody is signed in. */
  readonly nobodys: State
}

/**
 * A collection that no page waits for: the code that keeps and sends it comes when a screen asks for it, else when the page
 * idles.
 */
export function lazyCollection<
  State extends { readonly isReady: boolean; readonly load: LoadState },
  Collection extends Kept<State>,
>(options: Options<State, Collection>) {
  const { name, nobodys } = options
  /** Until the device has been read. */
  const notRead = { ...nobodys, isReady: false, load: 'loading' as const }
  let kept: Collection | undefined
  let loading: Promise<Collection> | undefined
  let hasFailed = false
  let golfer: string | undefined
  let listenerCount = 0
  /** What was asked before that code was here. */
  let asked: readonly ((kept: Collection) => void)[] = []
  const listeners = createListeners()

  async function load(): Promise<Collection> {
    loading ??= options.load()
    try {
      const loaded = await loading
      if (kept) return kept
      kept = loaded
      hasFailed = false
      kept.subscribe(listeners.tell)
      kept.belongTo(golfer)
      for (const task of asked) task(kept)
      asked = []
      listeners.tell()
      return kept
    } catch (error) {
      loading = undefined
      hasFailed = true
      throw error
    }
  }

  function loadAhead(): void {
    load().catch((error: unknown) => console.warn(`${name} cannot be read or sent yet`, error))
  }

  function ask(task: (kept: Collection) => void): void {
    if (kept) return task(kept)
    asked = [...asked, task]
    loadAhead()
  }

  function askUndoable(task: (kept: Collection) => Undoable): Undoable {
    let done: Undoable | undefined
    ask((loaded) => {
      done = task(loaded)
    })
    return { undo: () => ask(() => done?.undo()) }
  }

  const collection = {
    state: (): State => kept?.state() ?? (golfer === undefined ? nobodys : notRead),
    /** Whose `state` it is. */
    golfer: (): string | undefined => golfer,
    /** Hears of changes; unlike a screen that subscribes it does not have the code loaded. */
    watch: listeners.subscribe,
    subscribe: (listener: () => void): (() => void) => {
      listenerCount += 1
      if (golfer !== undefined && !kept) loadAhead()
      const unsubscribe = listeners.subscribe(listener)
      return () => {
        listenerCount -= 1
        unsubscribe()
      }
    },
    /** Sends what waits; that it may be here is enough to load what sends it. */
    flush: async (): Promise<void> => {
      if (golfer === undefined) return
      const loaded = await load().catch((error: unknown) => {
        console.error(`${name} could not be sent`, error)
        return undefined
      })
      await loaded?.flush()
    },
    /** Resolves when all that was asked so far is on the device, or in memory. */
    kept: async (): Promise<void> => (await load()).done(),
    /** What cannot be looked at may be unsent. */
    hasUnsent: (): boolean => kept?.hasUnsent() ?? (asked.length > 0 || hasFailed),
    isSafe: (): boolean => kept?.isSafe() ?? asked.length === 0,
    comeBack: (): void => kept?.comeBack(),
    answerOffers: (isSentAgain: boolean): void => ask((loaded) => loaded.answerOffers(isSentAgain)),
    belongTo: (signedIn: string | undefined): void => {
      // Nobody asks for somebody else.
      if (golfer !== undefined && signedIn !== golfer) asked = []
      golfer = signedIn
      if (kept) return kept.belongTo(golfer)
      if (golfer === undefined) asked = []
      else if (listenerCount > 0) loadAhead()
      else void pageLoaded().then(() => whenIdle(() => golfer !== undefined && loadAhead()))
      listeners.tell()
    },
  }
  return { collection, ask, askUndoable, load }
}

function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task)
  // Safari has none.
  else setTimeout(task)
}
