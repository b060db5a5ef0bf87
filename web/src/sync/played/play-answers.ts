import type { ChangedRow, PlayChange, PlayedRound } from '@bagwise/contract/play'
import { isAddition, isSameRows, listsOf, roundIdOf, rowsFrom, withAnswers, withChanges } from './play-changes.ts'
import { newsOfAnswer, withNews } from './play-news.ts'
import { withLatest, withRow } from './play-state.ts'
import type { GolferPlay, KnownRound, PlayMessage, PlayStep } from './play-state.ts'
import { withAllSent, withoutEndedTaps, withoutRound } from './play-steps.ts'

/** What the server says to changes. */
export type SaveAnswer = {
  /** In the order of the changes. */
  readonly rows: readonly ChangedRow[]
  readonly versions: readonly { readonly round: string; readonly before: string | null; readonly now: string }[]
}

/** And to a deletion: the round as stored now. */
export type DeleteAnswer = { readonly round: PlayedRound | null; readonly version: string | null }

type Saved = Extract<PlayMessage, { kind: 'save' }>

/** The changes have arrived. What another device has done besides is read: see `isStale`. */
export function withConfirmed(message: Saved, { rows, versions }: SaveAnswer): PlayStep {
  return (found) => {
    if (!found.messages.has(message.save)) return found
    const { round: id } = message
    const state = withRow(found, 'messages', [message.save, undefined])
    const version = versions.find(({ round }) => round === id)
    // What it brought goes back with the rest, where something of the round waits.
    if (!version) return withoutEndedTaps(withRow(withoutStored(found, id), 'messages', [message.save, undefined]))
    const known = state.known.get(id)
    const before = rowsFrom(known?.round, known?.rows)
    const answered = withAnswers(before, message.changes, rows)
    if (!answered.round) return state
    // To one that came again the answer does not say which version was before it, and a new round is looked at once.
    const isWhole = known?.rows !== undefined && known.rows.version === version.before
    const lists = listsOf(answered)
    const hasRows = known?.rows !== undefined || message.changes.some(isNewRound)
    const stored: KnownRound = {
      round: answered.round,
      version: version.now,
      shotCount: hasRows ? lists.shots.length : (known?.shotCount ?? 0),
      rows: hasRows ? { ...lists, version: isWhole ? version.now : undefined } : undefined,
    }
    const confirmed = withDeletedShots(withRow(state, 'known', [id, stored]), message, rows)
    const news = message.changes.flatMap((change, index) => {
      const row = rows[index]
      return row ? newsOfAnswer(before, change, row) : []
    })
    const isExpected = isSameRows(answered, withChanges(before, message.changes))
    const checked = withRemovalAfter(confirmed, version, isExpected)
    return withoutEndedTaps(withNews(checked, id, news))
  }
}

/** The round is gone, or another device has changed it meanwhile: then it stays. */
export function withDeleted(message: PlayMessage, { round, version }: DeleteAnswer): PlayStep {
  return (before) => {
    const found = before.messages.get(message.save)
    if (found?.kind !== 'delete') return before
    const { round: id } = message
    const state = withRow(before, 'messages', [message.save, undefined])
    const known = state.known.get(id)
    if (round === null || version === null) {
      const whole = found.isRegretted === true ? withAllSent(state, id) : undefined
      return whole ?? { ...withoutRound(state, id), deleted: withLatest(state.deleted, id) }
    }
    const stored = withRow(state, 'known', [id, { shotCount: 0, ...known, round, version }])
    return withNews(stored, id, [{ kind: 'round', before: known?.round ?? round, isBack: true }])
  }
}

/** Another device has deleted the round. What waits of it brings it back, as a whole. */
export function withoutStored(state: GolferPlay, id: string): GolferPlay {
  const before = state.known.get(id)?.round
  const isWaiting = [...state.waiting.values()].some(({ change }) => roundIdOf(change) === id)
  const whole = isWaiting ? withAllSent(state, id) : undefined
  if (!whole) return withoutRound(state, id)
  return before ? withNews(whole, id, [{ kind: 'round', before, isBack: true }]) : whole
}

function isNewRound(change: PlayChange): boolean {
  return change.kind === 'round' && isAddition(change)
}

/** Should they come back, another device has changed them. */
function withDeletedShots(state: GolferPlay, { changes }: Saved, rows: readonly ChangedRow[]): GolferPlay {
  const ids = changes.flatMap((change, index) =>
    change.kind === 'shot' && change.row === null && change.base && rows[index]?.row === null ? [change.base.id] : [],
  )
  return ids.length === 0 ? state : { ...state, deleted: ids.reduce(withLatest, state.deleted) }
}

/** The golfer has not seen all of what would be deleted: another device's change keeps the round. */
export function withoutBlindRemoval(state: GolferPlay, id: string): GolferPlay {
  const round = state.known.get(id)?.round
  if (!round || !state.removals.has(id)) return state
  return withNews(withRow(state, 'removals', [id, undefined]), id, [{ kind: 'round', before: round, isBack: true }])
}

/**
 * A removal that waits is of the round with what has just arrived from here. Where nobody says what was before, another
 * device may have done more: the round is read, and then it is known what of it the golfer has seen.
 */
function withRemovalAfter(
  state: GolferPlay,
  { round: id, before, now }: SaveAnswer['versions'][number],
  isExpected: boolean,
): GolferPlay {
  const removal = state.removals.get(id)
  if (!removal) return state
  if (isExpected && (before === null || removal.base === null)) return state
  return isExpected && removal.base === before
    ? withRow(state, 'removals', [id, { ...removal, base: now }])
    : withoutBlindRemoval(state, id)
}
