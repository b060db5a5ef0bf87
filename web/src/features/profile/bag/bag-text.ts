import type { ClubType } from '@bagwise/golf/club'
import { findGaps, gapClubs } from '@bagwise/golf/gapping/find-gaps'
import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { clubName } from '#charts/gap-text.ts'
import { distanceApart } from '#charts/gap.copy.ts'

/** The question behind a bag with more clubs than the rules allow. */
export function leaveOutQuestion(surplusCount: number): string {
  if (surplusCount === 1) return 'Which one do you leave out? It stays yours.'
  return `Which one do you leave out first? ${surplusCount} have to stay at home; they stay yours.`
}

/** Helps to choose: the two clubs that are nearest to each other, when one of them could do for both. */
export function closePairSentence(profile: Profile): string | undefined {
  const { distances } = documentOf(profile)
  const closest = findGaps(gapClubs({ bag: profile.golfBag, distances }))
    .filter(({ verdict }) => verdict === 'too-close')
    .toSorted((a, b) => a.gapYards - b.gapYards)[0]
  if (!closest) return undefined
  const { longer, shorter } = closest
  const apart = distanceApart(closest, profile.preferredUnits)
  return `Your ${clubName(longer.club)} and ${clubName(shorter.club)} are only ${apart} apart: one of them may do.`
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
  return `We suggest the ${clubName(club)}: it stands ${apart} from your ${clubName(other.club)}.`
}
