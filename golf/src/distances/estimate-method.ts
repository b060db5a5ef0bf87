import type { ClubType } from '../club.ts'
import { estimateClassic } from './classic.ts'
import type { DistanceBasis } from './club-distance.ts'
import type { RangedCarry } from './estimate-bag.ts'
import { estimateFactors } from './factors.ts'
import { heldCarries } from './held-carries.ts'
import type { HeldCarry } from './held-carries.ts'
import { likeMeForGolfer, speedEvidenceOf } from './like-me-for-golfer.ts'
import type { ProfileOfGolfer } from './like-me-for-golfer.ts'
import type { Contradiction, Reference } from './order.ts'
import type { EstimatedCarry, Estimator } from './recalculate.ts'

/** How a golfer's missing distances are worked out: *How we estimate*. */
export const ESTIMATE_METHODS = ['like-me', 'classic', 'factors'] as const
export type EstimateMethod = (typeof ESTIMATE_METHODS)[number]

/** A method that follows a rule of the specification, possible for the golfer or not. */
export type RuleMethod = Exclude<EstimateMethod, 'like-me'>

/** The method of a golfer who has chosen none: the closest one, docs/models/distances.md. */
export const DEFAULT_ESTIMATE_METHOD: EstimateMethod = 'like-me'

const RULES = { classic: estimateClassic, factors: estimateFactors } as const satisfies Record<RuleMethod, Estimator>

/**
 * The estimator of a method, whose carries can be stored: what a rule says is held to what is possible. The ± of a rule
 * reaches the farther end of Like me's range.
 */
export function estimatorOf(method: EstimateMethod, profile: ProfileOfGolfer): Estimator {
  const likeMe = likeMeForGolfer(profile)
  return (clubs, references) => {
    const likely = likeMe(clubs, references)
    if ('contradiction' in likely) return likely
    const rule = method === 'like-me' ? undefined : heldRuleOf(method, profile)(clubs, references)
    if (!rule)
      return { carries: likely.carries.map((range) => withBasis({ method, range, carryYards: range.carryYards })) }
    if ('contradiction' in rule) return rule
    return {
      carries: rule.carries.map(({ club, heldYards }) => {
        const range = likely.carries.find((one) => one.club === club)
        return range ? withBasis({ method, range, carryYards: heldYards }) : { club, carryYards: heldYards }
      }),
    }
  }
}

/** A carry with the ± that reaches both ends of what is likely. */
export function withBasis({
  method,
  range: { club, carryYards: likelyYards, plusMinusYards, fromYards, toYards },
  carryYards,
}: {
  readonly method: DistanceBasis['method']
  /** Like me's, of the same club. */
  readonly range: RangedCarry
  readonly carryYards: number
}): EstimatedCarry {
  const isLikely = carryYards === likelyYards
  const reachYards = isLikely ? plusMinusYards : Math.max(carryYards - fromYards, toYards - carryYards)
  return { club, carryYards, basis: { method, plusMinusYards: reachYards } }
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
