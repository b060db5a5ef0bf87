import { changedFields } from '@bagwise/contract/merge-round'
import type { Round } from '@bagwise/golf/handicap/round'
import type { RoundNews } from '#sync/policies/round-rows.ts'
import { dayText } from '#quantities/day-text.ts'
import { numberText } from '#quantities/number-text.ts'

const NAMES = {
  course: 'course',
  tees: 'tees',
  courseRating: 'course rating',
  slopeRating: 'slope',
  date: 'day',
  adjustedGrossScore: 'score',
  playingConditions: 'playing conditions',
} as const satisfies Record<Exclude<keyof Round, 'id'>, string>

/** "Changed on another device: score 79 → 88." */
export function newsText({ before, isBack }: RoundNews, round: Round): string {
  const changes = changedFields(before, round).flatMap((field) =>
    field === 'id' ? [] : [`${NAMES[field]} ${fieldText(before, field)} → ${fieldText(round, field)}`],
  )
  const what = isBack ? 'Not deleted, because it was changed on another device' : 'Changed on another device'
  return changes.length === 0 ? `${what}.` : `${what}: ${changes.join(', ')}.`
}

function fieldText(round: Round, field: keyof typeof NAMES): string {
  switch (field) {
    case 'course':
    case 'slopeRating':
    case 'adjustedGrossScore':
      return String(round[field])
    case 'tees':
      return round.tees === '' ? 'none' : round.tees
    case 'courseRating':
      return numberText(round.courseRating, 1)
    case 'date':
      return dayText(round.date)
    case 'playingConditions':
      return conditionsText(round.playingConditions)
  }
}

/** "+1", "−1"; null is not known. */
export function conditionsText(strokes: number | null): string {
  if (strokes === null) return 'not known'
  return strokes > 0 ? `+${strokes}` : numberText(strokes)
}
