import type { ClubType } from '../club.ts'
import { CLUBS, byPosition } from '../club.ts'
import type { ClubCarry } from './club-distance.ts'

/**
 * A carry the golfer vouches for, on which estimates are based. Whole yards, 1 to 400; `shots` when it is their average,
 * `sdYards` when its standard deviation is known, which then counts instead.
 */
export type Reference = ClubCarry & { readonly shots?: number | undefined; readonly sdYards?: number | undefined }

/** The longer and the shorter club of a pair in which the shorter one goes farther. */
export type Contradiction = readonly [longer: ClubType, shorter: ClubType]

/**
 * The first pair of neighbouring references, in the order table, whose shorter club goes farther. Equal carries agree.
 * A club listed twice with different carries contradicts itself; the putter is ignored.
 */
export function findContradiction(references: readonly Reference[]): Contradiction | undefined {
  let longer: Reference | undefined
  for (const shorter of referencesInOrder(references)) {
    if (longer && shorter.carryYards > longer.carryYards) return [longer.club, shorter.club]
    longer = shorter
  }
  return undefined
}

/** In the order of the table, without the putter. */
export function referencesInOrder<One extends Reference>(references: readonly One[]): readonly One[] {
  return references
    .filter(({ club }) => hasCarry(club))
    .toSorted((a, b) => byPosition(a.club, b.club) || a.carryYards - b.carryYards)
}

/** Clubs that have a carry, each once, in the order of the table: all but the putter. */
export function clubsWithCarry(clubs: readonly ClubType[]): readonly ClubType[] {
  return [...new Set(clubs)].filter(hasCarry).toSorted(byPosition)
}

function hasCarry(club: ClubType): boolean {
  return CLUBS[club].kind !== 'putter'
}
