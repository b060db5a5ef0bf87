import type { ClubType } from '../club.ts'
import type { KnownSwing } from '../swing-speed.ts'
import { swingSpeedMph } from '../swing-speed.ts'
import type { ClubDistances } from './club-distance.ts'
import { clubsWithCarry } from './order.ts'
import type { DistanceEntry } from './recalculate.ts'
import { standardCarryYards } from './standard-carry.ts'

/**
 * Distances to add when the profile or bag is saved: every club without one gets its standard carry for the golfer's
 * swing speed, Estimated, in the order of the table. Stored distances stay, estimates included; the putter gets none.
 */
export function fillMissingDistances({
  clubs,
  stored,
  swing,
}: {
  readonly clubs: readonly ClubType[]
  readonly stored: ClubDistances
  readonly swing: KnownSwing
}): readonly DistanceEntry[] {
  const driverSpeedMph = swingSpeedMph(swing)
  return clubsWithCarry(clubs)
    .filter((club) => stored[club] === undefined)
    .map((club) => ({
      club,
      distance: standardCarryYards({ club, swingSpeedMph: driverSpeedMph }),
      source: 'estimated',
    }))
}
