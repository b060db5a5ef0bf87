import { CLUBS, CLUB_TYPES } from '@bagwise/golf/club'
import { golferCurve } from '@bagwise/golf/distances/like-me/golfer-curve'
import { levelOf } from '@bagwise/golf/distances/like-me/golfer-level'
import { loftEffect } from '@bagwise/golf/distances/like-me/loft-effect'
import { nonIncreasing } from '@bagwise/golf/distances/like-me/non-increasing'
import { TYPICAL_BAG, ownVariance, sharedVariance, steepnessAt } from '@bagwise/golf/distances/like-me/typical-bag'
import type { ClubWithCarry, TypicalBag } from '@bagwise/golf/distances/like-me/typical-bag'
import { STANDARD_CARRY_YARDS } from '@bagwise/golf/distances/standard-carry'
import type { DistanceSource, DistanceTable } from '../../../golf/reference/distance-table.ts'
import { inverseOf, solveEquations } from './linear-equations.ts'
import type { Matrix } from './linear-equations.ts'

/** How far the typical bag may be from the 95 mph table, in ln carry, and over how many positions that fades. */
export const PRIOR = { sd: 0.1, fadePositions: 8 } as const
export const CHART_WEIGHT = 0.5
/** Steepness and covariance depend a little on the bag; after four rounds nothing moves any more. */
const ROUNDS = 4
/** The next shorter club is at least so much below, in ln carry. */
const LEAST_STEP = 0.004

const CLUBS_WITH_CARRY = CLUB_TYPES.filter((club): club is ClubWithCarry => club !== 'putter')
/** The curve is 0 at the 7-iron. */
const FREE: readonly ClubWithCarry[] = CLUBS_WITH_CARRY.filter((club) => club !== '7-iron')
const NOTHING_KNOWN = levelOf({}, true)

/** FREE's equations: left · bag = right. */
type Equations = { readonly left: number[][]; readonly right: number[] }

/**
 * The typical bag by generalised least squares under the model's own covariance, with the 95 mph table as a weak prior.
 * A table counts 1 when it was measured and 0.5 as a chart, over the root of how many tables its source has.
 */
export function fitTypicalBag(sources: readonly DistanceSource[]): TypicalBag {
  let bag = TYPICAL_BAG
  for (let round = 0; round < ROUNDS; round += 1) bag = fittedAgain(bag, sources)
  return bag
}

/** A table as points of the curve, corrected for the lofts it states. */
export function pointsOf({ carries, lofts = {} }: DistanceTable) {
  return CLUBS_WITH_CARRY.flatMap((club) => {
    const [carryYards, loftDeg] = [carries[club], lofts[club]]
    if (carryYards === undefined) return []
    const effect = loftDeg === undefined ? 0 : loftEffect({ club, loftDeg })
    return [{ club, carryYards, lnCarry: Math.log(carryYards) - effect, noiseVariance: 0 }]
  })
}

function fittedAgain(bag: TypicalBag, sources: readonly DistanceSource[]): TypicalBag {
  const equations = priorEquations()
  for (const { tables, isMeasured } of sources) {
    const weight = (isMeasured ? 1 : CHART_WEIGHT) / Math.sqrt(tables.length)
    for (const table of tables) addTable(equations, { table, weight, bag })
  }
  const solved = solveEquations(equations.left, equations.right)
  const falling = nonIncreasing(
    CLUBS_WITH_CARRY.map((club) => ({ yards: solved[FREE.indexOf(club)] ?? 0, isFixed: club === '7-iron' })),
  )
  const fitted = { ...bag }
  let above = Infinity
  for (const [index, club] of CLUBS_WITH_CARRY.entries()) {
    above = Math.min(falling[index] ?? 0, above - LEAST_STEP)
    fitted[club] = above
  }
  return fitted
}

function priorEquations(): Equations {
  const mean = FREE.map((club) => Math.log(STANDARD_CARRY_YARDS[club] / STANDARD_CARRY_YARDS['7-iron']))
  const precision = inverseOf(
    FREE.map((a) =>
      FREE.map((b) => {
        const apartPositions = Math.abs(CLUBS[a].position - CLUBS[b].position)
        return PRIOR.sd ** 2 * Math.exp(-apartPositions / PRIOR.fadePositions)
      }),
    ),
  )
  return {
    left: precision.map((row) => [...row]),
    right: precision.map((row) => row.reduce((sum, value, index) => sum + value * (mean[index] ?? 0), 0)),
  }
}

/** Adds to the equations what one table says. They are this fit's own, so they may be changed in place. */
function addTable(
  { left, right }: Equations,
  { table, weight, bag }: { readonly table: DistanceTable; readonly weight: number; readonly bag: TypicalBag },
): void {
  const points = pointsOf(table)
  const steepness = steepnessAt(golferCurve({ points, level: NOTHING_KNOWN, bag })('7-iron').mean)
  const precision: Matrix = inverseOf(
    points.map(({ club: a }) =>
      points.map(({ club: b }) => {
        const shared = NOTHING_KNOWN.sd ** 2 + steepness.sd ** 2 * bag[a] * bag[b] + sharedVariance(a, b)
        return shared + (a === b ? ownVariance(a) : 0)
      }),
    ),
  )
  for (const [p, { club }] of points.entries()) {
    const row = FREE.indexOf(club)
    if (row < 0) continue
    for (const [q, other] of points.entries()) {
      const share = weight * steepness.mean * (precision[p]?.[q] ?? 0)
      right[row] = (right[row] ?? 0) + share * (other.lnCarry - NOTHING_KNOWN.mean)
      const column = FREE.indexOf(other.club)
      const entries = left[row]
      if (entries && column >= 0) entries[column] = (entries[column] ?? 0) + share * steepness.mean
    }
  }
}
