import { choleskyOf, dot, solveLower } from '../distances/like-me/cholesky.ts'
import type { Shares } from './learned-club.ts'

/** What the shots of a club say of a number: a value, off by a normal of this variance. */
export type Observation = {
  /** Place of the club in the bag. */
  readonly index: number
  readonly value: number
  readonly noiseVariance: number
}

/** Prior covariance of the numbers of two clubs, by their places in the bag. */
export type Covariance = (a: number, b: number) => number

/** What is believed of a club's number, as a departure from its prior mean. */
export type Posterior = {
  readonly mean: number
  readonly variance: number
  /** The mean that the other clubs alone would give. */
  readonly othersMean: number
  readonly shares: Shares
}

/**
 * Normal posterior of one club's number, prior mean 0: first given all other clubs, then its own observation, so that
 * each part of it is known.
 */
export function posteriorOf(
  index: number,
  { observations, covariance }: { readonly observations: readonly Observation[]; readonly covariance: Covariance },
): Posterior {
  const own = observations.find((one) => one.index === index)
  const priorVariance = covariance(index, index)
  const others = givenOthers(index, { others: observations.filter((one) => one !== own), covariance, priorVariance })
  const ownShare = own ? others.variance / (others.variance + own.noiseVariance) : 0
  const typicalOfRest = others.variance / priorVariance
  return {
    mean: own ? others.mean + ownShare * (own.value - others.mean) : others.mean,
    variance: (1 - ownShare) * others.variance,
    othersMean: others.mean,
    shares: {
      own: ownShare,
      otherClubs: (1 - ownShare) * Math.max(0, 1 - typicalOfRest),
      typical: (1 - ownShare) * Math.min(1, typicalOfRest),
    },
  }
}

function givenOthers(
  index: number,
  {
    others,
    covariance,
    priorVariance,
  }: {
    readonly others: readonly Observation[]
    readonly covariance: Covariance
    readonly priorVariance: number
  },
): { readonly mean: number; readonly variance: number } {
  if (others.length === 0) return { mean: 0, variance: priorVariance }
  const triangle = choleskyOf(others.length, (row, column) => {
    const [a, b] = [others[row], others[column]]
    if (!a || !b) return 0
    return covariance(a.index, b.index) + (row === column ? a.noiseVariance : 0)
  })
  const misses = solveLower(
    triangle,
    others.map(({ value }) => value),
  )
  const ties = solveLower(
    triangle,
    others.map((other) => covariance(index, other.index)),
  )
  return { mean: dot(ties, misses), variance: priorVariance - dot(ties, ties) }
}
