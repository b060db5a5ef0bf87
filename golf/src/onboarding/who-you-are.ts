import { PROFILE_DEFAULTS } from '../golfer.ts'
import type { BallFlight } from '../persona.ts'
import { personaOfScore, storedFlight } from '../persona.ts'
import type { SkillEstimate } from '../skill-estimate.ts'
import { estimateSkill } from '../skill-estimate.ts'
import type { KnownGolfer, PrimaryGoal, WhoYouAre } from './answers.ts'
import { AGE_YEARS, PRIMARY_GOALS } from './answers.ts'
import { isHandicapEstimated, isSwingSpeedEstimated } from './estimated-facts.ts'
import { answeredOrStored, averageScoreOf } from './whole-scale.ts'

/** Profile values from the first section. Swing speed in mph. */
export type WhoYouAreValues = Omit<SkillEstimate, 'swingSpeedMph'> &
  Omit<WhoYouAre, 'primaryGoal'> & {
    readonly swingSpeed: number
    readonly golfGoals: readonly string[]
    readonly hasCompletedOnboarding: true
  }

/** Values that any end of the questionnaire stores. The golfer's own handicap and swing speed stay. */
export function whoYouAreValues(
  { playingExperience, averageScore, courseFrequency, primaryGoal }: WhoYouAre,
  golfer: KnownGolfer,
  ageYears: number = golfer.age ?? AGE_YEARS.start,
): WhoYouAreValues {
  const { swingSpeedMph, ...estimate } = estimateSkill({ averageScore, ageYears })
  return {
    playingExperience,
    averageScore: answeredOrStored({ answer: averageScore, stored: golfer.averageScore, startOf: averageScoreOf }),
    courseFrequency,
    golfGoals: goalsWith(primaryGoal, golfer.golfGoals),
    ...estimate,
    handicap: golfer.handicap === null || isHandicapEstimated(golfer) ? estimate.handicap : golfer.handicap,
    swingSpeed: golfer.swingSpeed === null || isSwingSpeedEstimated(golfer) ? swingSpeedMph : golfer.swingSpeed,
    hasCompletedOnboarding: true,
  }
}

/**
 * The flight to store for a golfer who stops before that question: the persona's usual one while the profile has the
 * default.
 */
export function flightWithoutAnswer({ averageScore }: WhoYouAre, golfer: KnownGolfer): BallFlight {
  const isDefault = golfer.ballFlight === null || golfer.ballFlight === PROFILE_DEFAULTS.ballFlight
  if (golfer.ballFlight !== null && (golfer.hasCompletedOnboarding || !isDefault)) return golfer.ballFlight
  return storedFlight(personaOfScore(averageScore).typicalBallFlight)
}

/** The chosen goal first; goals from elsewhere stay. */
function goalsWith(chosen: PrimaryGoal | undefined, stored: readonly string[]): readonly string[] {
  if (!chosen) return stored
  const asked: ReadonlySet<string> = new Set(PRIMARY_GOALS)
  return [chosen, ...stored.filter((goal) => !asked.has(goal))]
}
