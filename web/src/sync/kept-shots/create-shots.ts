import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import type { ShotWords } from '@bagwise/golf/memory/shot-record'
import { newId } from '#http/ids.ts'
import { RequestProblem } from '#http/request.ts'
import { isOtherEpoch } from '#storage/epochs.ts'
import { createListeners } from '#storage/listeners.ts'
import { createOutbox } from '#sync/outbox.ts'
import type { RowDevice } from '#sync/kept-rows/row-database.ts'
import type { OutboxPorts, Run } from '#sync/outbox.ts'
import type { ShotsState } from '#sync/policies/shots.ts'
import { withConfirmed } from './shot-answers.ts'
import type { ShotsAnswer } from './shot-answers.ts'
import { hasNextMessage, withRefused } from './shot-messages.ts'
import type { Freezing } from './shot-messages.ts'
import { withNewEpoch, withOffersAnswered, withPage } from './shot-pages.ts'
import type { ShotPage } from './shot-pages.ts'
import { hasUnsent } from './shot-state.ts'
import type { GolferShots, Removal, ShotMessage } from './shot-state.ts'
import { withKept, withNewsSeen, withRemoval, withWords, withoutRemoval } from './shot-steps.ts'
import { createShotsOnDevice } from './shots-on-device.ts'
import { newsIn, offeredCount, refusalsIn, shownSessions, unsentCount } from './shown-shots.ts'

type Ports = OutboxPorts & {
  readonly device: RowDevice<GolferShots>
  readonly tellTabs: () => void
  readonly send: (message: ShotMessage, golfer: string) => Promise<ShotsAnswer>
  readonly loadPage: (after: number) => Promise<ShotPage & { readonly golfer: string }>
  readonly nowMs: () => number
}

/** Specification 2, MEM-29. */
const UNDO_MS = 10_000

/** What waits of shots goes as frozen messages, one after the other; what the server has comes by position. */
export function createShots({ device, tellTabs, send, loadPage, nowMs, ...ports }: Ports) {
  const rows = createShotsOnDevice({ device, tellTabs })
  const listeners = createListeners()
  let state: ShotsState | undefined
  /** The golfer leaves: what could be undone yet is sent with the rest. */
  let isHurried = false
  let cancelDue = () => {}

  rows.subscribe(() => {
    waitForDue()
    tell()
  })

  function tell(): void {
    state = undefined
    listeners.tell()
  }

  const outbox = createOutbox<ShotMessage, ShotsAnswer>(
    {
      name: 'shots',
      item: 'Shots',
      ready: rows.done,
      next: (run) => rows.freeze(freezing(run)),
      hasNext: (run) => hasNextMessage(rows.state(), freezing(run)),
      idOf: ({ save }) => save,
      send,
      confirm: async (message, answer, run) => {
        await rows.apply(withConfirmed(message, answer))
        // There is room for what was refused for want of it.
        if (message.kind === 'delete') run.refusedIds.clear()
      },
      refuse: (message, problem) => {
        console.error(`The server refused shots: ${problem.message}`)
        return rows.apply(withRefused(message, problem))
      },
      belongTo: rows.belongTo,
      load,
      loaded: tell,
      tell,
    },
    ports,
  )

  function freezing({ refusedIds }: Run): Omit<Freezing, 'save'> {
    return { isDue, isHeld: ({ save }) => refusedIds.has(save) }
  }

  /** One from before the clock was set back is due too. */
  function isDue({ dueAtMs }: Removal): boolean {
    const leftMs = dueAtMs - nowMs()
    return isHurried || leftMs <= 0 || leftMs > UNDO_MS
  }

  function waitForDue(): void {
    cancelDue()
    const times = [...rows.state().removals.values()].filter((removal) => !isDue(removal)).map(({ dueAtMs }) => dueAtMs)
    cancelDue = times.length > 0 ? ports.later(() => void outbox.flush(), Math.min(...times) - nowMs()) : () => {}
  }

  /** All that came or changed since this device last read, page by page: each is kept before the next one is asked for. */
  async function load(): Promise<{ readonly golfer: string }> {
    const golfer = outbox.golfer()
    for (;;) {
      const { position: after, ...before } = rows.state()
      const page = await loadPage(after)
      if (page.golfer !== golfer || outbox.golfer() !== golfer) return page
      if (page.epoch !== undefined && isOtherEpoch(before, page)) await rows.apply(withNewEpoch(page.epoch))
      else {
        await rows.apply(withPage(after, page))
        if (page.isLast) return page
        // Another tab reads on.
        if (rows.state().position === after) throw stuck(after)
      }
    }
  }

  function stuck(after: number): RequestProblem {
    return new RequestProblem({ code: 'unreachable', status: 0, message: `Nothing follows position ${after}.` })
  }

  function changed(): void {
    void outbox.flush()
  }

  const unsent = (): GolferShots => rows.state()

  return {
    belongTo: outbox.belongTo,
    keep: (sessions: readonly ShotSession[], shots: readonly KeptShot[]): void => {
      if (outbox.golfer() === undefined) throw new Error('Shots need a golfer who is signed in')
      void rows.apply(withKept(sessions, shots, nowMs() + UNDO_MS))
      changed()
    },
    change: (ids: readonly string[], words: Partial<ShotWords>): void => {
      void rows.apply(withWords(ids, words))
      changed()
    },
    remove: ({ sessions = [], shots = [] }: Gone): { readonly undo: () => void } => {
      const id = newId()
      void rows.apply(withRemoval(id, { sessions, shots, dueAtMs: nowMs() + UNDO_MS }))
      return { undo: () => void rows.apply(withoutRemoval(id)) }
    },
    noteSeen: (ids: readonly string[]): void => void rows.apply(withNewsSeen(ids)),
    /** What the golfer says about all shots from before a restore. */
    answerOffers: (isSentAgain: boolean): void => {
      void rows.apply(withOffersAnswered(isSentAgain))
      changed()
    },
    /** Another tab has written. */
    followDevice: rows.readAgain,
    /** Sends all that waits, also what could be undone yet; does not wait for what only has to be loaded. */
    flush: async (): Promise<void> => {
      isHurried = true
      try {
        await rows.readAgain()
        if (hasUnsent(unsent())) await outbox.flush()
      } finally {
        isHurried = false
      }
    },
    sync: outbox.flush,
    reload: outbox.reload,
    comeBack: (): void => {
      void rows.readAgain()
      void outbox.reload()
    },
    hasUnsent: (): boolean => hasUnsent(unsent()),
    isSafe: rows.isSafe,
    done: rows.done,
    state: (): ShotsState =>
      (state ??= {
        sessions: shownSessions(rows.state()),
        isReady: rows.isReady(),
        load: outbox.loadState(),
        unsentCount: unsentCount(rows.state()),
        refusals: refusalsIn(rows.state()),
        news: newsIn(rows.state()),
        offeredCount: offeredCount(rows.state()),
        isSafe: rows.isSafe(),
      }),
    subscribe: listeners.subscribe,
  }
}

type Gone = { readonly sessions?: readonly string[] | undefined; readonly shots?: readonly string[] | undefined }
