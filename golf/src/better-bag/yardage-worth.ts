import type { YardageRange } from './coverage.ts'
import { COVERED_WITHIN_YARDS } from './coverage.ts'

/**
 * Where first approaches are played from, in carries of the 7-iron: the average golfer's is about 140 yards, 60 % lie
 * between 91 and 180 (published approach distances), and the courses golfers choose follow how far they drive.
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
 * How much the yards below a carry are worth, 0 to 1 over the bag's range: its growth from one yardage to another says
 * what covering the yards between them is worth.
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
