import type { MeasuredShot } from './measured-shot.ts'
import { medianOf } from './median.ts'

/** How a shot differs from the golfer's others with the club. */
export const OUTLIER_KINDS = ['short', 'long', 'left', 'right'] as const
export type OutlierKind = (typeof OUTLIER_KINDS)[number]

/** Of fewer shots nobody can say which one is the odd one. */
const FEWEST_SHOTS = 5
/** Iglewicz and Hoaglin, How to Detect and Handle Outliers (1993): modified z-scores beyond 3.5. */
const FARTHEST_SCORE = 3.5
/** Standard deviations in a median absolute deviation, of normally scattered figures. */
const DEVIATIONS_PER_MAD = 1.4826
/** Nobody repeats a carry better than a machine does: within 1 % of it (see `docs/models/shot-advice.md` for golfers). */
const SMALLEST_DEVIATION_SHARE = 0.01

/**
 * For each shot of one club how it stands out, undefined for those that do not. Judged by the median and the median
 * absolute deviation, which a few mishits do not move; none stands out among fewer than five.
 */
export function findOutliers(shots: readonly MeasuredShot[]): readonly (OutlierKind | undefined)[] {
  if (shots.length < FEWEST_SHOTS) return shots.map(() => undefined)
  const carries = shots.map(({ carryYards }) => carryYards)
  const offlines = shots.flatMap(({ offlineYards }) => (offlineYards === undefined ? [] : [offlineYards]))
  const leastYards = medianOf(carries) * SMALLEST_DEVIATION_SHARE
  const carryScore = scoreAmong(carries, leastYards)
  const offlineScore = offlines.length < FEWEST_SHOTS ? () => 0 : scoreAmong(offlines, leastYards)

  return shots.map(({ carryYards, offlineYards }) => {
    const along = carryScore(carryYards)
    if (Math.abs(along) > FARTHEST_SCORE) return along < 0 ? 'short' : 'long'
    const across = offlineYards === undefined ? 0 : offlineScore(offlineYards)
    if (Math.abs(across) > FARTHEST_SCORE) return across < 0 ? 'left' : 'right'
    return undefined
  })
}

/** How many deviations a figure is from the middle one. */
function scoreAmong(figures: readonly number[], leastDeviation: number): (figure: number) => number {
  const middle = medianOf(figures)
  const mad = medianOf(figures.map((figure) => Math.abs(figure - middle)))
  const deviation = Math.max(leastDeviation, mad * DEVIATIONS_PER_MAD)
  return (figure) => (figure - middle) / deviation
}
