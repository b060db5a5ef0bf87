import type { BagClub } from '../bag.ts'
import type { ClubDistances } from '../distances/club-distance.ts'
import type { COURSE_FREQUENCIES, PLAYING_EXPERIENCES } from '../golfer.ts'
import type { BallFlight, SkillLevel } from '../persona.ts'
import type { KnownSwing } from '../swing-speed.ts'

/** What the rules look at; null where the profile says nothing. The bag is every club the golfer owns. */
export type RecommendedGolfer = KnownSwing & {
  readonly bag: readonly BagClub[]
  readonly distances: ClubDistances
  /** Bagwise worked the speed out: good enough to advise by, not to change shafts for. */
  readonly isSpeedEstimated?: boolean
  readonly handicap: number | null
  readonly ballFlight: BallFlight | null
  readonly skillLevel: SkillLevel | null
  readonly playingExperience: (typeof PLAYING_EXPERIENCES)[number] | null
  readonly courseFrequency: (typeof COURSE_FREQUENCIES)[number] | null
}
