import { STEADY_MISS_SHARE, typicalSds } from './belief.ts'
import type { BelievedBias, Evidence, LearningGolfer } from './belief.ts'
import { posteriorOf } from './posterior.ts'
import type { Covariance } from './posterior.ts'

/** Half of a steady miss is what neighbouring clubs share. Rule of thumb. */
const SHARED_PART = 0.5
/** Variance of a steady miss in the golfer's own variances across. */
const PRIOR_VARIANCE = STEADY_MISS_SHARE / (1 - STEADY_MISS_SHARE)

/** Steady misses of all clubs at once, in the golfer's own standard deviations: neighbours share some of them. */
export function learnSteadyMisses(
  evidence: readonly Evidence[],
  { handicap, closeness }: LearningGolfer,
): readonly BelievedBias[] {
  const covariance: Covariance = (a, b) =>
    PRIOR_VARIANCE * (SHARED_PART * closeness(a, b) + (a === b ? 1 - SHARED_PART : 0))
  const observations = evidence.flatMap(({ belief, sums: { across } }, index) => {
    if (across.meanWeight === 0) return []
    const sdYards = typicalSds(handicap, belief.carry.yards).acrossYards * Math.sqrt(belief.across.variance)
    return [{ index, value: across.mean / sdYards, noiseVariance: 1 / across.meanWeight }]
  })
  return evidence.map(({ belief }, index) => {
    const { mean, variance, othersMean, shares } = posteriorOf(index, { observations, covariance })
    const sd = Math.sqrt(belief.across.variance)
    return { share: mean * sd, variance: variance * sd ** 2, othersShare: othersMean * sd, shares }
  })
}
