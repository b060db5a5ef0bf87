import type { ProfilePathText } from '@bagwise/contract/profile-paths'
import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { clubsInBag } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubDistances } from '@bagwise/golf/distances/club-distance'
import { clubsWithCarry } from '@bagwise/golf/distances/order'
import type { GapClub } from '@bagwise/golf/gapping/find-gaps'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'

/** What the gapping screen reads from the profile. */
export type BagDistances = {
  /** Every club the golfer owns. */
  readonly bag: Profile['golfBag']
  readonly distances: ClubDistances
  /** The clubs in the bag that have a carry, with or without a distance: the putter is left out. */
  readonly carried: readonly ClubType[]
  /** Those of them with a distance: what the analysis looks at. */
  readonly clubs: readonly GapClub[]
  readonly withoutDistance: readonly ClubType[]
  readonly estimatedCount: number
  /** Measured or typed. */
  readonly ownCount: number
  readonly hasPutter: boolean
}

export function bagDistances(profile: Profile): BagDistances {
  const { distances } = documentOf(profile)
  const bag = profile.golfBag
  const inBag = clubsInBag(bag).map(({ type }) => type)
  const carried = clubsWithCarry(inBag)
  const clubs = gapClubs({ bag, distances })
  const estimatedCount = clubs.filter((club) => club.isEstimated).length
  return {
    bag,
    distances,
    carried,
    clubs,
    withoutDistance: carried.filter((club) => !distances[club]),
    estimatedCount,
    ownCount: clubs.length - estimatedCount,
    hasPutter: inBag.includes('putter'),
  }
}

/** Where a club's distance stands in the profile. */
export function distancePath(club: ClubType): ProfilePathText {
  return `clubDistances.${club}`
}
