import { STEADY_MISS_SHARE, typicalSds } from './belief.ts'
import type { BelievedSpread, Evidence, LearningGolfer } from './belief.ts'
import { degreesOf, lnVarianceNoise, lnVarianceShift } from './ln-variance.ts'
import { posteriorOf } from './posterior.ts'
import type { Covariance, Observation } from './posterior.ts'
import type { Sums } from './sums.ts'

export type Axis = 'across' | 'along'
type SpreadSds = { readonly level: number; readonly shared: number; readonly own: number }

/** Between golfers of a handicap, in ln standard deviation: the whole bag, what neighbours share, each club alone. */
export const SPREAD_SDS = {
  across: { level: 0.35, shared: 0.25, own: 0.25 },
  along: { level: 0.25, shared: 0.15, own: 0.15 },
} satisfies Record<Axis, SpreadSds>
/** The level is so much less certain where nobody gave a handicap. Rule of thumb. */
export const UNKNOWN_HANDICAP = 1.5
/** ln variance is twice ln standard deviation, so its variance four times. */
const LN_VARIANCE_FACTOR = 4
/** What a monitor or an eye adds to a reading, in typical standard deviations: keeps shots to one spot finite. */
export const READING_SD = 0.1
/**
 * Sides read to lanes one typical standard deviation wide have a twelfth of its variance too much (Sheppard); no less than
 * this is left. The steps of typed carries are too small to count.
 */
export const LANE = { perVariance: 12, leastSd: 0.15 } as const
/** With fewer degrees of freedom shots say nothing of a spread. */
const LEAST_DEGREES = 0.25
/** A mean of so many shots is what the other clubs say of a steady miss. */
const OTHERS_SHOTS = (1 - STEADY_MISS_SHARE) / STEADY_MISS_SHARE

/**
 * Spreads of all clubs at once, as ln variances: normal between golfers and clubs, and a sample's own is all but normal
 * around the truth. So a straight hitter is known as one after few shots.
 */
export function learnSpreads(
  axis: Axis,
  evidence: readonly Evidence[],
  { handicap, closeness }: LearningGolfer,
): readonly BelievedSpread[] {
  const { level, shared, own } = spreadSds(axis, handicap)
  const covariance: Covariance = (a, b) =>
    LN_VARIANCE_FACTOR * (level ** 2 + shared ** 2 * closeness(a, b) + (a === b ? own ** 2 : 0))
  const priorMean = priorLnVariance(axis, handicap).mean
  const observations = evidence.flatMap((one, index): Observation[] => {
    const seen = lnVarianceSeen(axis, one, handicap)
    return seen ? [{ index, value: seen.lnVariance - priorMean, noiseVariance: seen.noiseVariance }] : []
  })
  return evidence.map((_, index) => {
    const { mean, variance, shares } = posteriorOf(index, { observations, covariance })
    const degrees = degreesOf(variance)
    return { variance: Math.exp(priorMean + mean + lnVarianceShift(degrees)), degrees, shares }
  })
}

/** ln variance of the solid shots of golfers of a handicap with a club, in typical variances about their steady miss. */
export function priorLnVariance(
  axis: Axis,
  handicap: number | undefined,
): { readonly mean: number; readonly variance: number } {
  const { level, shared, own } = spreadSds(axis, handicap)
  const variance = LN_VARIANCE_FACTOR * (level ** 2 + shared ** 2 + own ** 2)
  const scale = axis === 'across' ? 1 - STEADY_MISS_SHARE : 1
  // So that without shots the scale is exactly this one.
  return { mean: Math.log(scale) - lnVarianceShift(degreesOf(variance)), variance }
}

function spreadSds(axis: Axis, handicap: number | undefined): SpreadSds {
  const sds = SPREAD_SDS[axis]
  return handicap === undefined ? { ...sds, level: UNKNOWN_HANDICAP * sds.level } : sds
}

/** ln variance of a club's shots in typical variances; undefined when they say nothing of it. */
function lnVarianceSeen(
  axis: Axis,
  { belief, sums }: Evidence,
  handicap: number | undefined,
): { readonly lnVariance: number; readonly noiseVariance: number } | undefined {
  const { weight, mean, squares, spreadWeight, laneShare, meanWeight, summarySquares, summaryDegrees } = sums[axis]
  if (spreadWeight + summaryDegrees === 0) return undefined
  const ownShare = ownShareOf(sums[axis])
  const typical = typicalSds(handicap, belief.carry.yards)
  const typicalYards = axis === 'across' ? typical.acrossYards : typical.alongYards
  // Across, the mean itself departs from what the other clubs say; along, it says nothing of the spread.
  const spreadMeanWeight = weight === 0 ? 0 : meanWeight * (spreadWeight / weight)
  const departure =
    axis === 'across'
      ? ((OTHERS_SHOTS * spreadMeanWeight) / (OTHERS_SHOTS + spreadMeanWeight)) *
        (mean / typicalYards - belief.bias.othersShare) ** 2
      : 0
  const keptDegrees =
    axis === 'across' || spreadWeight === 0 ? spreadWeight : spreadWeight * (1 - ownShare / meanWeight)
  const degrees = keptDegrees + summaryDegrees
  if (degrees < LEAST_DEGREES) return undefined
  const read = ((squares + summarySquares) / typicalYards ** 2 + departure * ownShare) / degrees + READING_SD ** 2
  const lanes = axis === 'across' ? laneShare / LANE.perVariance : 0
  const variance = lanes === 0 ? read : Math.max(LANE.leastSd ** 2, read - lanes)
  if (ownShare < 1)
    return lnVarianceBehind(variance, { ownShare, degrees, believed: sums.own[axis] / typicalYards ** 2 })
  return {
    lnVariance: Math.log(variance) - lnVarianceShift(degrees),
    noiseVariance: lnVarianceNoise(degrees),
  }
}

/** How much of what the squares say is the golfer's own and not measuring; exactly 1 for shots without an error. */
function ownShareOf({ spreadWeight, lostWeight, summaryDegrees }: Sums): number {
  return lostWeight === 0 ? 1 : 1 - lostWeight / (spreadWeight + summaryDegrees)
}

/**
 * The golfer's own variance behind shots that were measured with an error. Their squares have the believed variance if that
 * is right; where it is not, they depart from it only by the own share of how far it is off, so that the departure counts
 * as many times more and is as many times less sure: one step of Fisher scoring, and never below nothing.
 */
function lnVarianceBehind(
  seen: number,
  { ownShare, degrees, believed }: { readonly ownShare: number; readonly degrees: number; readonly believed: number },
): { readonly lnVariance: number; readonly noiseVariance: number } {
  const seenDegrees = degrees / ownShare
  return {
    lnVariance: Math.log(believed) + (Math.log(seen / believed) - lnVarianceShift(seenDegrees)) / ownShare,
    noiseVariance: lnVarianceNoise(seenDegrees) / ownShare ** 2,
  }
}
