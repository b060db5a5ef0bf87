import type { ClubType } from '../club.ts'
import type { ClubDistances } from './club-distance.ts'
import { clubsWithCarry } from './order.ts'
import { countedReferences, estimateOf } from './recalculate.ts'
import type { DistanceEntry, Estimator } from './recalculate.ts'
import { standardCarryYards } from './standard-carry.ts'

/**
 * Distances to add when the profile or bag is saved: every club without one gets its standard carry for the golfer's
 * swing speed, or what `estimate` makes of the golfer's own numbers, Estimated, in the order of the table. Stored distances
 * stay, estimates included; the putter gets none, and no club does while the golfer's own numbers contradict each other.
 */
export function fillMissingDistances({
  clubs,
  stored,
  swingSpeedMph,
  estimate,
}: {
  readonly clubs: readonly ClubType[]
  readonly stored: ClubDistances
  /** The golfer's one driver speed. */
  readonly swingSpeedMph: number
  readonly estimate?: Estimator | undefined
}): readonly DistanceEntry[] {
  const missing = clubsWithCarry(clubs).filter((club) => stored[club] === undefined)
  // Most bags have every distance: the estimate is most of the work of a save.
  if (missing.length === 0) return []
  const estimated = estimate?.(clubsWithCarry(clubs), countedReferences(clubs, stored))
  if (estimated && 'contradiction' in estimated) return []
  return missing.map((club) => {
    const carry = estimated?.carries.find((one) => one.club === club) ?? {
      carryYards: standardCarryYards({ club, swingSpeedMph }),
    }
    return { club, ...estimateOf({ club, ...carry }) }
  })
}
