import type { ClubType } from '@bagwise/golf/club'
import { findGaps, gapClubs } from '@bagwise/golf/gapping/find-gaps'
import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { clubName } from '#charts/gap-text.ts'
import { distanceApart } from '#charts/gap.copy.ts'
import * as copy from './bag.copy.ts'

/** Helps to choose: the two clubs that are nearest to each other, when one of them could do for both. */
export function closePairSentence(profile: Profile): string | undefined {
  const { distances } = documentOf(profile)
  const closest = findGaps(gapClubs({ bag: profile.golfBag, distances }))
    .filter(({ verdict }) => verdict === 'too-close')
    .toSorted((a, b) => a.gapYards - b.gapYards)[0]
  if (!closest) return undefined
  const { longer, shorter } = closest
  const apart = distanceApart(closest, profile.preferredUnits)
  return copy.closePair({ longer: clubName(longer.club), shorter: clubName(shorter.club), apart })
}

/** Why this club may make room for another: the neighbour that stands nearest to it. */
export function nearestClubSentence(profile: Profile, club: ClubType): string | undefined {
  const { distances } = documentOf(profile)
  const nearest = findGaps(gapClubs({ bag: profile.golfBag, distances }))
    .filter(({ longer, shorter }) => longer.club === club || shorter.club === club)
    .toSorted((a, b) => a.gapYards - b.gapYards)[0]
  if (!nearest) return undefined
  const other = nearest.longer.club === club ? nearest.shorter : nearest.longer
  const apart = distanceApart(nearest, profile.preferredUnits)
  return copy.nearestClub({ club: clubName(club), other: clubName(other.club), apart })
}
