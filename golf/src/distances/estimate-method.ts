import type { ClubType } from '../club.ts'
import { estimateClassic } from './classic.ts'
import { estimateFactors } from './factors.ts'
import { heldCarries } from './held-carries.ts'
import type { HeldCarry } from './held-carries.ts'
import { likeMeForGolfer, speedEvidenceOf } from './like-me-for-golfer.ts'
import type { ProfileOfGolfer } from './like-me-for-golfer.ts'
import type { Contradiction, Reference } from './order.ts'
import type { Estimator } from './recalculate.ts'

/** How a golfer's missing distances are worked out: *How we estimate*. */
export const ESTIMATE_METHODS = ['like-me', 'classic', 'factors'] as const
export type EstimateMethod = (typeof ESTIMATE_METHODS)[number]

/** A method that follows a rule of the specification, possible for the golfer or not. */
export type RuleMethod = Exclude<EstimateMethod, 'like-me'>

/** The method of a golfer who has chosen none: the closest one, docs/models/distances.md. */
export const DEFAULT_ESTIMATE_METHOD: EstimateMethod = 'like-me'

const RULES = { classic: estimateClassic, factors: estimateFactors } as const satisfies Record<RuleMethod, Estimator>

/** The estimator of a method, whose carries can be stored: what a rule says is held to what is possible. */
export function estimatorOf(method: EstimateMethod, profile: ProfileOfGolfer): Estimator {
  if (method === 'like-me') return likeMeForGolfer(profile)
  const held = heldRuleOf(method, profile)
  return (clubs, references) => {
    const estimate = held(clubs, references)
    if ('contradiction' in estimate) return estimate
    return { carries: estimate.carries.map(({ club, heldYards }) => ({ club, carryYards: heldYards })) }
  }
}

/** A rule of the specification to the letter, beside what can be stored of each carry. */
export function heldRuleOf(method: RuleMethod, profile: ProfileOfGolfer) {
  const { known, clubs = [] } = speedEvidenceOf(profile, {})
  return (
    asked: readonly ClubType[],
    references: readonly Reference[],
  ): { readonly carries: readonly HeldCarry[] } | { readonly contradiction: Contradiction } => {
    const estimate = RULES[method](asked, references)
    if ('contradiction' in estimate) return estimate
    return { carries: heldCarries({ carries: estimate.carries, references, known, clubs }) }
  }
}
