import { INCHES_PER_FOOT } from '../units.ts'
import { estimateSkill } from '../skill-estimate.ts'
import { knownSwingSpeedMph } from '../swing-speed.ts'
import type { ClubType } from '../club.ts'
import type { EquipmentIssue, FittingAnswers, FittingGoal } from './answers.ts'

/** Taken when the golfer gave no handicap (specification 2 §5). */
const USUAL_HANDICAP = 18

/** The budget by the name that requests give it (specification 2 §7). */
export const REQUEST_BUDGETS = { budget: 'budget', medium: 'mid-range', premium: 'premium' } as const

/** A club the golfer owns that the fitting looks at; the carry is missing when nobody knows it. */
export type FittedClub = {
  readonly type: ClubType
  readonly loftDeg: number
  /** Nobody has said the loft: it is the usual one. */
  readonly isLoftAssumed?: boolean
  readonly carryYards?: number | undefined
}

/** What recommendations are asked for with. */
export type FittingRequest = {
  readonly userProfile: Omit<FittingAnswers, 'handicap' | 'swingSpeedMph' | 'budget' | 'primaryGoal'> & {
    readonly handicap: number
    readonly isHandicapKnown: boolean
    readonly heightTotalInches: number
    readonly swingSpeedMph: number
    readonly clubs: readonly FittedClub[]
  }
  readonly budget: (typeof REQUEST_BUDGETS)[keyof typeof REQUEST_BUDGETS]
  readonly priorities: readonly FittingGoal[]
  readonly currentIssues: readonly EquipmentIssue[]
}

/** The request of these answers: a missing handicap is 18, a missing swing speed is estimated. */
export function fittingRequest(answers: FittingAnswers, clubs: readonly FittedClub[] = []): FittingRequest {
  const { handicap, swingSpeedMph, budget, primaryGoal, ...said } = answers
  return {
    userProfile: {
      ...said,
      handicap: handicap ?? USUAL_HANDICAP,
      isHandicapKnown: handicap !== undefined,
      heightTotalInches: heightTotalInches(answers),
      swingSpeedMph: swingSpeedMph ?? estimatedSpeedMph(answers),
      isSpeedEstimated: said.isSpeedEstimated || swingSpeedMph === undefined,
      clubs,
    },
    budget: REQUEST_BUDGETS[budget],
    priorities: [primaryGoal],
    currentIssues: said.equipmentIssues,
  }
}

/** Inches of feet and inches together. */
export function heightTotalInches({
  heightFeet,
  heightInches,
}: Pick<FittingAnswers, 'heightFeet' | 'heightInches'>): number {
  return INCHES_PER_FOOT * heightFeet + heightInches
}

/** A handicap as golfers of this score usually have. */
export function estimatedHandicap({
  averageScore,
  ageYears,
}: Pick<FittingAnswers, 'averageScore' | 'ageYears'>): number {
  return estimateSkill({ averageScore, ageYears }).handicap
}

/** Driver speed in mph: of the range in the profile, else as golfers of this score and age usually swing. */
export function estimatedSpeedMph({
  averageScore,
  ageYears,
  swingSpeedRange,
}: Pick<FittingAnswers, 'averageScore' | 'ageYears' | 'swingSpeedRange'>): number {
  const knownMph = knownSwingSpeedMph({ swingSpeed: null, swingSpeedRange })
  return knownMph ?? estimateSkill({ averageScore, ageYears }).swingSpeedMph
}
