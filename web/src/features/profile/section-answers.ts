import type { Profile } from '@bagwise/contract/profile'
import { countBesidesPutter, hasPutter } from '@bagwise/golf/bag-problems'
import { isFactEstimated, withEstimatedFacts } from '@bagwise/golf/facts'
import { handicapText } from '#quantities/handicap.ts'
import * as copy from './profile.copy.ts'

/** The bag in a line. */
export function bagAnswer({ golfBag }: Profile): string {
  const count = countBesidesPutter(golfBag)
  return count === 0 ? copy.noClubs : copy.clubsAndPutter({ count, hasPutter: hasPutter(golfBag) })
}

/** The handicap in a line. */
export function handicapAnswer(profile: Profile): string {
  const { handicap } = withEstimatedFacts(profile)
  if (handicap === null) return copy.notGiven
  const text = handicapText(handicap)
  return isFactEstimated(profile, 'handicap') ? copy.estimatedHandicap(text) : text
}
