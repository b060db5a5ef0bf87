import { entriesByDay, hasProgressed } from '@bagwise/golf/progress/progress-entry'
import type { ProgressEntry, ProgressState } from '@bagwise/golf/progress/progress-entry'
import type { NewProgressEntry } from '@bagwise/contract/progress'
import { newBatchId } from '#api/batch-id.ts'
import { isUnsent } from '#api/device-store/golfer-rows.ts'
import type { GolferRows } from '#api/device-store/golfer-rows.ts'
import { RequestProblem } from '#api/request.ts'
import { entryDay, isClockRight } from './entry-day.ts'
import type { KeptEntry } from './progress-copy.ts'

type SentEntry = KeptEntry & { readonly unsentId: string }

type States = {
  readonly golfer: string
  /** As the golfer sees it, edits included. */
  readonly shown: ProgressState
  /** As the server last said. */
  readonly confirmed: ProgressState
}

type Ports = {
  readonly rows: GolferRows<KeptEntry>
  /** Undefined while no profile is loaded. */
  readonly states: () => States | undefined
  /** The golfer's calendar day, as 2026-11-21. */
  readonly today: () => string
  /** Sends the edits themselves; resolves when none is left or the server cannot be reached. */
  readonly flushEdits: () => Promise<void>
  readonly send: (entry: NewProgressEntry) => Promise<unknown>
  readonly load: () => Promise<{ readonly golfer: string; readonly entries: readonly ProgressEntry[] }>
  /** The session is another golfer's by now. */
  readonly foundOther: () => void
  /** Runs the task later and returns a way to call that off. */
  readonly later: (task: () => void, delayMs: number) => () => void
}

const RETRY_MS = 30_000

/** Writes one progress entry a day, keeps it on the device and sends it after the edits that it comes from. */
export function createDailyProgress({ rows, states, today, flushEdits, send, load, foundOther, later }: Ports) {
  let golfer: string | undefined
  /** Rises when the golfer changes, so that a call still on its way ends without consequences. */
  let era = 0
  let isLoaded = false
  let working: Promise<void> | undefined
  let cancelRetry = () => {}

  function entries(): readonly KeptEntry[] {
    return rows.of(golfer)
  }

  function keep(owner: string, changed: readonly KeptEntry[]): void {
    rows.keep(owner, entriesByDay(changed))
  }

  /** Looks at the edits: writes the entry of the day when one is due, sends it when the edits are through. */
  function note(): void {
    const known = states()
    if (golfer === undefined || known?.golfer !== golfer) return
    if (hasProgressed(known.confirmed, known.shown)) noteState(golfer, known.shown)
    else void sync()
  }

  function noteState(owner: string, state: ProgressState): void {
    const known = entries()
    const changed = withState(known, state)
    if (changed !== known) keep(owner, changed)
  }

  function withState(known: readonly KeptEntry[], { handicap, clubDistances }: ProgressState): readonly KeptEntry[] {
    const date = dayAfter(known)
    const latest = known.find((entry) => entry.date === date) ?? known.at(-1)
    const now = { date, handicap, clubDistances, unsentId: newBatchId() }
    return !latest || hasProgressed(latest, now) ? [...known, now] : known
  }

  function dayAfter(known: readonly KeptEntry[]): string {
    return entryDay({ today: today(), known: known.map(({ date }) => date) })
  }

  /** Sends what waits and, once for each golfer, loads what the server has. */
  function sync(): Promise<void> {
    if (golfer === undefined) return Promise.resolve()
    working ??= work(golfer, era)
    return working
  }

  async function work(owner: string, ownEra: number): Promise<void> {
    cancelRetry()
    const turn: Turn = { owner, ownEra, refusedIds: new Set() }
    try {
      await flushEdits()
      while (era === ownEra) {
        const entry = nextUnsent(turn)
        if (!entry && isLoaded) return
        const isDone = entry ? await deliver(entry, turn) : await reload(turn)
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
  function nextUnsent({ owner, refusedIds }: Turn): SentEntry | undefined {
    const known = states()
    if (known?.golfer === owner) {
      if (hasProgressed(known.confirmed, known.shown)) return undefined
      const day = dayAfter(entries())
      const ofToday = entries().find(({ date }) => date === day)
      if (ofToday && isUnsent(ofToday)) noteState(owner, known.shown)
    }
    return entries()
      .filter(isUnsent)
      .find(({ unsentId }) => !refusedIds.has(unsentId))
  }

  /** Whether to go on with the next one. What the server refuses stays on the device until another round. */
  async function deliver({ unsentId, ...entry }: SentEntry, { owner, ownEra, refusedIds }: Turn): Promise<boolean> {
    try {
      await send({ ...entry, id: unsentId, golfer: owner })
    } catch (error) {
      const refusal = error instanceof RequestProblem && error.isRefusal ? error : undefined
      if (refusal || !(error instanceof RequestProblem)) {
        console.error(`The progress of ${entry.date} could not be sent`, error)
      }
      if (!refusal || era !== ownEra) return false
      refusedIds.add(unsentId)
      if (refusal.path === 'date') redate(owner, unsentId)
      return true
    }
    if (era !== ownEra) return false
    keep(
      owner,
      entries().map((one) => (one.unsentId === unsentId ? { ...one, unsentId: undefined } : one)),
    )
    return true
  }

  /** The clock of the device was wrong when the entry was written: once it is right, its state is that of today. */
  function redate(owner: string, refusedId: string): void {
    const refused = entries().find(({ unsentId }) => unsentId === refusedId)
    const others = entries().filter(({ unsentId }) => unsentId !== refusedId)
    const known = states()
    if (!refused || known?.golfer !== owner) return
    if (isClockRight({ refusedDay: refused.date, day: dayAfter(others) })) keep(owner, withState(others, known.shown))
  }

  async function reload({ owner, ownEra }: Turn): Promise<boolean> {
    try {
      const loaded = await load()
      if (era !== ownEra) return false
      if (loaded.golfer !== owner) {
        foundOther()
        throw new Error('The session is that of another golfer')
      }
      keep(owner, [...loaded.entries, ...entries().filter(isUnsent)])
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
    /** Whether the device holds an entry of the golfer that the server has not confirmed. */
    hasUnsent: (): boolean => entries().some(isUnsent),
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

type Turn = {
  readonly owner: string
  readonly ownEra: number
  /** What the server has refused in this round. */
  readonly refusedIds: Set<string>
}
