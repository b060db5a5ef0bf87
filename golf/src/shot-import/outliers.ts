import type { MeasuredShot } from './measured-shot.ts'
import { medianOf } from './median.ts'

/** How a shot differs from the golfer's others with the club. */
export const OUTLIER_KINDS = ['short', 'long', 'left', 'right'] as const
export type OutlierKind = (typeof OUTLIER_KINDS)[number]

/** With fewer shots an outlier cannot be told. */
const FEWEST_SHOTS = 5
/** Iglewicz and Hoaglin, How to Detect and Handle Outliers (1993): modified z-scores beyond 3.5. */
const FARTHEST_SCORE = 3.5
/** Standard deviations per median absolute deviation, for a normal distribution. */
const DEVIATIONS_PER_MAD = 1.4826
/** Even machines repeat a carry only within 1 % (golfers: `docs/models/shot-advice.md`). */
const SMALLEST_DEVIATION_SHARE = 0.01

/**
 * The outlier kind of each shot with one club, or undefined. Based on the median and the median absolute deviation,
 * which a few mishits do not distort; none among fewer than five shots.
 */
export function findOutliers(shots: readonly MeasuredShot[]): readonly (OutlierKind | undefined)[] {
  if (shots.length < FEWEST_SHOTS) return shots.map(() => undefined)
  const carries = shots.map(({ carryYards }) => carryYards)
  const offlines = shots.flatMap(({ sideYards }) => (sideYards === undefined ? [] : [sideYards]))
  const leastYards = medianOf(carries) * SMALLEST_DEVIATION_SHARE
  const carryScore = scoreAmong(carries, leastYards)
  const offlineScore = offlines.length < FEWEST_SHOTS ? () => 0 : scoreAmong(offlines, leastYards)

  return shots.map(({ carryYards, sideYards }) => {
    const along = carryScore(carryYards)
    if (Math.abs(along) > FARTHEST_SCORE) return along < 0 ? 'short' : 'long'
    const across = sideYards === undefined ? 0 : offlineScore(sideYards)
    if (Math.abs(across) > FARTHEST_SCORE) return across < 0 ? 'left' : 'right'
    return undefined
  })
}

/** Distance from the median in deviations. */
function scoreAmong(figures: readonly number[], leastDeviation: number): (figure: number) => number {
  const middle = medianOf(figures)
  const mad = medianOf(figures.map((figure) => Math.abs(figure - middle)))
  const deviation = Math.max(leastDeviation, mad * DEVIATIONS_PER_MAD)
  return (figure) => (figure - middle) / deviation
}
