import type { GolferWithShots } from '@bagwise/golf/memory/shot-memory'
import { documentOf } from '../profile-document.ts'
import type { Profile } from '../profile.ts'

/** What is learned from a golfer's shots is asked with. */
export function golferWithShots(
  profile: Profile,
  { sessions, today }: Pick<GolferWithShots, 'sessions' | 'today'>,
): GolferWithShots {
  return {
    sessions,
    clubs: profile.golfBag,
    profile,
    distances: documentOf(profile).distances,
    handicap: profile.handicap ?? undefined,
    today,
  }
}
