import { BUDGET_SETS } from '@bagwise/content/starter-sets/budget-sets.prose'
import { MID_RANGE_SETS } from '@bagwise/content/starter-sets/mid-range-sets.prose'
import { PREMIUM_SETS } from '@bagwise/content/starter-sets/premium-sets.prose'
import { DEFAULT_BAG } from '@bagwise/golf/bag'
import { planBag } from '@bagwise/golf/one-bag/plan-bag'
import type { BagPlan } from '@bagwise/golf/one-bag/plan-bag'
import { planningGolfer } from '@bagwise/golf/one-bag/planning-golfer'
import type { ClubType } from '@bagwise/golf/club'
import { clubsWithCarry } from '@bagwise/golf/distances/order'
import { STANDARD_CARRY_YARDS } from '@bagwise/golf/distances/standard-carry'
import { TYPICAL_CARRY_YARDS } from '../../../golf/reference/typical-carries.ts'

export type SamplePlan = { readonly name: string; readonly plan: BagPlan }

/** The handicap of the golfer whose carries are in the reference table. */
const BEGINNERS_HANDICAP = 25
const AVERAGE_HANDICAP = 18

/** What is advised about the nine starter sets in a beginner's hands and about the default bag at the standard carries. */
export function samplePlans(): readonly SamplePlan[] {
  return [
    ...[...BUDGET_SETS, ...MID_RANGE_SETS, ...PREMIUM_SETS].map(({ name, clubs }) => ({
      name,
      plan: planFor(
        clubs.map(({ type }) => type),
        TYPICAL_CARRY_YARDS,
        BEGINNERS_HANDICAP,
      ),
    })),
    {
      name: 'The default bag',
      plan: planFor(
        DEFAULT_BAG.map(({ type }) => type),
        STANDARD_CARRY_YARDS,
        AVERAGE_HANDICAP,
      ),
    },
  ]
}

function planFor(
  types: readonly ClubType[],
  carriesYards: Readonly<Partial<Record<ClubType, number>>>,
  handicap: number,
): BagPlan {
  const distances = Object.fromEntries(
    clubsWithCarry(types).map((club) => {
      const distance = carriesYards[club]
      if (distance === undefined) throw new Error(`No typical carry for ${club}`)
      return [club, { distance, source: 'measured' } as const]
    }),
  )
  const golfBag = types.map((type) => ({ type, loft: null, isInBag: true }))
  return planBag(planningGolfer({ golfBag, distances, known: { handicap }, isBeginner: false, isSerious: false }))
}
