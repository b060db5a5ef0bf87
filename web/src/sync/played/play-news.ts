import { isSamePlayed, mergePlayedHole, mergePlayedRound, mergePlayedShot } from '@bagwise/contract/merge-play'
import type { ChangedRow, PlayChange, PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import { isSameValue } from '@bagwise/golf/same-value'
import { withRow } from './play-state.ts'
import type { GolferPlay, PlayedNews } from './play-state.ts'
import type { RoundRows } from './play-changes.ts'

/** Where a shot stands among the others, and whether a map said its lie, is nothing to tell. */
const UNTOLD: ReadonlySet<string> = new Set(['order', 'lieFrom', 'leftSdYards', 'leftFrom'])

/** Who does not look at news for so long has seen the first of them by the card. */
const MOST_TOLD = 50

/** Tells what another device has done, each thing once. */
export function withNews(state: GolferPlay, round: string, news: readonly PlayedNews[]): GolferPlay {
  const told = state.news.get(round)?.told ?? []
  const added = news.filter((one) => !told.some((other) => isSameNews(one, other)))
  if (added.length === 0) return state
  return withRow(state, 'news', [round, { told: [...told, ...added].slice(-MOST_TOLD) }])
}

/** What gave way to a change, or changed another field of its row; what was deleted here or there and stays. */
export function newsOfAnswer(known: RoundRows, change: PlayChange, answer: ChangedRow): readonly PlayedNews[] {
  if (change.kind === 'round' && answer.kind === 'round') {
    return ofRow(known.round, { ...change, ...answerTo(answer), merge: mergePlayedRound }).map((one) => ({
      kind: change.kind,
      ...one,
    }))
  }
  if (change.kind === 'hole' && answer.kind === 'hole') {
    const stored = known.holes.get((change.row ?? change.base)?.number ?? 0) ?? null
    return ofRow(stored, { ...change, ...answerTo(answer), merge: mergePlayedHole }).map((one) => ({
      kind: change.kind,
      ...one,
    }))
  }
  if (change.kind === 'shot' && answer.kind === 'shot') {
    const stored = known.shots.get((change.row ?? change.base)?.id ?? '') ?? null
    return ofRow(stored, { ...change, ...answerTo(answer), merge: mergePlayedShot }).map((one) => ({
      kind: change.kind,
      ...one,
    }))
  }
  return []
}

/** What another device has changed of rows that this one knew. What it has filled in or added is nothing to ask about. */
export function newsOfRead(known: RoundRows, read: RoundRows): readonly PlayedNews[] {
  const round = known.round && read.round && isTold(known.round, read.round) ? [known.round] : []
  const holes = [...known.holes].flatMap(([number, hole]) => changed(hole, read.holes.get(number)))
  const shots = [...known.shots].flatMap(([id, shot]) => changed(shot, read.shots.get(id)))
  return [
    ...round.map((before) => ({ kind: 'round' as const, before, isBack: false })),
    ...holes.map((before) => ({ kind: 'hole' as const, before, isBack: false })),
    ...shots.map((before) => ({ kind: 'shot' as const, before, isBack: false })),
  ]
}

function changed<Row extends object>(before: Row, now: Row | undefined): readonly Row[] {
  return now && isTold(before, now) ? [before] : []
}

/** Whether a value that the golfer saw is another one now. */
function isTold(before: object, now: object): boolean {
  return Object.entries(before).some(
    ([field, value]) => value !== null && !UNTOLD.has(field) && !isSameValue(value, Reflect.get(now, field)),
  )
}

type Row = PlayedRound | PlayedHole | PlayedShot
type Answered<Of> = {
  readonly base: Of | null
  readonly row: Of | null
  readonly now: Of | null
  readonly before: Of | null
  /** Another device had deleted it, and it stays because of this change. */
  readonly isBack: boolean
  readonly merge: (change: { readonly stored: Of | null; readonly base: Of | null; readonly wanted: Of }) => Of
}

function answerTo<Of>(answer: { readonly row: Of | null; readonly before: Of | null; readonly isBack?: boolean }) {
  const { row, before, isBack = false } = answer
  return { now: row, before, isBack }
}

function ofRow<Of extends Row>(
  known: Of | null,
  { base, row, now, before, isBack, merge }: Answered<Of>,
): readonly { readonly before: Of; readonly isBack: boolean }[] {
  if (!now) return []
  if (!row || isBack) return base ? [{ before: base, isBack: true }] : []
  // Fields in which the other device had something else than the golfer saw.
  const gaveWay = before ? merge({ stored: now, base, wanted: before }) : now
  if (base && isTold(gaveWay, now)) return [{ before: gaveWay, isBack: false }]
  const expected = merge({ stored: known, base, wanted: row })
  return known && !isSamePlayed(expected, now) && isTold(expected, now) ? [{ before: expected, isBack: false }] : []
}

function isSameNews(one: PlayedNews, other: PlayedNews): boolean {
  return one.kind === other.kind && one.isBack === other.isBack && isSamePlayed<Row>(one.before, other.before)
}
