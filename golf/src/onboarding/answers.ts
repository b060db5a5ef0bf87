import type { BagClub } from '../bag.ts'
import type { ClubType } from '../club.ts'
import type { ClubDistances } from '../distances/club-distance.ts'
import type { Facts } from '../facts.ts'
import type { COURSE_FREQUENCIES, PLAYING_EXPERIENCES, SWING_TEMPOS, SwingSpeedRange } from '../golfer.ts'
import type { BallFlight } from '../persona.ts'
import type { QuickShot } from '../quick-bag/quick-shot.ts'

/** The closed sets used only by the questionnaire (specification 2 §3). */
export const PRIMARY_GOALS = ['lower-scores', 'more-distance', 'consistency', 'course-management', 'fun'] as const
export const STARTER_SET_IDS = ['good', 'better', 'best'] as const
export const BIGGEST_CHALLENGES = ['driver', 'approach', 'short-game', 'putting'] as const
export const COMMON_MISSES = ['right', 'left', 'short', 'long', 'inconsistent'] as const

export type PrimaryGoal = (typeof PRIMARY_GOALS)[number]
export type StarterSetId = (typeof STARTER_SET_IDS)[number]
export type BiggestChallenge = (typeof BIGGEST_CHALLENGES)[number]
export type CommonMiss = (typeof COMMON_MISSES)[number]

/** A question answered with a whole number: range and start value. */
export type WholeScale = { readonly min: number; readonly max: number; readonly start: number }

/** Specification 2 §3 and §5: strokes on 18 holes, yards of carry, feet and inches, years. */
export const AVERAGE_SCORE = { min: 65, max: 150, start: 95 } as const satisfies WholeScale
export const SEVEN_IRON_YARDS = { min: 40, max: 210 } as const satisfies Omit<WholeScale, 'start'>
/** What can be tapped instead of moving the slider: from a junior's 7-iron to a tour player's. */
export const SEVEN_IRON_CHOICES_YARDS = numbersFrom({ first: 40, last: 190, step: 15 })
/** The longest hole reached in two good shots; the last one and longer. */
export const REACH_IN_TWO_CHOICES_YARDS = numbersFrom({ first: 150, last: 450, step: 50 })
export const HEIGHT_FEET = { min: 4, max: 7, start: 5 } as const satisfies WholeScale
export const HEIGHT_INCHES = { min: 0, max: 11, start: 10 } as const satisfies WholeScale
export const AGE_YEARS = { min: 15, max: 85, start: 35 } as const satisfies WholeScale

/** Answers of the first section; `undefined` is unanswered. */
export type WhoYouAre = {
  readonly playingExperience: (typeof PLAYING_EXPERIENCES)[number]
  readonly averageScore: number
  readonly courseFrequency: (typeof COURSE_FREQUENCIES)[number]
  readonly primaryGoal: PrimaryGoal | undefined
  /** The one shot that a golfer without clubs was asked for; left out where it was not, or has no number. */
  readonly knownShot?: QuickShot | undefined
  /** Answers that are start values of the form, which the golfer left alone: they are not stored. None when left out. */
  readonly untouched?: readonly string[]
}

/** All answers, with the specification's names. */
export type GolfProfileAnswers = WhoYouAre & {
  readonly hasExistingClubs: 'yes' | 'no' | undefined
  readonly selectedClubs: readonly ClubType[]
  readonly starterSetId: StarterSetId | undefined
  /** Yards of carry; undefined when the golfer does not know it. */
  readonly sevenIronDistance: number | undefined
  /** The longest hole reached in two good shots; null for no idea, undefined when it was not asked. */
  readonly reachInTwoYards: number | null | undefined
  readonly ballFlight: BallFlight
  readonly swingTempo: (typeof SWING_TEMPOS)[number]
  readonly biggestChallenge: BiggestChallenge | undefined
  readonly mostCommonMiss: CommonMiss | undefined
  readonly heightFeet: number
  readonly heightInches: number
  readonly age: number
  readonly physicalLimitations: readonly string[]
  readonly mainChallenges: readonly string[]
}

/** What the profile knows before the questionnaire. Height in inches, age in years, speed in mph. */
export type KnownGolfer = {
  readonly playingExperience: WhoYouAre['playingExperience'] | null
  readonly averageScore: number | null
  readonly courseFrequency: WhoYouAre['courseFrequency'] | null
  readonly golfGoals: readonly string[]
  readonly handicap: number | null
  readonly swingSpeed: number | null
  readonly swingSpeedRange: SwingSpeedRange | null
  readonly reachInTwoYards: number | null
  readonly ballFlight: BallFlight | null
  readonly swingTempo: GolfProfileAnswers['swingTempo'] | null
  readonly missPattern: string | null
  readonly currentIssues: readonly string[]
  readonly height: number | null
  readonly age: number | null
  readonly hasCompletedOnboarding: boolean
  readonly facts: Facts
  readonly golfBag: readonly BagClub[]
  readonly distances: ClubDistances
}

function numbersFrom({ first, last, step }: Readonly<Record<'first' | 'last' | 'step', number>>): readonly number[] {
  return Array.from({ length: (last - first) / step + 1 }, (_, index) => first + index * step)
}
