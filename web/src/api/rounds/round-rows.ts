import { changedFields, isSameRound, mergeRound, roundBy } from '@bagwise/contract/merge-round'
import type { RoundAnswer } from '@bagwise/contract/rounds'
import type { Round } from '@bagwise/golf/handicap/round'
import { newBatchId } from '#api/batch-id.ts'
import { isUnsent } from '#api/device-store/golfer-rows.ts'
import type { KeptRound, RoundNews, SentChange } from './rounds-copy.ts'
import { roundOf } from './shown-rounds.ts'

export type UnsentRound = KeptRound & { readonly unsentId: string }

/** What is sent next of the row: the same again while there is no answer, whatever has been changed since. */
export function changeOf({ sent, unsentId, base = null, isDeleted = false, ...row }: UnsentRound): SentChange {
  return sent ?? { save: unsentId, base, round: roundOf(row), isDeleted }
}

/** The row once the golfer, who `seen` it like that, wants it otherwise. What they left stays as it is by now. */
export function editedRow(known: KeptRound | undefined, wanted: Round, seen?: Round): KeptRound {
  const unsentId = newBatchId()
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

/** The row once the golfer has deleted it; undefined when it has never left the device. */
export function removedRow(known: KeptRound, seen: Round): KeptRound | undefined {
  const now = roundOf(known)
  const base = baseOf(known)
  if (!base && !known.sent) return undefined
  return {
    ...now,
    base: base && roundBy((field) => (now[field] === seen[field] ? base : seen)[field]),
    unsentId: newBatchId(),
    isDeleted: true,
    sent: known.sent,
  }
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
export function withLoaded(known: readonly KeptRound[], loaded: readonly Round[]): readonly KeptRound[] {
  const byId = new Map(known.map((row) => [row.id, row]))
  const confirmed = loaded.map((round) => loadedRow(byId.get(round.id), round)).filter((row) => !isUnsent(row))
  return [...confirmed, ...known.filter(isUnsent)]
}

function loadedRow(known: KeptRound | undefined, round: Round): KeptRound {
  if (!known || isUnsent(known)) return known ?? round
  if (changedFields(known, round).length === 0) return known
  const before = known.news?.before ?? roundOf(known)
  return { ...round, news: isSameRound(before, round) ? undefined : { before, isBack: known.news?.isBack ?? false } }
}
