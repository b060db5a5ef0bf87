import { isSamePlayed } from '@bagwise/contract/merge-play'
import { MOST_PLAY_BYTES, MOST_SENT_CHANGES } from '@bagwise/contract/play-message-limits'
import type { PlayChange } from '@bagwise/contract/play'
import { holeNumberOf, isAddition, nameOf, parentsFirst, putBack, roundIdOf } from './play-changes.ts'
import { withNews } from './play-news.ts'
import { isUnsure, withRow } from './play-state.ts'
import type {
  GolferPlay,
  KnownRound,
  PlayMessage,
  PlayRemoval,
  PlayStep,
  Refusal,
  WaitingChange,
} from './play-state.ts'
import { withAllSent, withoutRound } from './play-steps.ts'
import { isHidden } from './shown-rounds.ts'

export type Freezing = {
  /** The id of a message that is made now. */
  readonly save: string
  readonly isDue: (removal: PlayRemoval) => boolean
  /** Refused in this run already. */
  readonly isHeld: (refusal: Refusal) => boolean
}

/** One message is made of what waits, unless one is on its way already. */
export function withFrozen(freezing: Freezing): PlayStep {
  return (before) => {
    if (before.messages.size > 0) return before
    const state = withSettled(before, freezing)
    const made = deletion(state, freezing) ?? nextChanges(state, freezing)
    return made ? withMessage(made)(state) : state
  }
}

/** Whether there is something to send. */
export function hasNextMessage(state: GolferPlay, how: Omit<Freezing, 'save'>): boolean {
  return withFrozen({ ...how, save: '' })(state).messages.size > 0
}

/** Puts the message in the place of what it says. */
export function withMessage(message: PlayMessage): PlayStep {
  return (state) => {
    if (state.messages.has(message.save)) return state
    const rest =
      message.kind === 'delete'
        ? withRow(state, 'removals', [message.round, undefined])
        : message.changes.reduce(withoutSent, state)
    return withRow(rest, 'messages', [message.save, message])
  }
}

type Refused = { readonly code: string; readonly message: string; readonly path?: string | undefined }

/**
 * What the server will not take as it is waits again, with the reason. Where it names one row that is refused, and the
 * others go without it; of a round that another device has deleted all goes back.
 */
export function withRefused(message: PlayMessage, refused: Refused): PlayStep {
  return (state) => {
    if (!state.messages.has(message.save)) return state
    const rest = withRow(state, 'messages', [message.save, undefined])
    // Nothing was deleted, and it is shown again.
    if (message.kind === 'delete') return rest
    const back = message.changes.reduce(
      (changed, change) => withWaiting(changed, putBack(change, waitingOf(changed, change)?.change)),
      rest,
    )
    const whole = isParentMissing(message, refused) ? withAllSent(back, message.round) : undefined
    if (whole) return withReturnTold(whole, message.round, state.known.get(message.round))
    const refusal = { save: message.save, message: refused.message }
    return faultyChanges(message.changes, refused.path).reduce((changed, change) => {
      const row = waitingOf(changed, change)
      return row ? withRow(changed, 'waiting', [nameOf(change), { ...row, refusal }]) : changed
    }, back)
  }
}

/** It is there again because of what was changed here. */
function withReturnTold(state: GolferPlay, id: string, known: KnownRound | undefined): GolferPlay {
  return known ? withNews(state, id, [{ kind: 'round', before: known.round, isBack: true }]) : state
}

/** What has never left the device just goes. */
function withSettled(state: GolferPlay, { isDue }: Pick<Freezing, 'isDue'>): GolferPlay {
  const due = [...state.removals].filter(([id, removal]) => isDue(removal) && !state.known.has(id))
  return due.reduce((changed, [id]) => withoutRound(changed, id), state)
}

/** Not while it has to be looked at what of it the golfer has seen. */
function deletion({ removals, known }: GolferPlay, { save, isDue }: Freezing): PlayMessage | undefined {
  const [id, removal] =
    [...removals].find(([round, one]) => {
      const stored = known.get(round)
      return stored !== undefined && !isUnsure(stored) && isDue(one)
    }) ?? []
  if (id === undefined || !removal) return undefined
  const { base, indexRound } = removal
  return { kind: 'delete', save, round: id, base, ...(indexRound && { indexRound }) }
}

/** Of one round: what was not refused before what was. */
function nextChanges(state: GolferPlay, { save, isHeld }: Freezing): PlayMessage | undefined {
  const isToBeSent = ({ refusal }: WaitingChange) => !refusal || !isHeld(refusal)
  const byRound = [...Map.groupBy(state.waiting.values(), ({ change }) => roundIdOf(change))].filter(
    ([id]) => !isHidden(state, id),
  )
  for (const isSent of [(row: WaitingChange) => !row.refusal, isToBeSent]) {
    for (const [round, rows] of byRound) {
      const changes = withinLimits(sendable(rows, isSent))
      if (changes.length > 0) return { kind: 'save', save, round, changes }
    }
  }
  return undefined
}

/** In the order of their kinds; without rows whose round or hole the server does not get. */
function sendable(rows: readonly WaitingChange[], isSent: (row: WaitingChange) => boolean): readonly PlayChange[] {
  const held = rows.filter((row) => !isSent(row) && isAddition(row.change)).map(({ change }) => change)
  if (held.some(({ kind }) => kind === 'round')) return []
  const heldHoles = new Set(held.flatMap((change) => (change.kind === 'hole' ? [holeNumberOf(change)] : [])))
  return rows
    .filter(isSent)
    .map(({ change }) => change)
    .filter((change) => change.kind !== 'shot' || !heldHoles.has(change.row?.hole))
    .toSorted(parentsFirst)
}

/** What is around the changes in a message: its id and its golfer. */
const MOST_ENVELOPE_BYTES = 512

/** As many as one message may bring; the first in any case. */
function withinLimits(changes: readonly PlayChange[]): readonly PlayChange[] {
  let byteCount = MOST_ENVELOPE_BYTES
  const tooMany = changes.findIndex((change, index) => {
    byteCount += new TextEncoder().encode(JSON.stringify(change)).length + 1
    return index > 0 && (index >= MOST_SENT_CHANGES || byteCount > MOST_PLAY_BYTES)
  })
  return tooMany === -1 ? changes : changes.slice(0, tooMany)
}

/** Another tab may have changed what this one sends. */
function withoutSent(state: GolferPlay, sent: PlayChange): GolferPlay {
  const row = waitingOf(state, sent)
  if (!row) return state
  return withRow(state, 'waiting', [nameOf(sent), changeSince(sent, row.change)])
}

function changeSince(sent: PlayChange, wanted: PlayChange): WaitingChange | undefined {
  const change = after(sent, wanted)
  return isSamePlayed(change.base, change.row) ? undefined : { change }
}

function after(sent: PlayChange, wanted: PlayChange): PlayChange {
  if (sent.kind === 'round' && wanted.kind === 'round') return { ...wanted, base: sent.row }
  if (sent.kind === 'hole' && wanted.kind === 'hole') return { ...wanted, base: sent.row }
  if (sent.kind === 'shot' && wanted.kind === 'shot') return { ...wanted, base: sent.row }
  return wanted
}

function withWaiting(state: GolferPlay, change: PlayChange): GolferPlay {
  return withRow(state, 'waiting', [nameOf(change), { change }])
}

function waitingOf({ waiting }: GolferPlay, change: PlayChange): WaitingChange | undefined {
  return waiting.get(nameOf(change))
}

/** Whether another device has deleted what a change belongs to. */
export function isParentGone({ code }: Pick<Refused, 'code'>): boolean {
  return code === 'unknown-round' || code === 'unknown-hole'
}

/** Whether this device sends it too. */
function isParentMissing(message: Extract<PlayMessage, { kind: 'save' }>, refused: Refused): boolean {
  if (!isParentGone(refused)) return false
  return !message.changes.some((change) => change.kind === 'round' && isAddition(change))
}

/** Those that a path such as `changes.3.row.score` is about: with a shot that is too many the others of its hole. */
function faultyChanges(changes: readonly PlayChange[], path: string | undefined): readonly PlayChange[] {
  const [list, place] = path?.split('.') ?? []
  const faulty = list === 'changes' ? changes[Number(place)] : undefined
  if (!faulty) return changes
  if (faulty.kind !== 'shot' || !isAddition(faulty)) return [faulty]
  return changes.filter(
    (change) => change.kind === 'shot' && isAddition(change) && change.row?.hole === faulty.row?.hole,
  )
}
