import type { YardageRange } from './coverage.ts'
import { COVERED_WITHIN_YARDS } from './coverage.ts'

/**
 * Where first approaches are played from, in carries of the 7-iron: about 140 yards on average and 60 % between 91 and
 * 180 (published approach distances), on courses that match the golfer's driving distance.
 */
const MEAN_APPROACH = 0.94
const SPREAD_OF_APPROACHES = 0.41
/** The other half counts every yard alike: tee shots, lay-ups and second shots come from anywhere. */
const APPROACH_SHARE = 0.5

/** Normal distribution as a logistic curve, to 0.00014: Bowling et al., J. Ind. Eng. Manag. 2 (2009). */
const LOGISTIC_SLOPE = 1.5976
const LOGISTIC_CUBE = 0.070_56
const CUBE = 3

/**
 * Worth of the yards below a carry, 0 to 1 over the bag's range: the difference between two yardages is the worth of
 * covering the yards between them.
 */
export function yardageWorth({
  range,
  sevenIronCarryYards,
}: {
  readonly range: YardageRange
  readonly sevenIronCarryYards: number
}): (yards: number) => number {
  const fromYards = range.fromYards - COVERED_WITHIN_YARDS
  const toYards = range.toYards + COVERED_WITHIN_YARDS
  const approaches = (yards: number) =>
    normalShare((yards / sevenIronCarryYards - MEAN_APPROACH) / SPREAD_OF_APPROACHES)
  const [least, most] = [approaches(fromYards), approaches(toYards)]
  return (yards) => {
    const held = Math.min(toYards, Math.max(fromYards, yards))
    const evenly = (held - fromYards) / (toYards - fromYards)
    const byApproaches = most > least ? (approaches(held) - least) / (most - least) : evenly
    return APPROACH_SHARE * byApproaches + (1 - APPROACH_SHARE) * evenly
  }
}

function normalShare(deviations: number): number {
  return 1 / (1 + Math.exp(-LOGISTIC_SLOPE * deviations - LOGISTIC_CUBE * deviations ** CUBE))
}
