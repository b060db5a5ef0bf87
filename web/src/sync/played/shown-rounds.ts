import type { PlayChange, PlayedRound } from '@bagwise/contract/play'
import { inOrder } from '@bagwise/golf/play/hole-log'
import type { ShownPlayedRound } from '#sync/policies/played-rounds.ts'
import { isAddition, listsOf, roundIdOf, rowsFrom, withChanges } from './play-changes.ts'
import type { RoundRows } from './play-changes.ts'
import type { GolferPlay, KeptTap, KnownRound } from './play-state.ts'

/** Where nothing waits a round is shown as it is known: the same object until that changes. */
const shownAsKnown = new WeakMap<KnownRound, ShownPlayedRound>()

/** What the golfer sees: what the server has with all that waits laid over it. The latest day first. */
export function shownRounds(state: GolferPlay): readonly ShownPlayedRound[] {
  const touched = touchedRounds(state)
  const ids = new Set([...state.known.keys(), ...touched])
  const shown = [...ids].flatMap((id) => {
    const known = state.known.get(id)
    if (known && !touched.has(id)) return [asKnown(known)]
    return isHidden(state, id) ? [] : (shownRound(state, id) ?? [])
  })
  return shown.toSorted(({ round: one }, { round: other }) => laterFirst(one, other))
}

/** Of one day the one that is being played. */
export function laterFirst(one: PlayedRound, other: PlayedRound): number {
  if (one.date !== other.date) return one.date < other.date ? 1 : -1
  const isPlaying = Number(other.state === 'playing') - Number(one.state === 'playing')
  return isPlaying === 0 ? (one.id < other.id ? -1 : 1) : isPlaying
}

/** Deleted here, whether the server knows it or not. */
export function isHidden({ removals, messages }: GolferPlay, id: string): boolean {
  return removals.has(id) || [...messages.values()].some((one) => one.kind === 'delete' && one.round === id)
}

/** The rows of a round once all that was sent has arrived. */
export function rowsSent(state: GolferPlay, id: string): RoundRows {
  const known = state.known.get(id)
  return withChanges(rowsFrom(known?.round, known?.rows), sentChanges(state, id))
}

/** The same with what is from before a restore. */
export function rowsUnder(state: GolferPlay, id: string): RoundRows {
  const offered = state.offered.get(id)
  const sent = rowsSent(state, id)
  if (!offered) return sent
  const before = rowsFrom(offered.round, offered.rows)
  return {
    round: before.round,
    holes: new Map([...sent.holes, ...before.holes]),
    shots: new Map([...sent.shots, ...before.shots]),
  }
}

/** The rows of a round as the golfer wants them. */
export function rowsNow(state: GolferPlay, id: string): RoundRows {
  return withChanges(rowsUnder(state, id), waitingChanges(state, id))
}

function waitingChanges({ waiting }: GolferPlay, id: string): readonly PlayChange[] {
  return [...waiting.values()].flatMap(({ change }) => (roundIdOf(change) === id ? [change] : []))
}

/** The last tap that was noted on a hole. */
export function lastTap(
  { taps }: GolferPlay,
  { round, hole }: Pick<KeptTap, 'round' | 'hole'>,
): readonly [string, KeptTap] | undefined {
  const ofHole = [...taps].filter(([, tap]) => tap.round === round && tap.hole === hole)
  return ofHole.toSorted(([, one], [, other]) => one.order - other.order).at(-1)
}

/** How many rounds the server has to be told something of. */
export function unsentCount({ waiting, messages, removals }: GolferPlay): number {
  const rounds = [...waiting.values()].map(({ change }) => roundIdOf(change))
  return new Set([...rounds, ...[...messages.values()].map(({ round }) => round), ...removals.keys()]).size
}

function sentChanges({ messages }: GolferPlay, id: string): readonly PlayChange[] {
  return [...messages.values()].flatMap((message) =>
    message.kind === 'save' && message.round === id ? message.changes : [],
  )
}

function touchedRounds({ waiting, messages, removals, offered, news }: GolferPlay): ReadonlySet<string> {
  return new Set([
    ...[...waiting.values()].map(({ change }) => roundIdOf(change)),
    ...[...messages.values()].map(({ round }) => round),
    ...removals.keys(),
    ...offered.keys(),
    ...news.keys(),
  ])
}

function shownRound(state: GolferPlay, id: string): ShownPlayedRound | undefined {
  const rows = rowsNow(state, id)
  const { round } = rows
  if (!round) return undefined
  const known = state.known.get(id)
  const waiting = [...state.waiting.values()].filter(({ change }) => roundIdOf(change) === id)
  const sent = sentChanges(state, id)
  const changes = [...sent, ...waiting.map(({ change }) => change)]
  const isNew = changes.some((change) => change.kind === 'round' && isAddition(change))
  const hasRows = isNew || known?.rows !== undefined || state.offered.get(id)?.rows !== undefined
  const refusals = waiting.flatMap(({ refusal }) => refusal ?? [])
  return {
    round,
    ...(hasRows ? orderedRows(rows) : { holes: undefined, shots: undefined }),
    shotCount: hasRows ? rows.shots.size : (known?.shotCount ?? 0),
    isUnsent: changes.length > 0 || state.offered.has(id),
    refusal: refusals[0]?.message,
    news: state.news.get(id)?.told ?? [],
  }
}

function asKnown(known: KnownRound): ShownPlayedRound {
  const { round, rows, shotCount } = known
  const shown = shownAsKnown.get(known) ?? {
    round,
    ...(rows ? orderedRows(rowsFrom(round, rows)) : { holes: undefined, shots: undefined }),
    shotCount,
    isUnsent: false,
    refusal: undefined,
    news: [],
  }
  shownAsKnown.set(known, shown)
  return shown
}

function orderedRows(rows: RoundRows): Pick<ShownPlayedRound, 'holes' | 'shots'> {
  const { holes, shots } = listsOf(rows)
  return {
    holes: holes.toSorted((one, other) => one.number - other.number),
    shots: inOrder(shots).toSorted((one, other) => one.hole - other.hole),
  }
}
