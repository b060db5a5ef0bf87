import { measuredWorth } from './kept-shot.ts'
import type { ShotColumns } from './shot-columns.ts'
import type { ShotSummary } from './shot-summary.ts'

/** Weighted sums over solid shots, in yards. */
export type Sums = {
  readonly weight: number
  readonly mean: number
  /**
   * Squares about the mean, of shots that say how they scatter, each as far as it is the golfer's own; what those weigh, the
   * part of it that measuring takes from what they say of the spread, and the share of it read to lanes.
   */
  readonly squares: number
  readonly spreadWeight: number
  readonly lostWeight: number
  readonly laneShare: number
  /** What the mean is worth in shots, after each session's own shift. */
  readonly meanWeight: number
  /** Squares of shots that were not kept, about a mean of their own, and the degrees of freedom that these have. */
  readonly summarySquares: number
  readonly summaryDegrees: number
}

/** Variances of a club's solid shots by what is believed so far, in square yards: shots with an error weigh by them. */
export type OwnVariances = { readonly along: number; readonly across: number }

export type ClubSums = {
  readonly along: Sums
  readonly across: Sums
  /** What the shots were weighed by. */
  readonly own: OwnVariances
  /** Products of long and right, about both means, of shots with a direction. */
  readonly products: number
  readonly productWeight: number
}

/**
 * Variance that all shots of a session share, in variances of one shot: alignment of mat and monitor, ball, day. A
 * session is never worth more than 10 shots across and 20 along. Rules of thumb.
 */
export const SESSION_VARIANCE = { across: 0.1, along: 0.05 } as const
const NO_SHOTS: Sums = {
  weight: 0,
  mean: 0,
  squares: 0,
  spreadWeight: 0,
  lostWeight: 0,
  laneShare: 0,
  meanWeight: 0,
  summarySquares: 0,
  summaryDegrees: 0,
}
/** Of shots without an error nothing depends on it. */
const ANY_VARIANCES: OwnVariances = { along: 1, across: 1 }
export const NO_SUMS: ClubSums = {
  along: NO_SHOTS,
  across: NO_SHOTS,
  own: ANY_VARIANCES,
  products: 0,
  productWeight: 0,
}

/**
 * What a club's shots add up to, each as far as it is solid. The summary of shots that were not kept is one more session,
 * without an age and all solid; nobody knows its mean across.
 */
export function sumUp(
  columns: ShotColumns,
  solid: Float64Array,
  {
    summary,
    own = ANY_VARIANCES,
  }: { readonly summary?: ShotSummary | undefined; readonly own?: OwnVariances | undefined } = {},
): ClubSums {
  const worths = { along: worthsOf(columns.alongError, own.along), across: worthsOf(columns.acrossError, own.across) }
  const along = sumsOf(columns, {
    summary: summary && { count: summary.count, mean: summary.carryYards, sd: summary.longShortYards },
    values: columns.carryYards,
    weights: solidWeights(columns.carryYards, columns.alongWeight, solid, worths.along),
    worths: worths.along,
    sessionVariance: SESSION_VARIANCE.along,
  })
  const across = sumsOf(columns, {
    summary: summary && { count: summary.count, sd: summary.leftRightYards },
    values: columns.sideYards,
    weights: solidWeights(columns.sideYards, columns.acrossWeight, solid, worths.across),
    worths: worths.across,
    sessionVariance: SESSION_VARIANCE.across,
  })
  let products = 0
  let productWeight = 0
  for (let index = 0; index < columns.count; index += 1) {
    if (!isSeen(columns, index) || columns.isCoarse[index] === 1) continue
    const exact = (worths.along[index] ?? 0) * (worths.across[index] ?? 0)
    const weight = (columns.alongWeight[index] ?? 0) * (solid[index] ?? 0) * exact
    const long = (columns.carryYards[index] ?? 0) - along.mean
    products += weight * long * ((columns.sideYards[index] ?? 0) - across.mean)
    productWeight += weight
  }
  return { along, across, own, products, productWeight }
}

function worthsOf(errors: Float64Array, ownVariance: number): Float64Array {
  return errors.map((errorVariance) => measuredWorth({ ownVariance, errorVariance }))
}

/** 0 where nobody saw the value. */
function solidWeights(
  values: Float64Array,
  weights: Float64Array,
  solid: Float64Array,
  worths: Float64Array,
): Float64Array {
  const ofSolid = new Float64Array(values.length)
  for (let index = 0; index < values.length; index += 1) {
    if (Number.isNaN(values[index])) continue
    ofSolid[index] = (weights[index] ?? 0) * (solid[index] ?? 0) * (worths[index] ?? 0)
  }
  return ofSolid
}

function isSeen({ sideYards }: ShotColumns, index: number): boolean {
  return !Number.isNaN(sideYards[index])
}

/** Values without a weight are not looked at. */
function sumsOf(
  { session, sessionCount, isCoarse, isLane }: ShotColumns,
  {
    values,
    weights,
    worths,
    sessionVariance,
    summary,
  }: {
    readonly values: Float64Array
    readonly weights: Float64Array
    readonly worths: Float64Array
    readonly sessionVariance: number
    readonly summary: { readonly count: number; readonly mean?: number; readonly sd?: number | undefined } | undefined
  },
): Sums {
  const sessionWeights = new Float64Array(sessionCount + 1)
  const sessionSums = new Float64Array(sessionCount + 1)
  for (let index = 0; index < weights.length; index += 1) {
    const weight = weights[index] ?? 0
    if (weight === 0) continue
    const of = session[index] ?? 0
    sessionWeights[of] = (sessionWeights[of] ?? 0) + weight
    sessionSums[of] = (sessionSums[of] ?? 0) + weight * (values[index] ?? 0)
  }

  let keptWeight = 0
  let meanWeight = 0
  let meanSum = 0
  for (const [of, ofSession] of sessionWeights.entries()) {
    if (ofSession === 0) continue
    const worth = of === 0 ? 1 : 1 / (1 + sessionVariance * ofSession)
    keptWeight += ofSession
    meanWeight += worth * ofSession
    meanSum += worth * (sessionSums[of] ?? 0)
  }
  let weight = keptWeight
  if (summary?.mean !== undefined) {
    const worth = summary.count / (1 + sessionVariance * summary.count)
    weight += summary.count
    meanWeight += worth
    meanSum += worth * summary.mean
  }
  const summaryDegrees = summary?.sd === undefined ? 0 : summary.count - 1
  const ofSummary = { summarySquares: summaryDegrees * (summary?.sd ?? 0) ** 2, summaryDegrees }
  if (meanWeight === 0) return { ...NO_SHOTS, ...ofSummary }

  const mean = meanSum / meanWeight
  let squares = 0
  let coarseWeight = 0
  let laneWeight = 0
  let lostWeight = 0
  for (let index = 0; index < weights.length; index += 1) {
    const ofShot = weights[index] ?? 0
    if (ofShot === 0) continue
    if (isCoarse[index] === 1) {
      coarseWeight += ofShot
      continue
    }
    const off = (values[index] ?? 0) - mean
    const worth = worths[index] ?? 0
    squares += ofShot * worth * (off * off)
    lostWeight += ofShot * (1 - worth)
    if (isLane[index] === 1) laneWeight += ofShot
  }
  const spreadWeight = Math.max(0, keptWeight - coarseWeight)
  return {
    weight,
    mean,
    squares,
    spreadWeight,
    lostWeight,
    laneShare: laneWeight === 0 ? 0 : laneWeight / spreadWeight,
    meanWeight,
    ...ofSummary,
  }
}
