import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { clubsInBag } from '@bagwise/golf/bag'
import { analyseGaps } from '@bagwise/golf/gapping/analyse-gaps'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'
import { isHandicapEstimated } from '@bagwise/golf/onboarding/estimated-facts'
import { handicapText } from '#quantities/handicap.ts'

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

const EXPERIENCE_WORDS = {
  beginner: 'Beginner',
  casual: 'Casual',
  regular: 'Regular',
  serious: 'Serious',
} as const satisfies Record<NonNullable<Profile['playingExperience']>, string>

/** Handicap, gapping score, experience and the size of the bag. */
export function statsOf(profile: Profile): readonly Stat[] {
  const { handicap, playingExperience, golfBag: bag } = profile
  const { distances } = documentOf(profile)
  const hasDistances = gapClubs({ bag, distances }).length > 0
  return [
    {
      label: 'Handicap',
      figure: handicap === null ? UNKNOWN : handicapText(handicap),
      ...(isHandicapEstimated(profile) && { scale: 'estimated' }),
      to: '#handicap',
    },
    {
      label: 'Gapping Score',
      ...(hasDistances
        ? { figure: String(analyseGaps({ bag, distances }).gappingScore), scale: '/ 100' }
        : { figure: UNKNOWN }),
      to: '/distances',
    },
    {
      label: 'Playing Experience',
      figure: playingExperience ? EXPERIENCE_WORDS[playingExperience] : UNKNOWN,
      to: '#profile',
    },
    { label: 'Clubs in Bag', figure: String(clubsInBag(bag).length), to: '#bag' },
  ]
}
