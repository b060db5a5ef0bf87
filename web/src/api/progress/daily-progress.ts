import { entriesByDay, hasProgressed } from '@bagwise/golf/progress/progress-entry'
import type { ProgressEntry, ProgressState } from '@bagwise/golf/progress/progress-entry'
import type { NewProgressEntry } from '@bagwise/contract/progress'
import { newBatchId } from '#api/batch-id.ts'
import type { LocalCopy } from '#api/local-copy.ts'
import { RequestProblem } from '#api/request.ts'
import type { KeptEntry, KeptProgress } from './progress-copy.ts'

type States = {
  readonly golfer: string
  /** As the golfer sees it, edits included. */
  readonly shown: ProgressState
  /** As the server last said. */
  readonly confirmed: ProgressState
}

type Ports = {
  readonly copy: LocalCopy<KeptProgress>
  /** Undefined while no profile is loaded. */
  readonly states: () => States | undefined
  /** The golfer's calendar day, as 2026-11-21. */
  readonly today: () => string
  /** Sends the edits themselves; resolves when none is left or the server cannot be reached. */
  readonly flushEdits: () => Promise<void>
  readonly send: (entry: NewProgressEntry) => Promise<unknown>
  readonly load: () => Promise<readonly ProgressEntry[]>
  /** Runs the task later and returns a way to call that off. */
  readonly later: (task: () => void, delayMs: number) => () => void
}

const RETRY_MS = 30_000

/** Writes one progress entry a day, keeps it on the device and sends it after the edits that it comes from. */
export function createDailyProgress({ copy, states, today, flushEdits, send, load, later }: Ports) {
  let golfer: string | undefined
  /** Rises when the golfer changes, so that a call still on its way ends without consequences. */
  let era = 0
  let isLoaded = false
  let working: Promise<void> | undefined
  let cancelRetry = () => {}
  /** What the device could not keep. */
  let unkept: KeptProgress | undefined

  function kept(): KeptProgress {
    return unkept ?? copy.read() ?? []
  }

  function entries(): readonly KeptEntry[] {
    return kept().find((one) => one.golfer === golfer)?.entries ?? []
  }

  function keep(owner: string, changed: readonly KeptEntry[]): void {
    const others = kept().flatMap((one) => {
      const unsent = one.entries.filter(isUnsent)
      return one.golfer === owner || unsent.length === 0 ? [] : [{ ...one, entries: unsent }]
    })
    const progress = [...others, { golfer: owner, entries: entriesByDay(changed) }]
    const isKept = copy.write(progress) === undefined && copy.read() !== undefined
    unkept = isKept ? undefined : progress
  }

  /** Looks at the edits: writes the entry of the day when one is due, sends it when the edits are through. */
  function note(): void {
    const known = states()
    if (golfer === undefined || known?.golfer !== golfer) return
    if (hasProgressed(known.confirmed, known.shown)) noteState(golfer, known.shown)
    else void sync()
  }

  function noteState(owner: string, { handicap, clubDistances }: ProgressState): void {
    const known = entries()
    const date = today()
    const latest = known.find((entry) => entry.date === date) ?? known.at(-1)
    const now = { date, handicap, clubDistances, unsentId: newBatchId() }
    if (!latest || hasProgressed(latest, now)) keep(owner, [...known, now])
  }

  /** Sends what waits and, once for each golfer, loads what the server has. */
  function sync(): Promise<void> {
    if (golfer === undefined) return Promise.resolve()
    working ??= work(golfer, era)
    return working
  }

  async function work(owner: string, ownEra: number): Promise<void> {
    cancelRetry()
    try {
      await flushEdits()
      while (era === ownEra) {
        const entry = nextUnsent(owner)
        if (!entry && isLoaded) return
        const isDone = entry ? await deliver(entry, { owner, ownEra }) : await reload({ owner, ownEra })
        if (isDone || era !== ownEra) continue
        if (entry) cancelRetry = later(() => void sync(), RETRY_MS)
        return
      }
    } finally {
      // In the same breath as the last look at what waits: whatever is noted from now on starts a new round.
      if (era === ownEra) working = undefined
    }
  }

  /** None while the edits are not through: the server may yet decide otherwise about them. */
  function nextUnsent(owner: string): SentEntry | undefined {
    const known = states()
    if (known?.golfer === owner) {
      if (hasProgressed(known.confirmed, known.shown)) return undefined
      const ofToday = entries().find(({ date }) => date === today())
      if (ofToday && isUnsent(ofToday)) noteState(owner, known.shown)
    }
    return entries().find(isUnsent)
  }

  /** Whether the entry is settled, one way or the other. */
  async function deliver({ unsentId, ...entry }: SentEntry, { owner, ownEra }: Turn): Promise<boolean> {
    try {
      await send({ ...entry, id: unsentId, golfer: owner })
    } catch (error) {
      const isRefused = error instanceof RequestProblem && error.isRefusal
      if (isRefused || !(error instanceof RequestProblem)) {
        console.error(`The progress of ${entry.date} could not be sent`, error)
      }
      if (!isRefused) return false
    }
    if (era !== ownEra) return false
    keep(
      owner,
      entries().map((one) => (one.unsentId === unsentId ? { ...one, unsentId: undefined } : one)),
    )
    return true
  }

  async function reload({ owner, ownEra }: Turn): Promise<boolean> {
    try {
      const loaded = await load()
      if (era !== ownEra) return false
      keep(owner, [...loaded, ...entries().filter(isUnsent)])
      isLoaded = true
      return true
    } catch (error) {
      console.error('Error loading progress', error)
      return false
    }
  }

  return {
    /** The golfer's entries, one a day, the earliest day first; none when they cannot be loaded. */
    entries,
    note,
    sync,
    /** Whether the device holds an entry, anybody's, that the server has not confirmed. */
    hasUnsent: (): boolean => kept().some((one) => one.entries.some(isUnsent)),
    /** Whose progress is written and sent from now on; undefined while nobody is signed in. */
    belongTo: (signedIn: string | undefined): void => {
      if (signedIn === golfer) return
      cancelRetry()
      golfer = signedIn
      era += 1
      isLoaded = false
      working = undefined
      void sync()
    },
  }
}

type Turn = { readonly owner: string; readonly ownEra: number }
type SentEntry = KeptEntry & { readonly unsentId: string }

function isUnsent(entry: KeptEntry): entry is SentEntry {
  return entry.unsentId !== undefined
}
