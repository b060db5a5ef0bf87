import { changedFields } from '@bagwise/contract/merge-round'
import type { Round } from '@bagwise/contract/rounds'
import type { RoundNews } from '#sync/policies/round-rows.ts'
import { dayText } from '#quantities/day-text.ts'
import { handicapText } from '#quantities/handicap.ts'
import { numberText } from '#quantities/number-text.ts'
import * as copy from '#features/profile/handicap/handicap.copy.ts'

/** "Changed on another device: score 79 → 88." */
export function newsText({ before, isBack }: RoundNews, round: Round): string {
  const changes = changedFields(before, round).flatMap((field) =>
    field === 'id' ? [] : [`${copy.changedFieldNames[field]} ${fieldText(before, field)} → ${fieldText(round, field)}`],
  )
  const what = isBack ? copy.notDeleted : copy.changedElsewhere
  return changes.length === 0 ? `${what}.` : `${what}: ${changes.join(', ')}.`
}

function fieldText(round: Round, field: Exclude<keyof Round, 'id'>): string {
  switch (field) {
    case 'course':
    case 'slopeRating':
      return String(round[field])
    case 'adjustedGrossScore':
      return numberText(round.adjustedGrossScore)
    case 'tees':
      return round.tees === '' ? copy.noTees : round.tees
    case 'courseRating':
      return numberText(round.courseRating, 1)
    case 'date':
      return dayText(round.date)
    case 'holeCount':
      return String(round.holeCount ?? 18)
    case 'handicapThen':
      return round.handicapThen === undefined ? copy.handicapNotSaid : handicapText(round.handicapThen)
    case 'playingConditions':
      return conditionsText(round.playingConditions)
  }
}

/** "+1", "−1"; null is not known. */
export function conditionsText(strokes: number | null): string {
  if (strokes === null) return copy.conditionsNotKnown
  return strokes > 0 ? `+${strokes}` : numberText(strokes)
}
