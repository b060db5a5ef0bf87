import { CLUB_TYPES } from '../club.ts'
import type { CarryCertainties } from '../distances/carry-certainty.ts'
import { OWN_FROM_SHARE } from '../distances/club-distance.ts'
import type { ClubDistance, ClubDistances } from '../distances/club-distance.ts'
import type { LearnedClub } from './learned-club.ts'
import type { ShotMemory } from './shot-memory.ts'
import { SDS_OF_80_PERCENT } from '../sds-of-80-percent.ts'

type Learned = Pick<ShotMemory, 'learned' | 'solidCounts'>

/** The ± of a learned carry: it holds in four cases of five. */
export function plusMinusYards({ carrySdYards }: Pick<LearnedClub, 'carrySdYards'>): number {
  return SDS_OF_80_PERCENT * carrySdYards
}

/** Whether the stored number is one that kept shots have made. */
export function isMadeByShots(stored: ClubDistance | undefined, { shares }: Pick<LearnedClub, 'shares'>): boolean {
  return stored?.source === 'measured' && stored.shots !== undefined && shares.carry.own > 0
}

/**
 * How well each stored carry is known where kept shots made it: with its ±, and the golfer's own from half on. Typed numbers,
 * estimates and clubs without kept shots are as they were.
 */
export function withLearned(
  certainties: CarryCertainties,
  { stored, memory: { learned, solidCounts } }: { readonly stored: ClubDistances; readonly memory: Learned },
): CarryCertainties {
  const made = learned.filter((one) => isMadeByShots(stored[one.club], one))
  if (made.length === 0) return certainties
  const byClub = new Map(made.map((one) => [one.club, one]))
  return Object.fromEntries(
    CLUB_TYPES.flatMap((club) => {
      const one = byClub.get(club)
      if (!one) return certainties[club] ? [[club, certainties[club]]] : []
      const isOwn = one.shares.carry.own >= OWN_FROM_SHARE
      return [
        [club, { isOwn, shotCount: solidCounts.get(club) ?? 0, plusMinusYards: Math.max(1, plusMinusYards(one)) }],
      ]
    }),
  )
}
