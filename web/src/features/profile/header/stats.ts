import type { Profile } from '@bagwise/contract/profile'
import { clubsInBag } from '@bagwise/golf/bag'
import { isFactEstimated, withEstimatedFacts } from '@bagwise/golf/facts'
import { handicapText } from '#quantities/handicap.ts'
import type { GappingFigure } from './gapping-figure.ts'
import * as copy from './header.copy.ts'

/** One of the four figures, with where it comes from. */
export type Stat = {
  readonly label: string
  /** "–" while nothing is known. */
  readonly figure: string
  /** Behind the figure, smaller. */
  readonly scale?: string
  /** Below the label, smaller. */
  readonly notes?: readonly string[]
  /** Where the figure is explained or changed. */
  readonly to: string
}

const UNKNOWN = '–'

/** Handicap, gapping score, experience and the size of the bag. */
export function statsOf(profile: Profile, gapping: GappingFigure | undefined): readonly Stat[] {
  const { handicap, playingExperience, golfBag: bag } = withEstimatedFacts(profile)
  return [
    {
      label: copy.statLabels.handicap,
      figure: handicap === null ? UNKNOWN : handicapText(handicap),
      ...(isFactEstimated(profile, 'handicap') && { scale: copy.handicapScale }),
      to: '#handicap',
    },
    gappingStat(gapping),
    {
      label: copy.statLabels.playingExperience,
      figure: playingExperience ? copy.experienceLabels[playingExperience] : UNKNOWN,
      to: '#profile',
    },
    { label: copy.statLabels.clubsInBag, figure: String(clubsInBag(bag).length), to: '#bag' },
  ]
}

function gappingStat(gapping: GappingFigure | undefined): Stat {
  const stat = { label: copy.statLabels.gappingScore, to: '/distances' }
  if (!gapping) return { ...stat, figure: UNKNOWN }
  const { score, fixedScore } = gapping
  const byFixedRule = copy.fixedRuleScore(fixedScore)
  return score === undefined
    ? { ...stat, figure: UNKNOWN, notes: [copy.noScoreYet, byFixedRule] }
    : { ...stat, figure: String(score), scale: copy.gappingScale, notes: [byFixedRule] }
}
