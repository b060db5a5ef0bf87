import { knownOf } from '@bagwise/golf/distances/like-me-for-golfer'
import { withEstimatedFacts } from '@bagwise/golf/facts'
import type { BagGolfer } from '@bagwise/golf/one-bag/bag-golfer'
import { isBeginner, planningGolfer } from '@bagwise/golf/one-bag/planning-golfer'
import { documentOf } from '../profile-document.ts'
import type { Profile } from '../profile.ts'

/** What the plan for a bag rests on. */
export function planningGolferOf(profile: Profile): BagGolfer {
  return planningGolfer({
    golfBag: profile.golfBag,
    distances: documentOf(profile).distances,
    known: knownOf(profile),
    isBeginner: isBeginner(withEstimatedFacts(profile)),
    isSerious: profile.playingExperience === 'serious',
  })
}
