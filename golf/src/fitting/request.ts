import { INCHES_PER_FOOT } from '../units.ts'
import { USUAL_HANDICAP } from '../golfer.ts'
import { estimateSkill } from '../skill-estimate.ts'
import { saidSpeed } from '../distances/like-me-for-golfer.ts'
import { golferSpeed } from '../golfer-speed.ts'
import type { GolferSpeed, SpeedEvidence } from '../golfer-speed.ts'
import type { ClubType } from '../club.ts'
import type { LoftedType } from '../one-bag/bag-golfer.ts'
import type { PlannedBag } from './bag-parts.ts'
import type { EquipmentIssue, FittingAnswers, FittingGoal } from './answers.ts'

/** As fine as a height is stored. */
const HUNDREDTHS = 100

/** The budget under the name used in requests (specification 2 §7). */
export const REQUEST_BUDGETS = { budget: 'budget', medium: 'mid-range', premium: 'premium' } as const

/** A club of the bag. */
export type FittedClub = {
  readonly type: ClubType
  readonly loftDeg: number
  /** The loft is the usual one, not entered by the golfer. */
  readonly isLoftAssumed?: boolean
  /** Bagwise put it into the bag, and the golfer has not hit it yet. */
  readonly isSample?: boolean
}

/** Input of the recommendations. */
export type FittingRequest = {
  readonly userProfile: Omit<
    FittingAnswers,
    'handicap' | 'swingSpeedMph' | 'isSpeedEstimated' | 'budget' | 'primaryGoal'
  > & {
    readonly handicap: number
    readonly isHandicapKnown: boolean
    readonly heightTotalInches: number
    /** The golfer's one driver speed. */
    readonly speed: GolferSpeed
    readonly clubs: readonly FittedClub[]
    /** What the plan for the bag buys; undefined where the bag has too few carries for a plan. */
    readonly toBuy: readonly LoftedType[] | undefined
  }
  readonly budget: (typeof REQUEST_BUDGETS)[keyof typeof REQUEST_BUDGETS]
  readonly priorities: readonly FittingGoal[]
  readonly currentIssues: readonly EquipmentIssue[]
}

/** Builds a request from answers: a missing handicap is 18. */
export function fittingRequest(
  answers: FittingAnswers,
  { clubs = [], toBuy, speed = speedOfAnswers(answers) }: Partial<PlannedBag> & { readonly speed?: GolferSpeed } = {},
): FittingRequest {
  const { handicap, swingSpeedMph: _typed, isSpeedEstimated: _shown, budget, primaryGoal, ...said } = answers
  return {
    userProfile: {
      ...said,
      handicap: handicap ?? USUAL_HANDICAP,
      isHandicapKnown: handicap !== undefined,
      isHandicapEstimated: said.isHandicapEstimated || handicap === undefined,
      heightTotalInches: heightTotalInches(answers),
      speed,
      clubs,
      toBuy,
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
  return Math.round((INCHES_PER_FOOT * heightFeet + heightInches) * HUNDREDTHS) / HUNDREDTHS
}

/** The usual handicap for a score. */
export function estimatedHandicap({
  averageScore,
  ageYears,
}: Pick<FittingAnswers, 'averageScore' | 'ageYears'>): number {
  return estimateSkill({ averageScore, ageYears }).handicap
}

/**
 * The one driver speed of a golfer who answers so: a typed speed is said, and counts beside the carries. Without evidence from
 * a profile the handicap counts, or what follows from the score.
 */
export function speedOfAnswers(answers: FittingAnswers, evidence?: SpeedEvidence): GolferSpeed {
  const { swingSpeedMph = null, isSpeedEstimated, handicap } = answers
  const typed = isSpeedEstimated ? undefined : saidSpeed({ swingSpeed: swingSpeedMph, swingSpeedRange: null })
  const { known, ...others } = evidence ?? {
    references: [],
    known: { handicap: handicap ?? estimatedHandicap(answers) },
  }
  return golferSpeed({ ...others, known: { ...known, speed: typed ?? known.speed } })
}
