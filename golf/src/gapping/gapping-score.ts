export type ScoreBand = 'needs-work' | 'good' | 'excellent'

const BEST_SCORE = 100

/** Lower limit of the divisor (specification 1 §9). */
const SMALLEST_DIVISOR = 5

/** Scores from which the bar reads Good and Excellent (specification 1 §5). */
const GOOD_FROM_SCORE = 60
const EXCELLENT_FROM_SCORE = 80

/** 0 to 100: a hundred less the share of overlaps and holes. `clubCount` counts the clubs with a carry. */
export function gappingScore({
  clubCount,
  overlapCount,
  gapCount,
}: {
  readonly clubCount: number
  readonly overlapCount: number
  readonly gapCount: number
}): number {
  const flawShare = (overlapCount + gapCount) / Math.max(clubCount / 2, SMALLEST_DIVISOR)
  return Math.max(0, Math.round(BEST_SCORE - flawShare * BEST_SCORE))
}

/** Determines label and colour: needs-work red, good yellow, excellent green. */
export function scoreBand(score: number): ScoreBand {
  if (score >= EXCELLENT_FROM_SCORE) return 'excellent'
  return score >= GOOD_FROM_SCORE ? 'good' : 'needs-work'
}
