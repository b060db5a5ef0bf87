import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { analyseGaps } from '@bagwise/golf/gapping/analyse-gaps'
import { gapClubs } from '@bagwise/golf/gapping/find-gaps'
import { bagFit } from '@bagwise/golf/one-bag/bag-fit'
import { bagPlanOf } from '#profile-parts/bag-plan/bag-plan.ts'

/** The score of the bag, 0 to 100, by both readings. */
export type GappingFigure = {
  /** For the golfer's swing; undefined below three numbers of their own. */
  readonly score: number | undefined
  /** By the limits of 5 and 20 yards. */
  readonly fixedScore: number
}

/** Undefined while no club in the bag has a distance. It brings the flight of the clubs along: load it when it is needed. */
export function gappingFigure(profile: Profile): GappingFigure | undefined {
  const { golfBag: bag } = profile
  const { distances } = documentOf(profile)
  if (gapClubs({ bag, distances }).length === 0) return undefined
  return {
    score: bagFit(bagPlanOf(profile)).score,
    fixedScore: analyseGaps({ bag, distances }).gappingScore,
  }
}
