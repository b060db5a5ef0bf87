import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import type { ShotWords } from '@bagwise/golf/memory/shot-record'
import { createListeners } from '#storage/listeners.ts'
import type { keptShots } from '#sync/kept-shots/kept-shots.ts'
import { pageLoaded } from '#http/page-loaded.ts'
import type { LoadState } from '#sync/outbox.ts'

/** A session with its shots, in the order in which they were hit. */
export type ShownSession = ShotSession & { readonly shots: readonly KeptShot[] }

/** What another device has changed of a shot, until the golfer has seen it. */
type ShotNews = {
  readonly id: string
  readonly session: string
  /** As this golfer knew it; where their own change took the place of another device's, as that device had it. */
  readonly before: ShotWords
  readonly now: ShotWords
}

export type ShotsState = {
  /** The latest day first. Each the same object until something of it changes. */
  readonly sessions: readonly ShownSession[]
  /** Whether what this device holds has been read. */
  readonly isReady: boolean
  /** Without what the server has there is what this device remembers. */
  readonly load: LoadState
  readonly unsentCount: number
  /** What the server did not take, with its reason, by session, or by shot where it is a change; it stays on the device. */
  readonly refusals: readonly { readonly id: string; readonly message: string }[]
  readonly news: readonly ShotNews[]
  /** Shots that the server no longer has since it went back to a backup: the golfer is asked about them. */
  readonly offeredCount: number
  /** Whether all of them outlive the page. */
  readonly isSafe: boolean
}

const NOBODYS: ShotsState = {
  sessions: [],
  isReady: true,
  load: 'loaded',
  unsentCount: 0,
  refusals: [],
  news: [],
  offeredCount: 0,
  isSafe: true,
}
const NOT_READ: ShotsState = { ...NOBODYS, isReady: false, load: 'loading' }

type KeptShots = typeof keptShots
type Gone = Parameters<KeptShots['remove']>[0]

// No page waits for the code that keeps and sends shots: it comes when a screen asks for shots, else when the page idles.
let kept: KeptShots | undefined
let loading: Promise<KeptShots> | undefined
let hasFailed = false
let golfer: string | undefined
let listenerCount = 0
/** What was asked before that code was here. */
let asked: readonly ((kept: KeptShots) => void)[] = []
const listeners = createListeners()

async function load(): Promise<KeptShots> {
  loading ??= import('#sync/kept-shots/kept-shots.ts').then((loaded) => loaded.keptShots)
  try {
    const loaded = await loading
    if (kept) return kept
    kept = loaded
    hasFailed = false
    kept.subscribe(listeners.tell)
    kept.belongTo(golfer)
    for (const ask of asked) ask(kept)
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
  load().catch((error: unknown) => console.warn('Kept shots cannot be read or sent yet', error))
}

function ask(task: (kept: KeptShots) => void): void {
  if (kept) return task(kept)
  asked = [...asked, task]
  loadAhead()
}

function whenIdle(task: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(task)
  // Safari has none.
  else setTimeout(task)
}

/** The golfer's kept shots on this page. */
export const shots = {
  state: (): ShotsState => kept?.state() ?? (golfer === undefined ? NOBODYS : NOT_READ),
  /** Hears of changes; unlike a screen that subscribes it waits for no shots. */
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
  /** Shows them at once, keeps them on this device and sends them. What is known by its id is left as it is. */
  keep: (sessions: readonly ShotSession[], added: readonly KeptShot[]): void =>
    ask((known) => known.keep(sessions, added)),
  /** What the golfer says of shots: fields that are left out stay as they are. */
  change: (ids: readonly string[], words: Partial<ShotWords>): void => ask((known) => known.change(ids, words)),
  /** Hides them at once; they are deleted after ten seconds, or with the page, unless the golfer undoes it. */
  remove: (gone: Gone): { readonly undo: () => void } => {
    let removed: ReturnType<KeptShots['remove']> | undefined
    ask((known) => {
      removed = known.remove(gone)
    })
    return { undo: () => ask(() => removed?.undo()) }
  },
  /** The golfer knows what another device has changed of these. */
  noteSeen: (ids: readonly string[]): void => ask((known) => known.noteSeen(ids)),
  /** What the golfer says about all shots from before a restore. */
  answerOffers: (isSentAgain: boolean): void => ask((known) => known.answerOffers(isSentAgain)),
  /** Sends what waits; that it may be here is enough to load what sends it. */
  flush: async (): Promise<void> => {
    if (golfer === undefined) return
    const loaded = await load().catch((error: unknown) => {
      console.error('Kept shots could not be sent', error)
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
  belongTo: (signedIn: string | undefined): void => {
    golfer = signedIn
    if (kept) return kept.belongTo(golfer)
    if (golfer === undefined) asked = []
    else if (listenerCount > 0) loadAhead()
    else void pageLoaded().then(() => whenIdle(() => golfer !== undefined && loadAhead()))
    listeners.tell()
  },
}
