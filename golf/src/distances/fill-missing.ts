import type { ClubType } from '../club.ts'
import type { KnownSwing } from '../swing-speed.ts'
import { swingSpeedMph } from '../swing-speed.ts'
import type { ClubDistances } from './club-distance.ts'
import { clubsWithCarry } from './order.ts'
import { ownReferences } from './recalculate.ts'
import type { DistanceEntry, Estimator } from './recalculate.ts'
import { standardCarryYards } from './standard-carry.ts'

/**
 * Distances to add when the profile or bag is saved: every club without one gets its standard carry for the golfer's
 * swing speed, or what `estimate` makes of the golfer's own numbers, Estimated, in the order of the table. Stored distances
 * stay, estimates included; the putter gets none.
 */
export function fillMissingDistances({
  clubs,
  stored,
  swing,
  estimate,
}: {
  readonly clubs: readonly ClubType[]
  readonly stored: ClubDistances
  readonly swing: KnownSwing
  readonly estimate?: Estimator | undefined
}): readonly DistanceEntry[] {
  const driverSpeedMph = swingSpeedMph(swing)
  const missing = clubsWithCarry(clubs).filter((club) => stored[club] === undefined)
  const estimated = estimate?.(clubsWithCarry(clubs), ownReferences(stored))
  const carries = estimated && 'carries' in estimated ? estimated.carries : []
  return missing.map((club) => ({
    club,
    distance:
      carries.find((one) => one.club === club)?.carryYards ??
      standardCarryYards({ club, swingSpeedMph: driverSpeedMph }),
    source: 'estimated',
  }))
}
