import type { RoundAnswer } from '@bagwise/contract/rounds'
import type * as contract from '@bagwise/contract/rounds'
import type { Round } from '@bagwise/golf/handicap/round'
import { request } from '#http/request.ts'
import { createListeners } from '#storage/listeners.ts'
import { isUnsent } from '#storage/per-user-cache.ts'
import type { PerUserCache } from '#storage/per-user-cache.ts'
import { ROUNDS_KEY } from '#storage/copy-keys.ts'
import { createOutbox } from '#sync/outbox.ts'
import type { LoadState, OutboxPorts, Run } from '#sync/outbox.ts'
import { portsOf } from '#sync/send-lock.ts'
import {
  answeredOffer,
  answeredRow,
  changeOf,
  editedRow,
  refusedRow,
  removedRow,
  withLoaded,
  shownRounds,
  roundRows,
} from './round-rows.ts'
import type { UnsentRound, KeptRound, SentChange } from './round-rows.ts'

export type RoundsState = {
  /** The latest day first; those the server has not confirmed have an `unsentId`. */
  readonly rounds: readonly KeptRound[]
  /** Without what the server has there is what this device remembers. */
  readonly load: LoadState
  /** Whether all of them outlive the page. */
  readonly isSafe: boolean
}

type Ports = OutboxPorts & {
  readonly rows: PerUserCache<KeptRound>
  readonly sendSave: (golfer: string, change: SentChange) => Promise<RoundAnswer>
  readonly sendDelete: (golfer: string, change: SentChange) => Promise<RoundAnswer>
  readonly load: () => Promise<{ readonly golfer: string; readonly rounds: readonly Round[] }>
}

/** What becomes of the round that the device has by this id. */
type Change = readonly [id: string, changed: (known: KeptRound | undefined) => KeptRound | undefined]

function removal(seen: Round): Change {
  return [seen.id, (known) => known && removedRow(known, seen)]
}

/** A round is one row: each change of it is sent on its own, again as it was sent until there is an answer. */
export function createRounds({ rows, sendSave, sendDelete, load, ...ports }: Ports) {
  let state: RoundsState | undefined
  const listeners = createListeners()

  function tell(): void {
    state = undefined
    listeners.tell()
  }
  rows.subscribe(tell)

  const outbox = createOutbox<SentChange, RoundAnswer, { readonly rounds: readonly Round[] }>(
    {
      name: 'rounds',
      item: 'A round',
      next: (run) => {
        const row = nextUnsent(run)
        if (!row) return undefined
        const sent = changeOf(row)
        // Whatever becomes of the page, it is known that it may have arrived.
        if (!row.sent) settle(run.golfer, sent, (known) => ({ ...known, sent }))
        return sent
      },
      hasNext: (run) => nextUnsent(run) !== undefined,
      idOf: ({ save: id }) => id,
      send: (sent, owner) => (sent.isDeleted ? sendDelete(owner, sent) : sendSave(owner, sent)),
      confirm: (sent, answer, run) => {
        settle(run.golfer, sent, (known) => answeredRow(known, sent, answer))
        // There is room for one that was refused for want of it.
        if (sent.isDeleted) run.refusedIds.clear()
      },
      refuse: (sent, { message }, run) => settle(run.golfer, sent, (known) => refusedRow(known, sent, message)),
      load,
      loaded: (loaded, run) => rows.keep(run.golfer, withLoaded(rows.of(run.golfer), loaded.rounds)),
      tell,
    },
    ports,
  )

  /** Puts what becomes of rounds in their places, in one go; does nothing while nobody is signed in. */
  function change(changes: readonly Change[]): void {
    const golfer = outbox.golfer()
    if (golfer === undefined) return
    const known = new Map(rows.of(golfer).map((round) => [round.id, round]))
    const after = changes.flatMap(([id, changed]) => changed(known.get(id)) ?? [])
    for (const [id] of changes) known.delete(id)
    rows.keep(golfer, [...known.values(), ...after])
    void outbox.flush()
  }

  function assertGolfer(): void {
    if (outbox.golfer() === undefined) throw new Error('A round needs a golfer who is signed in')
  }

  function nextUnsent({ golfer: owner, refusedIds }: Run): UnsentRound | undefined {
    return rows
      .of(owner)
      .filter(isUnsent)
      .find((row) => row.isOffered !== true && !refusedIds.has(changeOf(row).save))
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

  function hasUnsent(): boolean {
    return rows.of(outbox.golfer()).some(isUnsent)
  }

  function isSafe(): boolean {
    return rows.isKept() || !hasUnsent()
  }

  return {
    /**
     * Shows the round at once, keeps it on this device and sends it. An edit passes the round as it was `seen` when it
     * began: what the golfer has not touched stays as it is by now.
     */
    save: (round: Round, seen?: Round): void => {
      assertGolfer()
      change([[round.id, (known) => editedRow(known, round, seen)]])
    },
    /** The same for many new rounds. */
    saveAll: (added: readonly Round[]): void => {
      assertGolfer()
      change(added.map((round) => [round.id, (known) => editedRow(known, round)]))
    },
    /** Takes away the round that the golfer has seen; one that another device changed meanwhile stays. */
    remove: (seen: Round): void => change([removal(seen)]),
    removeAll: (seen: readonly Round[]): void => change(seen.map(removal)),
    /** The golfer knows what another device has changed of it. */
    noteSeen: (id: string): void => change([[id, (known) => known && { ...known, news: undefined }]]),
    /** What the golfer says about all rounds from before a restore. */
    answerOffers: (isSentAgain: boolean): void => {
      const golfer = outbox.golfer()
      if (golfer === undefined) return
      rows.keep(
        golfer,
        rows.of(golfer).flatMap((row) => answeredOffer(row, isSentAgain) ?? []),
      )
      void outbox.flush()
    },
    sync: outbox.flush,
    /** Does not wait for what only has to be loaded. */
    flush: (): Promise<void> => (hasUnsent() ? outbox.flush() : Promise.resolve()),
    reload: outbox.reload,
    comeBack: (): void => void outbox.reload(),
    state: (): RoundsState =>
      (state ??= {
        rounds: shownRounds(rows.of(outbox.golfer())),
        load: outbox.loadState(),
        isSafe: isSafe(),
      }),
    subscribe: listeners.subscribe,
    /** Whether the device holds a change of the golfer that the server has not confirmed. */
    hasUnsent,
    isSafe,
    copyKey: ROUNDS_KEY,
    followCopy: rows.followDevice,
    writeAgain: rows.writeAgain,
    belongTo: outbox.belongTo,
  }
}

/** The golfer's rounds on this page. */
export const rounds = createRounds({
  rows: roundRows,
  sendSave: (golfer, { save, base, round }) =>
    request<typeof contract.saveRound>('PUT', '/api/rounds', { save, golfer, base, round }),
  sendDelete: (golfer, { save, base, round: { id } }) =>
    request<typeof contract.deleteRound>('DELETE', '/api/rounds', { save, golfer, base, id }),
  load: () => request<typeof contract.getRounds>('GET', '/api/rounds', undefined, undefined, 'low'),
  ...portsOf('rounds'),
})
