import { byPosition } from '../club.ts'
import type { ClubType } from '../club.ts'
import { clubsInBag } from '../bag.ts'
import type { ClubCarry, ClubDistances } from '../distances/club-distance.ts'
import { isEstimated } from '../distances/club-distance.ts'
import { clubsWithCarry } from '../distances/order.ts'

/** A club in the analysis. */
export type GapClub = ClubCarry & { readonly isEstimated: boolean }

export type GapVerdict = 'too-close' | 'good' | 'too-large'

/** Two neighbours by carry. `longer` and `shorter` refer to carry, not to the order table. */
export type Gap = {
  readonly longer: GapClub
  readonly shorter: GapClub
  readonly gapYards: number
  readonly verdict: GapVerdict
}

/** Two clubs closer than this overlap (specification 1 §5). */
export const OVERLAP_BELOW_YARDS = 5

/** A gap wider than this is a hole in the bag (specification 1 §5). */
export const LARGE_GAP_ABOVE_YARDS = 20

/** Clubs in the bag with a distance of any source, putter excluded. */
export function gapClubs({
  bag,
  distances,
}: {
  readonly bag: readonly { readonly type: ClubType; readonly isInBag: boolean }[]
  readonly distances: ClubDistances
}): readonly GapClub[] {
  return clubsWithCarry(clubsInBag(bag).map(({ type }) => type)).flatMap((club) => {
    const stored = distances[club]
    return stored ? [{ club, carryYards: stored.distance, isEstimated: isEstimated(stored) }] : []
  })
}

/** Carry gaps between neighbouring clubs, longest carry first, putter excluded. */
export function findGaps(clubs: readonly GapClub[]): readonly Gap[] {
  const byCarry = clubs
    .filter(({ club }) => club !== 'putter')
    .toSorted((a, b) => b.carryYards - a.carryYards || byPosition(a.club, b.club))

  const gaps: Gap[] = []
  let longer: GapClub | undefined
  for (const shorter of byCarry) {
    if (longer) {
      const gapYards = longer.carryYards - shorter.carryYards
      gaps.push({ longer, shorter, gapYards, verdict: gapVerdict(gapYards) })
    }
    longer = shorter
  }
  return gaps
}

/** Too close under 5 yards, too large over 20, else good. */
export function gapVerdict(gapYards: number): GapVerdict {
  if (gapYards < OVERLAP_BELOW_YARDS) return 'too-close'
  return gapYards > LARGE_GAP_ABOVE_YARDS ? 'too-large' : 'good'
}
