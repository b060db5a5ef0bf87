import type { ClubWithCarry, TypicalBag } from './typical-bag.ts'
import { ownVariance, sharedVariance, steepnessAt } from './typical-bag.ts'
import { choleskyOf, dot, solveLower } from './cholesky.ts'
import type { Level } from './golfer-level.ts'

/** ln of a carry at the usual loft, and its measurement variance on top of the club's own variation. */
export type KnownPoint = { readonly club: ClubWithCarry; readonly lnCarry: number; readonly noiseVariance: number }

/** Expected ln carry of a club at the usual loft, with its standard deviation. */
export type Expected = { readonly mean: number; readonly sd: number }

/** Convergence of the level, and the maximum of iterations. */
const LEVEL_TOLERANCE = 1e-4
const MOST_ROUNDS = 8

/**
 * A golfer's own curve over the bag: ln carry = level + steepness · typical + variation, all three normal, given the
 * known points. The expected steepness depends on the level, so the level is found iteratively.
 */
export function golferCurve({
  points,
  level,
  bag,
}: {
  readonly points: readonly KnownPoint[]
  readonly level: Level
  readonly bag: TypicalBag
}): (club: ClubWithCarry) => Expected {
  let at = level.mean
  let curve = curveAt(at, { points, level, bag })
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = (at + curve('7-iron').mean) / 2
    if (Math.abs(next - at) < LEVEL_TOLERANCE) break
    at = next
    curve = curveAt(at, { points, level, bag })
  }
  return curve
}

function curveAt(
  at: number,
  { points, level, bag }: Parameters<typeof golferCurve>[0],
): (club: ClubWithCarry) => Expected {
  const steepness = steepnessAt(at)
  const mean = (club: ClubWithCarry) => level.mean + steepness.mean * bag[club]
  const covariance = (a: ClubWithCarry, b: ClubWithCarry) =>
    level.sd ** 2 + steepness.sd ** 2 * bag[a] * bag[b] + sharedVariance(a, b)

  const between = (i: number, j: number) => {
    const [a, b] = [points[i], points[j]]
    if (!a || !b) return 0
    return covariance(a.club, b.club) + (i === j ? ownVariance(a.club) + a.noiseVariance : 0)
  }
  const triangle = choleskyOf(points.length, between)
  const misses = solveLower(
    triangle,
    points.map(({ club, lnCarry }) => lnCarry - mean(club)),
  )

  return (club) => {
    const shares = solveLower(
      triangle,
      points.map((point) => covariance(club, point.club)),
    )
    const variance = covariance(club, club) - dot(shares, shares) + ownVariance(club)
    return { mean: mean(club) + dot(shares, misses), sd: Math.sqrt(variance) }
  }
}
