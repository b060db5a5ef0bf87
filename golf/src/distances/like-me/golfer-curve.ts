import type { ClubWithCarry, TypicalBag } from './typical-bag.ts'
import { ownVariance, sharedVariance, steepnessAt } from './typical-bag.ts'
import { choleskyOf, dot, solveLower } from './cholesky.ts'
import type { Level } from './golfer-level.ts'

/** ln of a carry with the usual loft, and the variance it was measured with beyond the club's own wobble. */
export type KnownPoint = { readonly club: ClubWithCarry; readonly lnCarry: number; readonly noiseVariance: number }

/** What to expect of a club: ln carry with the usual loft and its standard deviation. */
export type Expected = { readonly mean: number; readonly sd: number }

/** The level moves less than this, or so often at most. */
const LEVEL_TOLERANCE = 1e-4
const MOST_ROUNDS = 8

/**
 * A golfer's own curve over the bag: ln carry = level + steepness · typical + wobble, all three normal, given the known
 * points. How steep to expect it depends on the level, so the level is found in rounds.
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
