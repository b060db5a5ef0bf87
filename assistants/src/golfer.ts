import { advisedBag } from '@bagwise/contract/from-profile/advised-bag'
import type { AdvisedBag } from '@bagwise/contract/from-profile/advised-bag'
import { golferWithShots } from '@bagwise/contract/from-profile/golfer-with-shots'
import type { Profile } from '@bagwise/contract/profile'
import type { Round } from '@bagwise/contract/rounds'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import { memoryWithRounds } from '@bagwise/golf/play/memory-of-rounds'
import type { MemoryWithRounds, RoundRows } from '@bagwise/golf/play/memory-of-rounds'

/** The golfer who asks, as far as is known: of a takeout, of an account, or of clubs that were typed. */
export type AskingGolfer = {
  readonly profile: Profile
  /** Kept shots, the latest day first. */
  readonly sessions: readonly (ShotSession & { readonly shots: readonly KeptShot[] })[]
  /** Rounds of the handicap index. */
  readonly rounds: readonly Round[]
  readonly playedRounds: readonly RoundRows[]
  /** A round is being played under tournament rules. */
  readonly isInTournament: boolean
}

/** What kept shots and finished rounds teach; undefined without any. `today` is a calendar day, such as 2026-11-29. */
export function memoryOf(
  { profile, sessions, playedRounds }: AskingGolfer,
  today: string,
): MemoryWithRounds | undefined {
  const hasShots = playedRounds.length > 0 || sessions.some(({ shots }) => shots.length > 0)
  return hasShots ? memoryWithRounds(golferWithShots(profile, { sessions, today }), playedRounds) : undefined
}

/** The golfer's bag as the page advises on it. */
export function bagOf(golfer: AskingGolfer, today: string): AdvisedBag {
  return advisedBag(golfer.profile, memoryOf(golfer, today))
}
