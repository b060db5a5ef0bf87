import type { Profile } from '@bagwise/contract/profile'
import type { QuickGolfer } from '@bagwise/golf/quick-bag/quick-bag'

/** What the profile says that the estimate goes by, and nothing else: it is sent to the worker. */
export function quickGolferOf(profile: Profile): QuickGolfer {
  const { handicap, swingSpeed, swingSpeedRange, reachInTwoYards, averageScore, age, hasCompletedOnboarding, facts } =
    profile
  return { handicap, swingSpeed, swingSpeedRange, reachInTwoYards, averageScore, age, hasCompletedOnboarding, facts }
}
