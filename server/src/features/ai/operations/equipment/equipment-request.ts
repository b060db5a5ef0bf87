import type { EquipmentQuestion } from '@bagwise/contract/ai/equipment-recommendations'
import { CLUBS } from '@bagwise/golf/club'
import { EQUIPMENT_ISSUES, EQUIPMENT_TIERS, FITTING_DEFAULTS, FITTING_GOALS } from '@bagwise/golf/fitting/answers'
import type { EquipmentTier } from '@bagwise/golf/fitting/answers'
import type { GolferSpeed } from '@bagwise/golf/golfer-speed'
import { golferSpeed } from '@bagwise/golf/golfer-speed'
import { fittingRequest, REQUEST_BUDGETS } from '@bagwise/golf/fitting/request'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import { budgetEndDollars } from '@bagwise/golf/fitting/spending-order'

/** Defaults of the specification (2 §7). */
export const USUAL_QUESTION = { budget: 'mid-range', priorities: ['performance'] } as const

/** The question in the form the fitting's rules expect. */
export function requestOf(question: EquipmentQuestion): FittingRequest {
  const { golfer, priorities = [], currentIssues = [], purchases } = question
  const { swingTempo, ballFlight, attackAngle, clubs = [] } = golfer
  return fittingRequest(
    {
      ...FITTING_DEFAULTS,
      averageScore: golfer.averageScore ?? FITTING_DEFAULTS.averageScore,
      handicap: golfer.handicap ?? undefined,
      ...(golfer.height != null && { heightFeet: 0, heightInches: golfer.height }),
      weightPounds: golfer.weight ?? FITTING_DEFAULTS.weightPounds,
      ageYears: golfer.age ?? FITTING_DEFAULTS.ageYears,
      swingTempo: swingTempo ?? FITTING_DEFAULTS.swingTempo,
      ballFlight: ballFlight ?? FITTING_DEFAULTS.ballFlight,
      attackAngle: attackAngle ?? FITTING_DEFAULTS.attackAngle,
      budget: tierOf(question),
      primaryGoal: FITTING_GOALS.find((goal) => priorities.includes(goal)) ?? FITTING_DEFAULTS.primaryGoal,
      equipmentIssues: EQUIPMENT_ISSUES.filter((issue) => currentIssues.includes(issue)),
    },
    {
      clubs: clubs.map(({ type, loft }) => ({ type, loftDeg: loft ?? CLUBS[type].loftDeg })),
      toBuy: purchases?.map(({ type, loftDeg }) => ({ type, kind: CLUBS[type].kind, loftDeg })),
      speed: speedOf(golfer),
    },
  )
}

/** The one speed, as the page has worked it out; a page of the version before gives it without its range. */
function speedOf({
  swingSpeed,
  swingSpeedPlusMinus: plusMinusMph,
  estimated = [],
  handicap,
}: EquipmentQuestion['golfer']): GolferSpeed {
  const known = { handicap: handicap ?? undefined }
  if (swingSpeed == null) return golferSpeed({ references: [], known })
  const said = golferSpeed({ references: [], known: { ...known, speed: { mph: swingSpeed, from: 'typed' } } })
  if (plusMinusMph === undefined) return said
  return { mph: swingSpeed, plusMinusMph, from: estimated.includes('swingSpeed') ? 'carries' : 'said' }
}

export function tierOf({ budget = USUAL_QUESTION.budget }: EquipmentQuestion): EquipmentTier {
  return EQUIPMENT_TIERS.find((tier) => REQUEST_BUDGETS[tier] === budget) ?? FITTING_DEFAULTS.budget
}

/** The budget for everything at the lowest prices; undefined when unlimited. */
export function mostDollars(question: EquipmentQuestion): number | undefined {
  const end = budgetEndDollars(tierOf(question))
  return Number.isFinite(end) ? end : undefined
}
