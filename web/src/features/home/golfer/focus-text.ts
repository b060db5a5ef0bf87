import { CLUBS } from '@bagwise/golf/club'
import { findGaps, gapClubs } from '@bagwise/golf/gapping/find-gaps'
import { homeAnalysis } from '@bagwise/golf/gapping/home-analysis'
import type { BagAction } from '@bagwise/golf/one-bag/bag-action'
import type { SwingGap } from '@bagwise/golf/one-bag/holes'
import type { BagPlan } from '@bagwise/golf/one-bag/plan-bag'
import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import { actionId } from '#profile-parts/bag-plan/not-now.ts'
import { shownGap, unitWords } from '#quantities/distance.ts'
import * as copy from './golfer.copy.ts'
import { nextAction } from './next-action.ts'

/**
 * The gap to think of first, in one line, as the plan for the bag has it: the hole of the club to buy, else the gap to
 * measure, else one to live with, where the limits of the home analysis say which. It names no gap that Distances does
 * not list. Undefined while fewer than two clubs have a distance.
 */
export function firstGapLine(
  profile: Profile,
  plan: BagPlan,
  isPutOff: (action: BagAction) => boolean,
): string | undefined {
  const gaps = findGaps(gapClubs({ bag: profile.golfBag, distances: documentOf(profile).distances }))
  if (gaps.length === 0) return undefined
  const { next, measure } = nextAction(plan, isPutOff) ?? {}
  if (next?.reason === 'hole') return copy.gapToClose(gapWords(profile, next.hole))
  if (measure?.kind === 'measure') return copy.gapToMeasure(gapWords(profile, measure.gap))

  const hidden = [...plan.normalHoleIds, ...plan.actions.filter(isPutOff).map(actionId)]
  const listed = plan.holes.filter(({ id }) => !hidden.includes(id))
  const beyond = homeAnalysis(gaps).flatMap(({ longer, shorter }) =>
    listed.filter((hole) => hole.longer.type === longer.club && hole.shorter.type === shorter.club),
  )
  const [first] = [...beyond, ...listed]
  return first ? copy.gapToLiveWith(gapWords(profile, first)) : copy.noLargeGap
}

function gapWords({ preferredUnits: units }: Profile, { longer, shorter }: Pick<SwingGap, 'longer' | 'shorter'>) {
  const shown = shownGap({ longerYards: longer.carryYards, shorterYards: shorter.carryYards }, units)
  return {
    gap: `${shown} ${unitWords(units)}`,
    longer: CLUBS[longer.type].displayName,
    shorter: CLUBS[shorter.type].displayName,
  }
}
