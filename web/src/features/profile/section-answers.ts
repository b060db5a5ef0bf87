import type { Profile } from '@bagwise/contract/profile'
import { countBesidesPutter, hasPutter } from '@bagwise/golf/bag-problems'
import { isFactEstimated, withEstimatedFacts } from '@bagwise/golf/facts'
import { useRounds } from '#data/use-rounds.ts'
import { useShownProfile } from '#data/use-shown-profile.ts'
import { handicapText } from '#quantities/handicap.ts'
import * as copy from './profile.copy.ts'

/** What is in the closed sections of the page, in a line each. */
export function useSectionAnswers() {
  const { profile } = useShownProfile()
  const { rounds, load } = useRounds()
  if (!profile) return { bag: '', handicap: '' }
  const handicap = handicapAnswer(profile)
  return {
    bag: bagAnswer(profile),
    handicap: load === 'loaded' || rounds.length > 0 ? `${handicap} · ${copy.roundCount(rounds.length)}` : handicap,
  }
}

function bagAnswer({ golfBag }: Profile): string {
  const count = countBesidesPutter(golfBag)
  return count === 0 ? copy.noClubs : copy.clubsAndPutter({ count, hasPutter: hasPutter(golfBag) })
}

function handicapAnswer(profile: Profile): string {
  const { handicap } = withEstimatedFacts(profile)
  if (handicap === null) return copy.notGiven
  const text = handicapText(handicap)
  return isFactEstimated(profile, 'handicap') ? copy.estimatedHandicap(text) : text
}
