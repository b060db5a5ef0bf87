import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { clubsInBag } from '@bagwise/golf/bag'
import { isFactEstimated, withEstimatedFacts } from '@bagwise/golf/facts'
import { analyseGaps } from '@bagwise/golf/gapping/analyse-gaps'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'
import { handicapText } from '#quantities/handicap.ts'
import * as copy from './header.copy.ts'

/** One of the four figures, with where it comes from. */
export type Stat = {
  readonly label: string
  /** "–" while nothing is known. */
  readonly figure: string
  /** Behind the figure, smaller. */
  readonly scale?: string
  /** Where the figure is explained or changed. */
  readonly to: string
}

const UNKNOWN = '–'

/** Handicap, gapping score, experience and the size of the bag. */
export function statsOf(profile: Profile): readonly Stat[] {
  const { handicap, playingExperience, golfBag: bag } = withEstimatedFacts(profile)
  const { distances } = documentOf(profile)
  const hasDistances = gapClubs({ bag, distances }).length > 0
  return [
    {
      label: copy.statLabels.handicap,
      figure: handicap === null ? UNKNOWN : handicapText(handicap),
      ...(isFactEstimated(profile, 'handicap') && { scale: copy.handicapScale }),
      to: '#handicap',
    },
    {
      label: copy.statLabels.gappingScore,
      ...(hasDistances
        ? { figure: String(analyseGaps({ bag, distances }).gappingScore), scale: copy.gappingScale }
        : { figure: UNKNOWN }),
      to: '/distances',
    },
    {
      label: copy.statLabels.playingExperience,
      figure: playingExperience ? copy.experienceLabels[playingExperience] : UNKNOWN,
      to: '#profile',
    },
    { label: copy.statLabels.clubsInBag, figure: String(clubsInBag(bag).length), to: '#bag' },
  ]
}
