import type { ClubType } from '../club.ts'
import { CLUB_TYPES } from '../club.ts'
import type { ClubDistance } from '../distances/club-distance.ts'
import { likeMeForGolfer, speedEvidenceOf } from '../distances/like-me-for-golfer.ts'
import type { ProfileOfGolfer } from '../distances/like-me-for-golfer.ts'
import { clubsWithCarry } from '../distances/order.ts'
import type { KnownClub } from './learned-club.ts'

/**
 * The clubs as they were before any shot, in the order of the table and without the putter: the golfer's own number or the
 * one that shots replaced, else Like me, `estimated` from own numbers of other clubs and `typical` without any. What shots
 * said is neither its own prior nor a reference, so the same shots teach the same carries again.
 */
export function knownClubs({
  clubs,
  profile,
  stored,
  learnt,
}: {
  readonly clubs: readonly ClubType[]
  readonly profile: ProfileOfGolfer
  readonly stored: Readonly<Partial<Record<ClubType, ClubDistance>>>
  /** Clubs with kept shots; what was measured of another one is an own number. */
  readonly learnt: ReadonlySet<ClubType>
}): readonly KnownClub[] {
  const before = new Map(
    CLUB_TYPES.flatMap((club) => {
      const known = numberBefore(stored[club], learnt.has(club))
      return known ? [[club, known]] : []
    }),
  )
  const own = Object.fromEntries(before)
  const { references } = speedEvidenceOf(profile, own)
  const asked = clubsWithCarry(clubs)
  const estimate = likeMeForGolfer(profile)(asked, references)
  const estimates = 'carries' in estimate ? estimate.carries : []
  return asked.flatMap((club): readonly KnownClub[] => {
    const known = before.get(club)
    if (known) return [{ club, priorCarryYards: known.distance, priorFrom: 'own-number' }]
    const priorCarryYards = estimates.find((one) => one.club === club)?.carryYards
    if (priorCarryYards === undefined) return []
    return [{ club, priorCarryYards, priorFrom: references.length > 0 ? 'estimated' : 'typical' }]
  })
}

/**
 * The number of a club before its kept shots; an estimate is worked out again, whether shots have replaced it or not. What
 * is left of shots that were not kept is learnt from, so it is no number before them.
 */
function numberBefore(
  stored: ClubDistance | undefined,
  isLearnt: boolean,
): Pick<ClubDistance, 'distance' | 'source'> | undefined {
  if (!stored || stored.source === 'estimated') return undefined
  const isFromKeptShots = isLearnt && stored.source === 'measured' && stored.shots !== undefined
  if (!isFromKeptShots) return stored
  return stored.before?.source === 'manual' ? stored.before : undefined
}
