import { PROFILE_DEFAULTS } from '../golfer.ts'
import type { BallFlight } from '../persona.ts'
import { personaOfScore, storedFlight } from '../persona.ts'
import type { SkillEstimate } from '../skill-estimate.ts'
import { estimateSkill } from '../skill-estimate.ts'
import type { KnownGolfer, PrimaryGoal, WhoYouAre } from './answers.ts'
import { AGE_YEARS, PRIMARY_GOALS } from './answers.ts'
import { answeredOrStored, averageScoreOf } from './whole-scale.ts'

/** What the first section says of a golfer. Swing speed in mph. */
export type WhoYouAreValues = Omit<SkillEstimate, 'swingSpeedMph'> &
  Omit<WhoYouAre, 'primaryGoal'> & {
    readonly swingSpeed: number
    readonly golfGoals: readonly string[]
    readonly hasCompletedOnboarding: true
  }

/** The values that any end of the questionnaire stores. A handicap or swing speed of the golfer's own stays. */
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
    handicap: ownHandicap(golfer) ?? estimate.handicap,
    swingSpeed: ownSwingSpeedMph(golfer) ?? swingSpeedMph,
    hasCompletedOnboarding: true,
  }
}

/**
 * The flight to store for a golfer who stops before the question about it: the persona's usual one, as long as
 * the profile holds nothing but the default.
 */
export function flightWithoutAnswer({ averageScore }: WhoYouAre, golfer: KnownGolfer): BallFlight {
  const isDefault = golfer.ballFlight === null || golfer.ballFlight === PROFILE_DEFAULTS.ballFlight
  if (golfer.ballFlight !== null && (golfer.hasCompletedOnboarding || !isDefault)) return golfer.ballFlight
  return storedFlight(personaOfScore(averageScore).typicalBallFlight)
}

/** The chosen goal first; goals that are none of the questionnaire's stay. */
function goalsWith(chosen: PrimaryGoal | undefined, stored: readonly string[]): readonly string[] {
  if (!chosen) return stored
  const asked: ReadonlySet<string> = new Set(PRIMARY_GOALS)
  return [chosen, ...stored.filter((goal) => !asked.has(goal))]
}

/**
 * Undefined when the stored handicap is Bagwise's own estimate, or the default of an account whose golfer was never
 * asked: the first questionnaire replaces that one, so 18 was typed wherever it stands later. The capture form's 20
 * is only written over a handicap that the golfer has taken away, so 20 counts as typed.
 */
function ownHandicap(golfer: KnownGolfer): number | undefined {
  const { handicap, hasCompletedOnboarding } = golfer
  const isDefault = !hasCompletedOnboarding && handicap === PROFILE_DEFAULTS.handicap
  if (handicap === null || isDefault || handicap === earlierEstimate(golfer)?.handicap) return undefined
  return handicap
}

/** Undefined when there is none or when Bagwise estimated it from the score and age stored with it. */
function ownSwingSpeedMph(golfer: KnownGolfer): number | undefined {
  const { swingSpeed } = golfer
  return swingSpeed === null || swingSpeed === earlierEstimate(golfer)?.swingSpeedMph ? undefined : swingSpeed
}

function earlierEstimate({ averageScore, age }: KnownGolfer): SkillEstimate | undefined {
  return averageScore === null ? undefined : estimateSkill({ averageScore, ageYears: age ?? AGE_YEARS.start })
}
