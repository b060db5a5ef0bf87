import type { ClubType } from '../club.ts'
import { byPosition } from '../club.ts'
import type { ClubCarry } from './club-distance.ts'
import { toCarryYards } from './club-distance.ts'
import type { Contradiction, Reference } from './order.ts'
import { clubsWithCarry, findContradiction, referencesInOrder } from './order.ts'
import { STANDARD_CARRY_YARDS } from './standard-carry.ts'

export type ClassicEstimate = { readonly carries: readonly ClubCarry[] } | { readonly contradiction: Contradiction }

/** Beyond the outermost reference a club differs by this for each position of the order table (specification 1 §9). */
const YARDS_PER_POSITION = 12

/**
 * The specified estimate: along the standard carry table between the nearest references on each side, 12 yards per
 * position outside them. Whole yards from 1 to 400 that never rise down the bag; references come back unchanged and
 * count even when their club is not asked for. Without a reference there is nothing to hang an estimate on: no carries.
 */
export function estimateClassic(clubs: readonly ClubType[], references: readonly Reference[]): ClassicEstimate {
  const contradiction = findContradiction(references)
  if (contradiction) return { contradiction }

  const known = referencesInOrder(references)
  const carries = clubsWithCarry(clubs).flatMap((club) => {
    const longer = known.findLast((reference) => byPosition(reference.club, club) <= 0)
    const shorter = known.find((reference) => byPosition(reference.club, club) >= 0)
    const carryYards = carryBetween({ club, longer, shorter })
    return carryYards === undefined ? [] : [{ club, carryYards }]
  })
  return { carries }
}

/** `longer` and `shorter` are the nearest references at or above the club and at or below it in the order table. */
function carryBetween({
  club,
  longer,
  shorter,
}: {
  readonly club: ClubType
  readonly longer: Reference | undefined
  readonly shorter: Reference | undefined
}): number | undefined {
  if (longer?.club === club) return longer.carryYards
  if (longer && shorter) {
    const share = standardShare({ club, longer: longer.club, shorter: shorter.club })
    return toCarryYards(shorter.carryYards + (longer.carryYards - shorter.carryYards) * share)
  }
  const outermost = longer ?? shorter
  return outermost && toCarryYards(outermost.carryYards - YARDS_PER_POSITION * byPosition(club, outermost.club))
}

/** How far up from the shorter club (0) to the longer one (1) the standard table puts this club. */
function standardShare(clubs: Readonly<Record<'club' | 'longer' | 'shorter', ClubType>>): number {
  const shorterYards = STANDARD_CARRY_YARDS[clubs.shorter]
  return (STANDARD_CARRY_YARDS[clubs.club] - shorterYards) / (STANDARD_CARRY_YARDS[clubs.longer] - shorterYards)
}
