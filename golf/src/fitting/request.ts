import { INCHES_PER_FOOT } from '../units.ts'
import { USUAL_HANDICAP } from '../golfer.ts'
import { estimateSkill } from '../skill-estimate.ts'
import { knownSwingSpeedMph } from '../swing-speed.ts'
import { typedSpeed } from '../typed-speed.ts'
import type { ClubType } from '../club.ts'
import type { EquipmentIssue, FittingAnswers, FittingGoal } from './answers.ts'

/** The budget under the name used in requests (specification 2 §7). */
export const REQUEST_BUDGETS = { budget: 'budget', medium: 'mid-range', premium: 'premium' } as const

/** An owned club relevant to the fitting; `carryYards` is missing when unknown. */
export type FittedClub = {
  readonly type: ClubType
  readonly loftDeg: number
  /** The loft is the usual one, not entered by the golfer. */
  readonly isLoftAssumed?: boolean
  readonly carryYards?: number | undefined
}

/** Input of the recommendations. */
export type FittingRequest = {
  readonly userProfile: Omit<FittingAnswers, 'handicap' | 'swingSpeedMph' | 'budget' | 'primaryGoal'> & {
    readonly handicap: number
    readonly isHandicapKnown: boolean
    readonly heightTotalInches: number
    readonly swingSpeedMph: number
    /** About four golfers in five swing within it. */
    readonly speedPlusMinusMph: number
    readonly clubs: readonly FittedClub[]
  }
  readonly budget: (typeof REQUEST_BUDGETS)[keyof typeof REQUEST_BUDGETS]
  readonly priorities: readonly FittingGoal[]
  readonly currentIssues: readonly EquipmentIssue[]
}

/** Builds a request from answers: a missing handicap is 18, a missing swing speed is estimated. */
export function fittingRequest(answers: FittingAnswers, clubs: readonly FittedClub[] = []): FittingRequest {
  const { handicap, swingSpeedMph, budget, primaryGoal, ...said } = answers
  const speed = typedSpeed(swingSpeedMph ?? estimatedSpeedMph(answers))
  return {
    userProfile: {
      ...said,
      handicap: handicap ?? USUAL_HANDICAP,
      isHandicapKnown: handicap !== undefined,
      isHandicapEstimated: said.isHandicapEstimated || handicap === undefined,
      heightTotalInches: heightTotalInches(answers),
      swingSpeedMph: speed.mph,
      speedPlusMinusMph: speed.plusMinusMph,
      isSpeedEstimated: said.isSpeedEstimated || swingSpeedMph === undefined,
      clubs,
    },
    budget: REQUEST_BUDGETS[budget],
    priorities: [primaryGoal],
    currentIssues: said.equipmentIssues,
  }
}

/** Total inches of a height in feet and inches. */
export function heightTotalInches({
  heightFeet,
  heightInches,
}: Pick<FittingAnswers, 'heightFeet' | 'heightInches'>): number {
  return INCHES_PER_FOOT * heightFeet + heightInches
}

/** The usual handicap for a score. */
export function estimatedHandicap({
  averageScore,
  ageYears,
}: Pick<FittingAnswers, 'averageScore' | 'ageYears'>): number {
  return estimateSkill({ averageScore, ageYears }).handicap
}

/** Driver speed in mph: from the profile's range, else estimated from score and age. */
export function estimatedSpeedMph({
  averageScore,
  ageYears,
  swingSpeedRange,
}: Pick<FittingAnswers, 'averageScore' | 'ageYears' | 'swingSpeedRange'>): number {
  const knownMph = knownSwingSpeedMph({ swingSpeed: null, swingSpeedRange })
  return knownMph ?? estimateSkill({ averageScore, ageYears }).swingSpeedMph
}
