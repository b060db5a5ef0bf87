import { changedFields, isSameRound, mergeRound, roundBy } from '@bagwise/contract/merge-round'
import type { Round, RoundAnswer } from '@bagwise/contract/rounds'
import { isDayText } from '@bagwise/golf/calendar-days'
import { ANY_HOLES_RANGES, HOLE_COUNTS } from '@bagwise/golf/handicap/round'
import type { RatedField } from '@bagwise/golf/handicap/round'
import { newId } from '#http/ids.ts'
import { localCopy } from '#storage/local-copy.ts'
import type { LocalCopy } from '#storage/local-copy.ts'
import { fields, finiteNumber, flag, oneOf, only, orNull, text } from '#storage/parsers.ts'
import type { Parser } from '#storage/parsers.ts'
import { ROUNDS_KEY } from '#storage/copy-keys.ts'
import { isUnsent, perUserCache, parseRowsByGolfer } from '#storage/per-user-cache.ts'
import type { KeptRow, RowsByGolfer, Unsent } from '#storage/per-user-cache.ts'

/** A change as it was sent, until there is an answer: sent again it must be the same. */
export type SentChange = {
  readonly save: string
  readonly base: Round | null
  readonly round: Round
  readonly isDeleted: boolean
}

/** What another device has changed of a round, until the golfer has seen it. */
export type RoundNews = {
  /** As this golfer knew it; where their own change took the place of another device's, as that device had it. */
  readonly before: Round
  /** Deleted here: it stays because of the change. */
  readonly isBack: boolean
}

/** A round on this device, with what the server does not know of it yet. */
export type KeptRound = Round &
  KeptRow & {
    /** The round that the golfer saw when changing it; null when there was none. */
    readonly base?: Round | null | undefined
    /** Deleted here: hidden until the server has deleted it too. */
    readonly isDeleted?: boolean | undefined
    /** From before the server went back to a backup: not sent unless the golfer says so. The base is the backup's. */
    readonly isOffered?: boolean | undefined
    /** Why the server did not take it as it is. */
    readonly refusal?: string | undefined
    readonly sent?: SentChange | undefined
    readonly news?: RoundNews | undefined
  }

const ROUND_FIELDS = {
  id: text,
  date: only(text, isDayText),
  course: text,
  tees: text,
  adjustedGrossScore: numberOf('adjustedGrossScore'),
  courseRating: numberOf('courseRating'),
  slopeRating: numberOf('slopeRating'),
  playingConditions: orNull(numberOf('playingConditions')),
}
/** Pages of before knew none of these. */
const LATER_FIELDS = { holeCount: oneOf(HOLE_COUNTS), handicapThen: finiteNumber }
export const parseRound: Parser<Round> = fields(ROUND_FIELDS, LATER_FIELDS)
const parseKeptRound: Parser<KeptRound> = fields(ROUND_FIELDS, {
  ...LATER_FIELDS,
  unsentId: text,
  isDeleted: flag,
  isOffered: flag,
  refusal: text,
  base: orNull(parseRound),
  sent: fields({ save: text, base: orNull(parseRound), round: parseRound, isDeleted: flag }),
  news: fields({ before: parseRound, isBack: flag }),
})

function numberOf(field: RatedField): Parser<number> {
  // Of nine holes or eighteen: pages of before left their number out.
  const { lowest, highest } = ANY_HOLES_RANGES[field]
  return only(finiteNumber, (found) => found >= lowest && found <= highest)
}

export function roundsCopy(): LocalCopy<RowsByGolfer<KeptRound>> {
  return localCopy({ key: ROUNDS_KEY, schema: 1, parse: (content) => parseRowsByGolfer(content, parseKeptRound) })
}

/** The rounds on this device, for all who read or write them. */
export const roundRows = perUserCache(roundsCopy(), ({ id }) => id, mergedRow)

export type UnsentRound = Unsent<KeptRound>

/** What is sent next of the row: the same again while there is no answer, whatever has been changed since. */
export function changeOf({ sent, unsentId, base = null, isDeleted = false, ...row }: UnsentRound): SentChange {
  return sent ?? { save: unsentId, base, round: roundOf(row), isDeleted }
}

/** The row once the golfer, who `seen` it like that, wants it otherwise. What they left stays as it is by now. */
export function editedRow(known: KeptRound | undefined, wanted: Round, seen?: Round): KeptRound {
  const unsentId = newId()
  if (!known) return { ...roundOf(wanted), base: seen ? roundOf(seen) : null, unsentId }
  const now = roundOf(known)
  const began = seen ?? now
  const base = baseOf(known)
  return {
    ...mergeRound({ stored: now, base: began, wanted: roundOf(wanted) }),
    base:
      base && roundBy((field) => (wanted[field] === began[field] || now[field] === began[field] ? base : began)[field]),
    unsentId,
    sent: known.sent,
  }
}

/** The row once the golfer has deleted it; undefined when it has never left the device, the same when it was deleted. */
export function removedRow(known: KeptRound, seen: Round): KeptRound | undefined {
  if (known.isDeleted === true) return known
  const now = roundOf(known)
  const base = baseOf(known)
  if (!base && !known.sent) return undefined
  return {
    ...now,
    base: base && roundBy((field) => (now[field] === seen[field] ? base : seen)[field]),
    unsentId: newId(),
    isDeleted: true,
    sent: known.sent,
  }
}

/** Two tabs changed the round, one while the device was full: the later change of each field counts. */
export function mergedRow(held: UnsentRound, written: UnsentRound): KeptRound {
  const [earlier, later] = held.unsentId > written.unsentId ? [written, held] : [held, written]
  if (earlier.isDeleted === true || later.isDeleted === true) return later
  const round = roundBy((field) => (later.base?.[field] === later[field] ? earlier : later)[field])
  const sent = written.sent ?? held.sent
  return { ...later, ...round, base: sent && !sent.isDeleted ? sent.round : later.base, unsentId: newId(), sent }
}

/** The round as the server has it once all that was sent before has arrived. */
function baseOf(known: KeptRound): Round | null {
  if (!isUnsent(known)) return roundOf(known)
  if (known.sent?.save === known.unsentId) return known.isDeleted === true ? null : roundOf(known)
  return known.base ?? null
}

/** The row once the server has answered; undefined when the round is gone. */
export function answeredRow(row: UnsentRound, sent: SentChange, answer: RoundAnswer): KeptRound | undefined {
  const news = newsOf(sent, answer) ?? row.news
  if (row.unsentId === sent.save) return answer.round ? { ...roundOf(answer.round), news } : undefined
  // Changed again meanwhile. What was not done is no base for that.
  const isDone = sent.isDeleted === (answer.round === null)
  return { ...row, base: isDone ? row.base : sent.base, sent: undefined, news }
}

export function refusedRow(row: UnsentRound, sent: SentChange, refusal: string): KeptRound {
  if (row.unsentId === sent.save) return { ...row, sent: undefined, refusal }
  return { ...row, base: sent.base, sent: undefined }
}

function newsOf(sent: SentChange, { round, before }: RoundAnswer): RoundNews | undefined {
  if (!round) return undefined
  if (sent.isDeleted) return { before: sent.base ?? sent.round, isBack: true }
  const known = roundBy((field) => {
    if (round[field] !== sent.round[field]) return sent.round[field]
    return before && before[field] !== sent.base?.[field] ? before[field] : round[field]
  })
  return isSameRound(known, round) ? undefined : { before: known, isBack: false }
}

/** The rows once the server has said what it has: what waits here stays, and what another device changed is told. */
export function withLoaded(before: readonly KeptRound[], loaded: readonly Round[]): readonly KeptRound[] {
  const known = before.map((row) =>
    row.isOffered === true ? offeredRow(row, loaded.find(({ id }) => id === row.id) ?? null) : row,
  )
  const byId = new Map(known.map((row) => [row.id, row]))
  const confirmed = loaded.map((round) => loadedRow(byId.get(round.id), round)).filter((row) => !isUnsent(row))
  return [...confirmed, ...known.filter(isUnsent)]
}

/** A round from before a restore beside what the backup has of it: the same is nothing to ask about. */
function offeredRow(row: KeptRound, stored: Round | null): KeptRound {
  return isSameRound(roundOf(row), stored) ? { ...roundOf(row), news: row.news } : { ...row, base: stored }
}

/** The row once the golfer has said whether it is sent again; undefined when nothing is left of it. */
export function answeredOffer(row: KeptRound, isSentAgain: boolean): KeptRound | undefined {
  if (row.isOffered !== true) return row
  return isSentAgain ? { ...row, unsentId: newId(), isOffered: undefined } : (row.base ?? undefined)
}

function loadedRow(known: KeptRound | undefined, round: Round): KeptRound {
  if (!known || isUnsent(known)) return known ?? round
  if (changedFields(known, round).length === 0) return known
  const before = known.news?.before ?? roundOf(known)
  return { ...round, news: isSameRound(before, round) ? undefined : { before, isBack: known.news?.isBack ?? false } }
}

/** The round without what only this device knows of it. */
export function roundOf(kept: KeptRound): Round {
  return roundBy((field) => kept[field])
}

/** The latest day first, of one day what was entered last: ids begin with the time. */
export function shownRounds(rounds: readonly KeptRound[]): readonly KeptRound[] {
  const shown = rounds.filter(({ isDeleted = false, refusal }) => !isDeleted || refusal !== undefined)
  return shown.toSorted((a, b) => (a.date === b.date ? (a.id < b.id ? 1 : -1) : a.date < b.date ? 1 : -1))
}
