import type { RoundAnswer } from '@bagwise/contract/rounds'
import type { Round } from '@bagwise/golf/handicap/round'
import { isUnsent } from '#api/device-store/golfer-rows.ts'
import type { GolferRows } from '#api/device-store/golfer-rows.ts'
import { RequestProblem } from '#api/request.ts'
import { answeredRow, changeOf, editedRow, refusedRow, removedRow, withLoaded } from './round-rows.ts'
import type { UnsentRound } from './round-rows.ts'
import type { KeptRound, SentChange } from './rounds-copy.ts'
import { shownRounds } from './shown-rounds.ts'

export type RoundsState = {
  /** The latest day first; those the server has not confirmed have an `unsentId`. */
  readonly rounds: readonly KeptRound[]
  /** What the server has is loaded once; without it there is what this device remembers. */
  readonly load: 'loading' | 'loaded' | 'failed'
  /** Whether all of them outlive the page. */
  readonly isSafe: boolean
}

type Ports = {
  readonly rows: GolferRows<KeptRound>
  readonly sendSave: (golfer: string, change: SentChange) => Promise<RoundAnswer>
  readonly sendDelete: (golfer: string, change: SentChange) => Promise<RoundAnswer>
  readonly load: () => Promise<{ readonly golfer: string; readonly rounds: readonly Round[] }>
  /** The session has ended, or is another golfer's by now: looks who is signed in. */
  readonly checkSession: () => void
  /** Runs the task while no other tab sends. */
  readonly inTurn: (task: () => Promise<void>) => Promise<void>
  /** Runs the task later and returns a way to call that off. */
  readonly later: (task: () => void, delayMs: number) => () => void
}

/** One round of sending. */
type Turn = {
  readonly owner: string
  readonly ownEra: number
  /** What the server has refused in it: kept, and tried again in another one. */
  readonly refusedIds: Set<string>
  isStuck: boolean
}

const RETRY_MS = 30_000

/** Not signed in, or signed in as somebody else. */
const SESSION_ENDED: ReadonlySet<number> = new Set([401, 403])

/** Keeps the golfer's rounds on the device and sends what changes, one after the other, until the server has it. */
export function createKeptRounds({ rows, sendSave, sendDelete, load, checkSession, inTurn, later }: Ports) {
  let golfer: string | undefined
  /** Rises when the golfer changes, so that a call still on its way ends without consequences. */
  let era = 0
  let loadState: RoundsState['load'] = 'loading'
  let isDue = true
  let working: Promise<void> | undefined
  let cancelRetry = () => {}
  let state: RoundsState | undefined
  const listeners = new Set<() => void>()

  function tell(): void {
    state = undefined
    for (const listener of listeners) listener()
  }
  rows.subscribe(tell)

  /** Puts what becomes of the round in its place; does nothing while nobody is signed in. */
  function change(id: string, changed: (known: KeptRound | undefined) => KeptRound | undefined): void {
    if (golfer === undefined) return
    const known = rows.of(golfer)
    const after = changed(known.find((round) => round.id === id))
    rows.keep(golfer, [...known.filter((round) => round.id !== id), ...(after ? [after] : [])])
    void sync()
  }

  function save(round: Round, seen?: Round): void {
    if (golfer === undefined) throw new Error('A round needs a golfer who is signed in')
    change(round.id, (known) => editedRow(known, round, seen))
  }

  function remove(seen: Round): void {
    change(seen.id, (known) => known && removedRow(known, seen))
  }

  function noteSeen(id: string): void {
    change(id, (known) => known && { ...known, news: undefined })
  }

  /** Sends what waits and loads what the server has when that is due. */
  function sync(): Promise<void> {
    if (golfer === undefined) return Promise.resolve()
    const turn: Turn = { owner: golfer, ownEra: era, refusedIds: new Set(), isStuck: false }
    // Not at once: with nothing to do it would end before it is known to work.
    working ??= Promise.resolve(turn).then(work)
    return working
  }

  /** Does not wait for what only has to be loaded. */
  function sendUnsent(): Promise<void> {
    return hasUnsent() ? sync() : Promise.resolve()
  }

  function hasUnsent(): boolean {
    return rows.of(golfer).some(isUnsent)
  }

  function isSafe(): boolean {
    return rows.isKept() || !hasUnsent()
  }

  async function work(turn: Turn): Promise<void> {
    cancelRetry()
    try {
      while (isCurrent(turn) && !turn.isStuck && (isDue || nextUnsent(turn))) {
        await inTurn(() => sendAll(turn))
      }
      if (isCurrent(turn) && turn.isStuck) cancelRetry = later(() => void sync(), RETRY_MS)
    } finally {
      // In the same breath as the last look at what waits: whatever is saved from now on starts a new round.
      if (isCurrent(turn)) working = undefined
    }
  }

  async function sendAll(turn: Turn): Promise<void> {
    for (let row = nextUnsent(turn); row && !turn.isStuck; row = nextUnsent(turn)) await deliver(row, turn)
    if (isCurrent(turn) && !turn.isStuck && isDue) await reload(turn)
  }

  function isCurrent({ ownEra }: Turn): boolean {
    return era === ownEra
  }

  function nextUnsent({ owner, ownEra, refusedIds }: Turn): UnsentRound | undefined {
    if (era !== ownEra) return undefined
    return rows
      .of(owner)
      .filter(isUnsent)
      .find((row) => !refusedIds.has(changeOf(row).save))
  }

  async function deliver(row: UnsentRound, turn: Turn): Promise<void> {
    const { owner, refusedIds } = turn
    const sent = changeOf(row)
    // Before it leaves: whatever becomes of the page, it is known that it may have arrived.
    if (!row.sent) settle(owner, sent, (known) => ({ ...known, sent }))
    try {
      const answer = await (sent.isDeleted ? sendDelete(owner, sent) : sendSave(owner, sent))
      if (!isCurrent(turn)) return
      settle(owner, sent, (known) => answeredRow(known, sent, answer))
      // There is room for one that was refused for want of it.
      if (sent.isDeleted) refusedIds.clear()
    } catch (error) {
      if (!isCurrent(turn)) return
      if (!(error instanceof RequestProblem && error.isRefusal)) {
        if (!(error instanceof RequestProblem)) console.error('A round could not be sent', error)
        noteTrouble(error)
        turn.isStuck = true
        return
      }
      refusedIds.add(sent.save)
      settle(owner, sent, (known) => refusedRow(known, sent, error.message))
    }
  }

  function noteTrouble(error: unknown): void {
    if (error instanceof RequestProblem && SESSION_ENDED.has(error.status)) checkSession()
  }

  /** Puts what becomes of the row in its place, unless another tab has settled the change meanwhile. */
  function settle(owner: string, { save: id }: SentChange, end: (row: UnsentRound) => KeptRound | undefined): void {
    const settled = rows.of(owner).flatMap((row) => {
      if (!isUnsent(row) || changeOf(row).save !== id) return [row]
      const after = end(row)
      return after ? [after] : []
    })
    rows.keep(owner, settled)
  }

  async function reload(turn: Turn): Promise<void> {
    const { owner } = turn
    isDue = false
    try {
      const loaded = await load()
      if (!isCurrent(turn)) return
      if (loaded.golfer !== owner) throw otherGolfer()
      loadState = 'loaded'
      rows.keep(owner, withLoaded(rows.of(owner), loaded.rounds))
    } catch (error) {
      console.error('Error loading rounds', error)
      if (!isCurrent(turn)) return
      noteTrouble(error)
      loadState = 'failed'
      tell()
    }
  }

  function reloadSoon(): Promise<void> {
    isDue = true
    if (loadState === 'failed') {
      loadState = 'loading'
      tell()
    }
    return sync()
  }

  return {
    save,
    remove,
    noteSeen,
    sync,
    sendUnsent,
    /** Asks the server again: another device may have changed something. */
    reload: reloadSoon,
    state: (): RoundsState => (state ??= { rounds: shownRounds(rows.of(golfer)), load: loadState, isSafe: isSafe() }),
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    /** Whether the device holds a change of the golfer that the server has not confirmed. */
    hasUnsent,
    /** Whose rounds are kept, shown and sent from now on; undefined while nobody is signed in. */
    belongTo: (signedIn: string | undefined): void => {
      if (signedIn === golfer) return
      cancelRetry()
      golfer = signedIn
      era += 1
      loadState = 'loading'
      isDue = true
      working = undefined
      tell()
      void sync()
    },
  }
}

function otherGolfer(): RequestProblem {
  const message = 'Somebody else is signed in here now.'
  return new RequestProblem({ code: 'other-golfer', status: 403, message })
}
