import type { BagAction } from './bag-action.ts'
import { isJoining } from './bag-action.ts'
import type { YardageRange } from './coverage.ts'
import { coveredShare, yardageRange } from './coverage.ts'
import type { BagPlan } from './plan-bag.ts'
import { leavingClubs } from './plan-bag.ts'

/** The share of its yardages that a bag covers within 5 yards, as it is and once the plan is followed. */
export type PlannedCoverage = {
  /** From the shortest to the longest club of the bag as it is: both shares refer to it. */
  readonly range: YardageRange
  readonly carriesBeforeYards: readonly number[]
  readonly carriesAfterYards: readonly number[]
  /** 0 to 1. */
  readonly shareBefore: number
  readonly shareAfter: number
  /** Of what the plan buys now, about. */
  readonly priceDollars: number
}

/** What following the plan does to the bag now. */
export function changesOf({ actions }: Pick<BagPlan, 'actions'>): readonly BagAction[] {
  return actions.filter((action) => isJoining(action) || action.kind === 'leave-out')
}

/** What following the plan changes; undefined while fewer than two clubs have different carries. */
export function plannedCoverage({ clubs, actions }: Pick<BagPlan, 'clubs' | 'actions'>): PlannedCoverage | undefined {
  const carriesBeforeYards = clubs.map(({ carryYards }) => carryYards)
  const range = yardageRange(carriesBeforeYards)
  if (!range) return undefined
  const joining = actions.filter(isJoining)
  const gone = leavingClubs({ actions })
  const carriesAfterYards = [
    ...clubs.filter(({ type }) => !gone.includes(type)).map(({ carryYards }) => carryYards),
    ...joining.map(({ expectedCarryYards }) => expectedCarryYards),
  ]
  return {
    range,
    carriesBeforeYards,
    carriesAfterYards,
    shareBefore: coveredShare(carriesBeforeYards, range),
    shareAfter: coveredShare(carriesAfterYards, range),
    priceDollars: joining.reduce((sum, { priceDollars }) => sum + priceDollars, 0),
  }
}
