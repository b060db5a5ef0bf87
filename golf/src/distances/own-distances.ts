import type { ClubType } from '../club.ts'
import type { ClubDistance, ClubDistances } from './club-distance.ts'
import { isEstimated, recordDistance } from './club-distance.ts'
import type { Contradiction } from './order.ts'
import { recalculateEstimates } from './recalculate.ts'
import type { DistanceEntry, Estimator } from './recalculate.ts'

/** What storing own numbers comes to. */
export type OwnDistances = {
  /** The own numbers, then the estimates that move with them: everything that has to be written. */
  readonly changes: readonly DistanceEntry[]
  readonly movedCount: number
  /** Two own numbers that cannot both be right: the estimates stay until they agree. */
  readonly contradiction: Contradiction | undefined
}

/**
 * Measured or typed numbers as they are to be stored, and every estimate worked out again from the golfer's own numbers.
 * Other own numbers stay, and no club gets its first estimate. A number that is only confirmed moves nothing.
 */
export function recordOwnDistances({
  own,
  clubs,
  onShelf,
  stored,
  estimate,
}: {
  /** Measured or typed; empty to work the estimates out again. */
  readonly own: readonly DistanceEntry[]
  /** In the bag. */
  readonly clubs: readonly ClubType[]
  /** Owned clubs that stay at home. */
  readonly onShelf: readonly ClubType[]
  readonly stored: ClubDistances
  readonly estimate: Estimator
}): OwnDistances {
  const entered = own.map(({ club }) => club)
  const recorded = own.map(({ club, ...proposed }) => ({
    club,
    ...recordDistance({ stored: stored[club], proposed }),
  }))
  const known: ClubDistances = {
    ...stored,
    ...Object.fromEntries(recorded.map(({ club, ...distance }) => [club, distance])),
  }
  const found = recalculateEstimates({ clubs: [...clubs, ...entered], onShelf, stored: known, estimate })
  const following =
    'changes' in found ? found.changes.filter(({ club }) => stored[club] && !entered.includes(club)) : []
  const isOnlyConfirmed = own.length > 0 && own.every((entry) => isConfirmed(entry, stored[entry.club]))
  const moved = isOnlyConfirmed ? [] : following
  return {
    changes: [...recorded, ...moved],
    movedCount: moved.length,
    contradiction: 'contradiction' in found ? found.contradiction : undefined,
  }
}

/** Whether the golfer's own number is typed as it was. */
function isConfirmed({ distance, shots }: DistanceEntry, known: ClubDistance | undefined): boolean {
  return known !== undefined && !isEstimated(known) && known.distance === distance && shots === undefined
}
