import { MAX_CARRY_YARDS, MIN_CARRY_YARDS } from '../distances/club-distance.ts'
import { SHARED } from '../distances/like-me/typical-bag.ts'
import { typicalSds } from './belief.ts'
import type { BelievedCarry, Evidence, LearningGolfer } from './belief.ts'
import { measuredWorth } from './kept-shot.ts'
import type { KnownClub, PriorOrigin } from './learned-club.ts'
import type { ShotColumns } from './shot-columns.ts'
import type { ShotSummary } from './shot-summary.ts'
import { posteriorOf } from './posterior.ts'
import type { Covariance } from './posterior.ts'
import { MISHITS, typicalMishits } from '../shot-advice/typical-spread.ts'

/**
 * How far prior carries are off, as shares of them: all clubs alike, by where the number comes from, what neighbours
 * share, and each club alone. 0.20 is Like me's for a handicap, `SHARED.sd` its own; the others are rules of thumb.
 */
export const LEVEL_SD = { typical: 0.2, estimated: 0.08, 'own-number': 0.05 } as const satisfies Record<
  PriorOrigin,
  number
>
export const OWN_SD = 0.03

/** Carries of all clubs at once: the errors of their prior carries share a level, neighbours share more. */
export function learnCarries(
  evidence: readonly Evidence[],
  { handicap, closeness }: LearningGolfer,
): readonly BelievedCarry[] {
  const levels = evidence.map(({ known }) => LEVEL_SD[known.priorFrom])
  const covariance: Covariance = (a, b) =>
    (levels[a] ?? 0) * (levels[b] ?? 0) + SHARED.sd ** 2 * closeness(a, b) + (a === b ? OWN_SD ** 2 : 0)
  const observations = evidence.flatMap(({ known, belief, sums: { along } }, index) => {
    if (along.meanWeight === 0) return []
    const { alongYards } = typicalSds(handicap, belief.carry.yards)
    const shotVariance = belief.along.variance * (alongYards / known.priorCarryYards) ** 2
    return [{ index, value: along.mean / known.priorCarryYards - 1, noiseVariance: shotVariance / along.meanWeight }]
  })
  return evidence.map(({ known: { priorCarryYards } }, index) => {
    const { mean, variance, shares } = posteriorOf(index, { observations, covariance })
    return { yards: heldCarry(priorCarryYards * (1 + mean)), sdYards: priorCarryYards * Math.sqrt(variance), shares }
  })
}

/**
 * Before anything was sorted out: the middle of the solid shots if the typical share of all was mishit and fell short,
 * shrunk to the prior carry. From the median of all, golfers with many mishits would be taken for shorter ones.
 */
export function firstCarry(
  { priorCarryYards, priorFrom }: KnownClub,
  {
    columns,
    handicap,
    summary,
  }: {
    readonly columns: ShotColumns
    readonly handicap: number | undefined
    readonly summary: ShotSummary | undefined
  },
): BelievedCarry {
  const isCarry = (_: number, index: number) => columns.isSaidMishit[index] === 0 && columns.isSideOnly[index] === 0
  // Most golfers have said of no shot that it was mishit, and lost none.
  const areAllCarries = !columns.isSaidMishit.includes(1) && !columns.isSideOnly.includes(1)
  const carryYards = areAllCarries ? columns.carryYards : columns.carryYards.filter(isCarry)
  const exposures = areAllCarries ? columns.exposure : columns.exposure.filter(isCarry)
  const errors = areAllCarries ? columns.alongError : columns.alongError.filter(isCarry)
  const keptCount = carryYards.length
  const count = keptCount + (summary?.count ?? 0)
  const priorSdYards = priorCarryYards * priorCarrySd(priorFrom)
  const typical = { own: 0, otherClubs: 0, typical: 1 }
  if (count === 0) return { yards: priorCarryYards, sdYards: priorSdYards, shares: typical }
  // The median of a few shots, mishits among them, has twice the variance of a mean.
  const ownVariance = typicalSds(handicap, priorCarryYards).alongYards ** 2
  let worth = summary?.count ?? 0
  for (const errorVariance of errors) worth += measuredWorth({ ownVariance, errorVariance })
  const noiseVariance = (2 * ownVariance) / worth
  const own = priorSdYards ** 2 / (priorSdYards ** 2 + noiseVariance)
  let exposure = 0
  for (const ofShot of exposures) exposure += ofShot
  const mishits = (typicalMishits(handicap) * exposure) / Math.max(1, keptCount)
  const keptYards = keptCount === 0 ? 0 : middleOfSolid(carryYards, Math.min(MISHITS.most, mishits))
  const middleYards = summary ? (keptCount * keptYards + summary.count * summary.carryYards) / count : keptYards
  return {
    yards: heldCarry(priorCarryYards + own * (middleYards - priorCarryYards)),
    sdYards: priorSdYards * Math.sqrt(1 - own),
    shares: { own, otherClubs: 0, typical: 1 - own },
  }
}

/** How far prior carries are off, as a share of them. */
export function priorCarrySd(priorFrom: PriorOrigin): number {
  return Math.hypot(LEVEL_SD[priorFrom], SHARED.sd, OWN_SD)
}

/** Of sorted carries, where half of those are beyond that are not the shortest ones. */
function middleOfSolid(sortedYards: Float64Array, mishitShare: number): number {
  const place = Math.max(0, ((1 + mishitShare) / 2) * sortedYards.length - 1 / 2)
  const below = Math.min(sortedYards.length - 1, Math.floor(place))
  const [shorter = 0, longer = shorter] = sortedYards.slice(below, below + 2)
  return shorter + (place - below) * (longer - shorter)
}

function heldCarry(yards: number): number {
  return Math.min(MAX_CARRY_YARDS, Math.max(MIN_CARRY_YARDS, yards))
}
