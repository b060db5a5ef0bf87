import type { PlayChange } from '@bagwise/contract/play'
import { isSamePlayed } from '@bagwise/contract/merge-play'
import type { NotedTap } from '@bagwise/golf/play/hole-taps'
import { withoutMisfits } from '@bagwise/golf/play/played-record'
import { additionsOf, foldedChange, nameOf, roundIdOf, rowsFrom } from './play-changes.ts'
import type { RoundRows } from './play-changes.ts'
import { withLatest, withRow } from './play-state.ts'
import type { GolferPlay, PlayRemoval, PlayStep } from './play-state.ts'
import { lastTap, rowsNow, rowsSent, rowsUnder } from './shown-rounds.ts'

/** What a golfer does to one round, in one step: as data, since it may have to wait outside of the database. */
export type PlayAction = {
  /** Random: that of the tap that it notes. */
  readonly id: string
  readonly round: string
  readonly changes: readonly PlayChange[]
  readonly tap?: { readonly hole: number; readonly noted: NotedTap } | undefined
  /** The id of the tap that it takes back. */
  readonly undone?: string | undefined
}

/** Taken again it changes nothing. A round that is played on is no longer to be deleted, nor asked about. */
export function withAction({ id, round, changes, tap, undone }: PlayAction): PlayStep {
  return (before) => {
    const wanted = changes.map(withoutMisfit)
    const state = withWanted(withGoingOn(before, round), round, wanted)
    const opened = { ...state, opened: withLatest(state.opened, round) }
    const undoing = undone === undefined ? opened : withRow(opened, 'taps', [undone, undefined])
    if (!tap || undoing.taps.has(id)) return withoutEndedTaps(undoing)
    const { hole } = tap
    const order = (lastTap(undoing, { round, hole })?.[1].order ?? 0) + 1
    const noted = { ...tap.noted, changes: tap.noted.changes.map(withoutMisfit) }
    return withoutEndedTaps(withRow(undoing, 'taps', [id, { round, hole, order, noted }]))
  }
}

/** Changes of one round on top of what waits. */
function withWanted(before: GolferPlay, round: string, changes: readonly PlayChange[]): GolferPlay {
  const under = rowsSent(before, round)
  return changes.reduce((state, change) => {
    const name = nameOf(change)
    const folded = foldedChange(under, state.waiting.get(name)?.change, change)
    const waiting = state.waiting.get(name)
    if (folded && waiting && isSameChange(folded, waiting.change)) return state
    return withRow(state, 'waiting', [name, folded && { change: folded }])
  }, before)
}

/** Makes what a restore left to be asked about ordinary changes. */
export function withOfferTaken(state: GolferPlay, id: string): GolferPlay {
  const offered = state.offered.get(id)
  if (!offered) return state
  const under = rowsSent(state, id)
  const taken = additionsOf(rowsFrom(offered.round, offered.rows)).flatMap((change) => {
    if (state.waiting.has(nameOf(change))) return []
    return [withBase(change, under)]
  })
  return withWanted(withRow(state, 'offered', [id, undefined]), id, taken)
}

/** Hides the round; it is deleted from a moment on. */
export function withRemoval(id: string, removal: PlayRemoval): PlayStep {
  return (state) => withRow(state, 'removals', [id, removal])
}

/** Does nothing once it was sent. */
export function withoutRemoval(id: string): PlayStep {
  return (state) => withRow(state, 'removals', [id, undefined])
}

/** The golfer knows what another device has done to it. */
export function withNewsSeen(id: string): PlayStep {
  return (state) => withRow(state, 'news', [id, undefined])
}

/** Has the rows of the round read, and kept longer than those of others. */
export function withOpened(id: string): PlayStep {
  return (state) => {
    const opened = withLatest(state.opened, id)
    return opened === state.opened ? state : { ...state, opened }
  }
}

/** Nothing is undone once a round is over. */
export function withoutEndedTaps(state: GolferPlay): GolferPlay {
  if (state.taps.size === 0) return state
  const rounds = [...new Set([...state.taps.values()].map(({ round }) => round))]
  const ended = new Set(rounds.filter((id) => rowsNow(state, id).round?.state !== 'playing'))
  if (ended.size === 0) return state
  return { ...state, taps: new Map([...state.taps].filter(([, { round }]) => !ended.has(round))) }
}

/** The server does not have the round any more: its rows go there as new ones, with all that waits. */
function withMissingSent(state: GolferPlay, missing: RoundRows): GolferPlay {
  return additionsOf(missing).reduce((changed, addition) => {
    const name = nameOf(addition)
    const change = changed.waiting.get(name)?.change
    if (change?.row === null) return withRow(changed, 'waiting', [name, undefined])
    return withRow(changed, 'waiting', [name, { change: change ? { ...change, base: null } : addition }])
  }, state)
}

/** Everything of a round that another device has deleted: undefined where this one does not have it either. */
export function withAllSent(state: GolferPlay, id: string): GolferPlay | undefined {
  if (!rowsNow(state, id).round) return undefined
  const unknown = withRow(withRow(state, 'known', [id, undefined]), 'offered', [id, undefined])
  return withMissingSent(unknown, rowsUnder(state, id))
}

/** The round is gone, and what waits of it. */
export function withoutRound(state: GolferPlay, id: string): GolferPlay {
  const waiting = new Map([...state.waiting].filter(([, { change }]) => roundIdOf(change) !== id))
  const rest = waiting.size === state.waiting.size ? state : { ...state, waiting }
  const kinds = ['known', 'removals', 'offered', 'news'] as const
  return withoutEndedTaps(kinds.reduce((changed, kind) => withRow(changed, kind, [id, undefined]), rest))
}

function withGoingOn(state: GolferPlay, id: string): GolferPlay {
  const [message] = [...state.messages.values()].filter((one) => one.kind === 'delete' && one.round === id)
  const regretted =
    message?.kind === 'delete' && message.isRegretted !== true
      ? withRow(state, 'messages', [message.save, { ...message, isRegretted: true }])
      : state
  return withOfferTaken(withRow(regretted, 'removals', [id, undefined]), id)
}

/** A score is the golfer's word: what contradicts it gives way. */
function withoutMisfit<Change extends PlayChange | NotedTap['changes'][number]>(change: Change): Change {
  return change.kind === 'hole' && change.row ? { ...change, row: withoutMisfits(change.row) } : change
}

function withBase(change: PlayChange, under: RoundRows): PlayChange {
  switch (change.kind) {
    case 'round':
      return { ...change, base: under.round }
    case 'hole':
      return { ...change, base: under.holes.get(change.row?.number ?? 0) ?? null }
    case 'shot':
      return { ...change, base: under.shots.get(change.row?.id ?? '') ?? null }
  }
}

function isSameChange(one: PlayChange, other: PlayChange): boolean {
  return isSamePlayed(one.base, other.base) && isSamePlayed(one.row, other.row)
}
