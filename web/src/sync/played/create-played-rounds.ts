import type { PlayChange, PlayedHole, PlayedRound } from '@bagwise/contract/play'
import type { Round } from '@bagwise/golf/handicap/round'
import type { NotedTap, RowChange as TapChange } from '@bagwise/golf/play/hole-taps'
import { randomId } from '#http/ids.ts'
import { isOtherEpoch } from '#storage/epochs.ts'
import { createListeners } from '#storage/listeners.ts'
import type { RowDevice } from '#sync/kept-rows/row-database.ts'
import { createOutbox } from '#sync/outbox.ts'
import type { OutboxPorts, Run } from '#sync/outbox.ts'
import type { Kept, PlayedRoundsState } from '#sync/policies/played-rounds.ts'
import type { LeftTaps } from './left-taps.ts'
import { roundIdOf } from './play-changes.ts'
import { withConfirmed, withDeleted } from './play-answers.ts'
import type { DeleteAnswer, SaveAnswer } from './play-answers.ts'
import { nextRead, withListed, withNewEpoch, withOffersAnswered, withRead } from './play-list.ts'
import type { PlayList, PlayRead, WholeRound } from './play-list.ts'
import { hasNextMessage, isParentGone, withFrozen, withMessage, withRefused } from './play-messages.ts'
import type { Freezing } from './play-messages.ts'
import { createPlayOnDevice } from './play-on-device.ts'
import { hasUnsent, leavingIndexRounds, nextMessage } from './play-state.ts'
import type { GolferPlay, PlayMessage, PlayRemoval, PlayStep } from './play-state.ts'
import { withAction, withNewsSeen, withOpened, withRemoval, withoutRemoval } from './play-steps.ts'
import type { PlayAction } from './play-steps.ts'
import { roundsToLearnFrom } from './rounds-to-learn-from.ts'
import { lastTap, rowsNow, shownRounds, unsentCount } from './shown-rounds.ts'

type Ports = OutboxPorts & {
  readonly device: RowDevice<GolferPlay>
  readonly tellTabs: () => void
  readonly left: LeftTaps
  readonly sendSave: (
    golfer: string,
    message: { readonly save: string; readonly changes: readonly PlayChange[] },
  ) => Promise<SaveAnswer>
  readonly sendDelete: (
    golfer: string,
    message: { readonly save: string; readonly round: string; readonly base: string | null },
  ) => Promise<DeleteAnswer>
  /** Null when there is none. */
  readonly get: (golfer: string, id: string) => Promise<WholeRound | null>
  readonly list: () => Promise<PlayList & { readonly golfer: string }>
  /** Deletes the round of the index that a played one has become; answers it where there is one. */
  readonly removeIndexRound: (id: string) => Round | undefined
  readonly keepIndexRound: (round: Round) => void
  readonly nowMs: () => number
}

type Reading = { readonly kind: 'read'; readonly read: PlayRead }
type Message = PlayMessage | Reading
type Reply =
  | { readonly kind: 'saved'; readonly answer: SaveAnswer }
  | { readonly kind: 'deleted'; readonly answer: DeleteAnswer }
  | { readonly kind: 'found'; readonly found: WholeRound | null }

/** As for shots (MEM-29). */
const UNDO_MS = 10_000

/** Played rounds with their holes and shots: what a tap changes is on the device before it shows, and goes in frozen messages. */
export function createPlayedRounds({
  device,
  tellTabs,
  left,
  sendSave,
  sendDelete,
  get,
  list,
  removeIndexRound,
  keepIndexRound,
  nowMs,
  ...ports
}: Ports) {
  const rows = createPlayOnDevice({ device, tellTabs, left })
  const listeners = createListeners()
  let state: PlayedRoundsState | undefined
  let taught: PlayedRoundsState['taught'] = []
  /** The golfer leaves: what could be undone yet is sent with the rest. */
  let isHurried = false
  let cancelDue = () => {}

  let leaving = leavingIndexRounds(rows.state())

  rows.subscribe(() => {
    waitForDue()
    keepIndexRounds()
    tell()
  })

  /** Undone, or kept by what another device has changed: it counts again. */
  function keepIndexRounds(): void {
    const before = leaving
    leaving = leavingIndexRounds(rows.state())
    for (const [id, round] of before) {
      if (!leaving.has(id) && rowsNow(rows.state(), id).round) keepIndexRound(round)
    }
  }

  function tell(): void {
    state = undefined
    listeners.tell()
  }

  const outbox = createOutbox<Message, Reply>(
    {
      name: 'played rounds',
      item: 'A played round',
      ready: rows.done,
      next: async (run) => (await freeze(run)) ?? reading(run),
      hasNext: (run) => hasNextMessage(rows.state(), freezing(run)) || reading(run) !== undefined,
      idOf: (message) => (message.kind === 'read' ? message.read.id : message.save),
      send,
      confirm: async (message, reply, run) => {
        await rows.apply(rows.mayGo(stepAfter(message, reply)))
        // There is room for what was refused for want of it.
        if (message.kind === 'delete') run.refusedIds.clear()
      },
      refuse: (message, problem) => {
        if (!isParentGone(problem)) console.error(`The server refused a played round: ${problem.message}`)
        return message.kind === 'read' ? undefined : rows.apply(rows.mayGo(withRefused(message, problem)))
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

  function freeze(run: Run): Promise<PlayMessage | undefined> {
    const stepOf = () => rows.mayGo(withFrozen({ ...freezing(run), save: randomId() }))
    return rows.freeze({ stepOf, messageIn: nextMessage, withMessage: (message) => rows.mayGo(withMessage(message)) })
  }

  function reading({ refusedIds }: Run): Reading | undefined {
    const read = nextRead(rows.state(), (id) => refusedIds.has(id))
    return read && { kind: 'read', read }
  }

  async function send(message: Message, golfer: string): Promise<Reply> {
    switch (message.kind) {
      case 'read':
        return { kind: 'found', found: await get(golfer, message.read.id) }
      case 'save':
        return { kind: 'saved', answer: await sendSave(golfer, message) }
      case 'delete':
        return { kind: 'deleted', answer: await sendDelete(golfer, message) }
    }
  }

  /** Which rounds there are; holes and shots are read like messages, one round after the other. */
  async function load(): Promise<{ readonly golfer: string }> {
    const golfer = outbox.golfer()
    const asked = new Map([...rows.state().known].map(([id, { version }]) => [id, version]))
    const answer = await list()
    if (golfer === undefined || answer.golfer !== golfer || outbox.golfer() !== golfer) return answer
    const isRestored = answer.epoch !== undefined && isOtherEpoch(rows.state(), answer)
    if (answer.epoch !== undefined && isRestored) await rows.apply(rows.mayGo(withNewEpoch(answer.epoch)))
    await rows.apply(rows.mayGo(withListed(answer, isRestored ? new Map() : asked)))
    return answer
  }

  /** One from before the clock was set back is due too. */
  function isDue({ dueAtMs }: PlayRemoval): boolean {
    const leftMs = dueAtMs - nowMs()
    return isHurried || leftMs <= 0 || leftMs > UNDO_MS
  }

  function waitForDue(): void {
    cancelDue()
    const times = [...rows.state().removals.values()].filter((removal) => !isDue(removal)).map(({ dueAtMs }) => dueAtMs)
    cancelDue = times.length > 0 ? ports.later(() => void outbox.flush(), Math.min(...times) - nowMs()) : () => {}
  }

  async function keep(action: PlayAction): Promise<Kept> {
    const golfer = outbox.golfer()
    if (golfer === undefined) throw new Error('A played round needs a golfer who is signed in')
    const kept = await rows.keep(golfer, action)
    void outbox.flush()
    return kept
  }

  function shown(): PlayedRoundsState {
    const rounds = shownRounds(rows.state())
    taught = roundsToLearnFrom(rounds, taught)
    return {
      rounds,
      taught,
      taps: [...rows.state().taps.values()].toSorted((one, other) => one.order - other.order),
      isReady: rows.isReady(),
      load: outbox.loadState(),
      unsentCount: unsentCount(rows.state()),
      offeredCount: rows.state().offered.size,
      isSafe: rows.isSafe(),
    }
  }

  return {
    belongTo: outbox.belongTo,
    start: (round: PlayedRound, holes: readonly PlayedHole[]): Promise<Kept> =>
      keep({
        id: randomId(),
        round: round.id,
        changes: [
          { kind: 'round', base: null, row: round },
          ...holes.map((row) => ({ kind: 'hole' as const, base: null, row })),
        ],
      }),
    tap: (round: string, hole: number, changes: readonly TapChange[], noted: NotedTap | 'undo'): Promise<Kept> =>
      keep({
        id: randomId(),
        round,
        changes,
        ...(noted === 'undo' ? { undone: lastTap(rows.state(), { round, hole })?.[0] } : { tap: { hole, noted } }),
      }),
    change: (round: string, changes: readonly TapChange[]): Promise<Kept> => keep({ id: randomId(), round, changes }),
    changeRound: (id: string, changed: Partial<Omit<PlayedRound, 'id'>>): Promise<Kept> => {
      const base = shownRounds(rows.state()).find(({ round }) => round.id === id)?.round
      if (!base) throw new Error('There is no such round to change')
      return keep({ id: randomId(), round: id, changes: [{ kind: 'round', base, row: { ...base, ...changed } }] })
    },
    open: (id: string): void => {
      void rows.apply(rows.mayGo(withOpened(id)))
      void outbox.flush()
    },
    /** Of an account that is gone. */
    takeOver: (changes: readonly PlayChange[]): void => {
      for (const [round, ofRound] of Map.groupBy(changes, roundIdOf)) {
        void rows.apply(withAction({ id: randomId(), round, changes: ofRound }))
      }
      void outbox.flush()
    },
    remove: (id: string, { withIndexRound }: { readonly withIndexRound: boolean }): { readonly undo: () => void } => {
      const known = rows.state().known.get(id)
      // Null where something of it has to be looked at first.
      const base = (known?.rows ? known.rows.version : known?.version) ?? null
      const indexRound = withIndexRound ? removeIndexRound(id) : undefined
      void rows.apply(withRemoval(id, { base, dueAtMs: nowMs() + UNDO_MS, ...(indexRound && { indexRound }) }))
      return { undo: () => void rows.apply(withoutRemoval(id)) }
    },
    noteSeen: (id: string): void => void rows.apply(rows.mayGo(withNewsSeen(id))),
    /** What the golfer says about all rounds from before a restore. */
    answerOffers: (isSentAgain: boolean): void => {
      void rows.apply(withOffersAnswered(isSentAgain))
      void outbox.flush()
    },
    /** Another tab has written. */
    followDevice: rows.readAgain,
    /** Sends all that waits, also what could be undone yet; does not wait for what only has to be loaded. */
    flush: async (): Promise<void> => {
      isHurried = true
      try {
        await rows.readAgain()
        if (hasUnsent(rows.state())) await outbox.flush()
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
    hasUnsent: (): boolean => hasUnsent(rows.state()),
    isSafe: rows.isSafe,
    done: rows.done,
    state: (): PlayedRoundsState => (state ??= shown()),
    subscribe: listeners.subscribe,
  }
}

function stepAfter(message: Message, reply: Reply): PlayStep {
  if (message.kind === 'read' && reply.kind === 'found') return withRead(message.read, reply.found)
  if (message.kind === 'save' && reply.kind === 'saved') return withConfirmed(message, reply.answer)
  if (message.kind === 'delete' && reply.kind === 'deleted') return withDeleted(message, reply.answer)
  throw new Error(`${reply.kind} is no answer to ${message.kind}`)
}
