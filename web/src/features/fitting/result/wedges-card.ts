import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { Fitting } from '@bagwise/golf/fitting/fit'
import { BOUNCES } from '@bagwise/golf/fitting/wedge-rules'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { BagPlan } from '@bagwise/golf/one-bag/plan-bag'
import { bagPartCard } from './bag-part-card.ts'
import { newerClubs } from './newer-clubs.ts'
import * as copy from './recommendation.copy.ts'
import type { FittingRecommendation, Reason } from './recommendation.ts'
import { degreesText } from '#quantities/club-measure.ts'

type Planned = { readonly plan: BagPlan | undefined; readonly units: PreferredUnits }

export function wedgesCard(
  { wedges, bounce }: Fitting,
  { userProfile }: FittingRequest,
  { plan, units }: Planned,
): FittingRecommendation {
  const { owned, toBuy, pitchingDeg } = wedges
  const words = { firstBag: copy.firstWedge(degreesText(pitchingDeg)), own: copy.ownWedges }
  const card = bagPartCard({ part: wedges, plan, units, isOfPart: isWedge, words })
  return {
    category: 'wedges',
    title: copy.titles.wedges,
    recommendations: [
      {
        ...card,
        specs: { ...card.specs, [copy.specs.bounce]: copy.bounceText(bounce, copy.degreesBetween(BOUNCES[bounce])) },
        reasoning: [
          ...card.reasoning,
          ...strongerIrons(wedges),
          ...(owned.some(({ isLoftAssumed }) => isLoftAssumed) ? [ASSUMED] : []),
          { sentence: copy.steepnessSentences[userProfile.attackAngle], basis: copy.basis.bounce },
        ],
        alternatives: toBuy.length > 0 ? [copy.wedgesOfTheYear, newerClubs('wedge')] : [copy.checkLofts],
      },
    ],
  }
}

const ASSUMED: Reason = { sentence: copy.assumedLofts, basis: copy.basis.thumb }

function isWedge(club: ClubType): boolean {
  return CLUBS[club].kind === 'wedge'
}

/** With the advised irons comes a stronger pitching wedge: wedges are looked at again then, never beside it. */
function strongerIrons({ pitchingDeg, strongerPitchingDeg }: Fitting['wedges']): readonly Reason[] {
  if (strongerPitchingDeg === undefined) return []
  const sentence = copy.strongerIrons({ theirs: degreesText(strongerPitchingDeg), own: degreesText(pitchingDeg) })
  return [{ sentence, basis: copy.basis.thumb }]
}
