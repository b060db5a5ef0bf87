import type { GolferFacts } from '@bagwise/contract/ai/golfer-facts'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import type { AdvisedGolfer } from '@bagwise/golf/shot-advice/advise'
import { PUTTER_CARRY_YARDS } from '@bagwise/golf/shot-advice/swings/swing'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'
import { clubsInBag, loftOf } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import { contradictingLofts } from '@bagwise/golf/contradicting-lofts'
import { factOf } from '@bagwise/golf/facts'
import type { FactSource } from '@bagwise/golf/facts'
import type { GolferSpeed } from '@bagwise/golf/golfer-speed'
import { USUAL_HANDICAP } from '@bagwise/golf/golfer'
import { isLeftHanded } from '@bagwise/golf/hand'
import type { ClubDistance } from '@bagwise/golf/distances/club-distance'
import { golferFacts } from '#ai/golfer-facts.ts'

/** What the advice works from. */
export type AdvisedBag = {
  /** The clubs in the bag that have a carry, and the putter; every club with a carry while the bag is empty. */
  readonly clubs: readonly AdvisedClub[]
  readonly golfer: AdvisedGolfer & { readonly handicap: number }
  /** Undefined when the usual handicap stands in for the golfer's. */
  readonly handicapSource: FactSource | undefined
  /** Why there can be no advice. */
  readonly missing?: 'no-distances' | 'none-in-bag'
}

export function advisedBag(profile: Profile): AdvisedBag {
  const { distances } = documentOf(profile)
  const handicap = factOf(profile, 'handicap')
  // Of lofts that contradict each other one was mistyped: both clubs have the usual one.
  const unsure = contradictingLofts(profile.golfBag).flat()
  const carried = clubsInBag(profile.golfBag).map(({ type, loft }) => ({
    type,
    loft: unsure.includes(type) ? null : loft,
  }))
  const types = Object.keys(distances) as readonly ClubType[]
  const owned = profile.golfBag.length === 0 ? types.map((type) => ({ type, loft: null })) : carried
  const clubs = owned.flatMap(({ type, loft }): readonly AdvisedClub[] => {
    const loftDeg = loftOf({ type, loft })
    // It is the club for a ball beside the green.
    const carryYards = type === 'putter' ? PUTTER_CARRY_YARDS : distances[type]?.distance
    return carryYards === undefined ? [] : [{ club: type, carryYards, loftDeg, ...spreadOf(distances[type]) }]
  })
  return {
    clubs,
    golfer: {
      handicap: handicap?.value ?? USUAL_HANDICAP,
      // Undefined is not given: it counts as right-handed, and the page says so.
      isLeftHanded: profile.hand ? isLeftHanded(profile.hand) : undefined,
    },
    handicapSource: handicap?.source,
    ...(clubs.some(({ club }) => club !== 'putter')
      ? {}
      : { missing: types.length === 0 ? ('no-distances' as const) : ('none-in-bag' as const) }),
  }
}

/** What the AI may know of the golfer: the same clubs, and the one speed. */
export function factsOfShot(
  profile: Profile,
  { clubs }: Pick<AdvisedBag, 'clubs'>,
  speed: GolferSpeed | undefined,
): GolferFacts {
  return { ...golferFacts(profile, speed), golfGoals: undefined, clubs: clubs.map(clubFacts) }
}

function clubFacts({ club, carryYards, loftDeg }: AdvisedClub) {
  return club === 'putter' ? { type: club, loft: loftDeg } : { type: club, loft: loftDeg, carryYards }
}

/** How the golfer's own shots scatter, for a distance that was imported with them. */
function spreadOf(distance: ClubDistance | undefined): Pick<AdvisedClub, 'measured'> {
  const { count: shotCount, longShortYards: distanceSdYards, leftRightYards: lateralSdYards } = distance?.shots ?? {}
  if (shotCount === undefined || distanceSdYards === undefined) return {}
  return { measured: { shotCount, distanceSdYards, lateralSdYards } }
}
