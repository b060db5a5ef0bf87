import type { ClubType } from '../club.ts'
import { CLUB_TYPES, byPosition } from '../club.ts'
import type { ClubCarry, ClubDistances } from './club-distance.ts'
import { toCarryYards } from './club-distance.ts'
import type { Contradiction, Reference } from './order.ts'
import { clubsWithCarry, findContradiction, referencesInOrder } from './order.ts'
import { STANDARD_CARRY_YARDS } from './standard-carry.ts'

export type ClassicEstimate = { readonly carries: readonly ClubCarry[] } | { readonly contradiction: Contradiction }

/** Yards per position of the order table outside the outermost references (specification 1 §9). */
const YARDS_PER_POSITION = 12

/**
 * The specified estimate: along the standard carry table between the nearest references on each side, 12 yards per
 * position outside them. Whole yards from 1 to 400 that never rise down the bag. References come back unchanged and
 * count even when their club is not asked for; without any there are no carries.
 */
export function estimateClassic(clubs: readonly ClubType[], references: readonly Reference[]): ClassicEstimate {
  const contradiction = findContradiction(references)
  if (contradiction) return { contradiction }

  const known = referencesInOrder(references)
  const carries = clubsWithCarry(clubs).flatMap((club) => {
    const longer = known.findLast((reference) => byPosition(reference.club, club) <= 0)
    const shorter = known.find((reference) => byPosition(reference.club, club) >= 0)
    const carryYards = carryBy({ club, longer, shorter })
    return carryYards === undefined ? [] : [{ club, carryYards }]
  })
  return { carries }
}

/**
 * A club's stored distance, else an estimate from its neighbours in the order table, in whole yards. Undefined when
 * these two contradict each other or no club has a distance; other contradictions do not matter.
 */
export function carryBeside(club: ClubType, distances: ClubDistances): number | undefined {
  const stored = distances[club]
  if (stored) return stored.distance
  const known = clubsWithCarry(CLUB_TYPES).flatMap((type) => {
    const carry = distances[type]
    return carry ? [{ club: type, carryYards: carry.distance }] : []
  })
  const longer = known.findLast((other) => byPosition(other.club, club) < 0)
  const shorter = known.find((other) => byPosition(other.club, club) > 0)
  if (longer && shorter && longer.carryYards < shorter.carryYards) return undefined
  return carryBy({ club, longer, shorter })
}

/**
 * Interpolates the standard table between a club above this one in the order table and one below that goes no farther.
 */
export function carryBetween({ club, longer, shorter }: Record<'longer' | 'shorter', Reference> & { club: ClubType }) {
  const share = standardShare({ club, longer: longer.club, shorter: shorter.club })
  return toCarryYards(shorter.carryYards + (longer.carryYards - shorter.carryYards) * share)
}

/** `longer` and `shorter` are the nearest references at or above the club, and at or below it, in the order table. */
function carryBy({
  club,
  longer,
  shorter,
}: {
  readonly club: ClubType
  readonly longer: Reference | undefined
  readonly shorter: Reference | undefined
}): number | undefined {
  if (longer?.club === club) return longer.carryYards
  if (longer && shorter) return carryBetween({ club, longer, shorter })
  const outermost = longer ?? shorter
  return outermost && toCarryYards(outermost.carryYards - YARDS_PER_POSITION * byPosition(club, outermost.club))
}

/** This club's share of the way from the shorter club (0) to the longer one (1) in the standard table. */
function standardShare(clubs: Readonly<Record<'club' | 'longer' | 'shorter', ClubType>>): number {
  const shorterYards = STANDARD_CARRY_YARDS[clubs.shorter]
  return (STANDARD_CARRY_YARDS[clubs.club] - shorterYards) / (STANDARD_CARRY_YARDS[clubs.longer] - shorterYards)
}
