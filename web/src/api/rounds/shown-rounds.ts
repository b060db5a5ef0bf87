import type { Round } from '@bagwise/golf/handicap/round'
import type { KeptRound } from './rounds-copy.ts'

/** The round without what only this device knows of it. */
export function roundOf(kept: KeptRound): Round {
  const { id, date, course, tees, adjustedGrossScore, courseRating, slopeRating, playingConditions } = kept
  return { id, date, course, tees, adjustedGrossScore, courseRating, slopeRating, playingConditions }
}

/** The latest day first, of one day what was entered last: ids begin with the time. */
export function shownRounds(rounds: readonly KeptRound[]): readonly KeptRound[] {
  const shown = rounds.filter(({ isDeleted = false, refusal }) => !isDeleted || refusal !== undefined)
  return shown.toSorted((a, b) => (a.date === b.date ? (a.id < b.id ? 1 : -1) : a.date < b.date ? 1 : -1))
}
