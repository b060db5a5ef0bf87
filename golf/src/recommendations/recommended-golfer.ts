import type { BagClub } from '../bag.ts'
import type { ClubDistances } from '../distances/club-distance.ts'
import type { COURSE_FREQUENCIES, PLAYING_EXPERIENCES } from '../golfer.ts'
import type { BallFlight, SkillLevel } from '../persona.ts'
import type { GolferSpeed } from '../golfer-speed.ts'

/** Input of the rules; null where the profile has nothing. The bag contains every owned club. */
export type RecommendedGolfer = {
  readonly bag: readonly BagClub[]
  readonly distances: ClubDistances
  readonly speed: GolferSpeed
  readonly handicap: number | null
  readonly ballFlight: BallFlight | null
  readonly skillLevel: SkillLevel | null
  readonly playingExperience: (typeof PLAYING_EXPERIENCES)[number] | null
  readonly courseFrequency: (typeof COURSE_FREQUENCIES)[number] | null
}
