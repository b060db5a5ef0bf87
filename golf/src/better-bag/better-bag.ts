import { MAX_CLUBS_BESIDES_PUTTER } from '../bag.ts'
import type { ClubType } from '../club.ts'
import type { BagGolfer, BetterBagProblem } from './problem.ts'
import { betterBagProblem } from './problem.ts'
import { bestSlotOptions } from './best-slot-options.ts'
import type { YardageRange } from './coverage.ts'
import { coveredShare } from './coverage.ts'
import type { BagStep } from './plan-steps.ts'
import { clubsAfter, planSteps } from './plan-steps.ts'
import type { Slot } from './slots.ts'
import { slotsOf } from './slots.ts'

/** What to change about a bag, and the share of its yardages it covers within 5 yards before and after. */
export type BetterBag = {
  /** From the shortest to the longest club of the current bag: both shares refer to it. */
  readonly range: YardageRange
  readonly carriesBeforeYards: readonly number[]
  readonly carriesAfterYards: readonly number[]
  /** 0 to 1. */
  readonly shareBefore: number
  readonly shareAfter: number
  /** In the order to follow; empty when the bag is fine as it is. */
  readonly steps: readonly BagStep[]
  /** Approximate, in dollars. */
  readonly priceDollars: number
  /** The steps depend on unmeasured distances: they show what is possible and are not to be followed yet. */
  readonly isPreview: boolean
  /** Clubs to measure before more can be said, longest first. */
  readonly measureFirst: readonly ClubType[]
}

/** Three clubs are enough to choose and get used to at a time (our judgement). */
const MOST_ADDS = 3

/** A preview with less to gain than this is not worth a trip to the range. */
const WORTH_MEASURING_SHARE = 0.005

/**
 * The best bag within 13 clubs besides the putter and a budget in dollars (none: any price): which clubs to keep, bend,
 * add and leave out. Steps based on estimates are shown as a preview only when there are no others. Undefined while
 * fewer than two clubs have different carries, or when more clubs have to stay than the rules allow.
 */
export function betterBag(golfer: BagGolfer, budgetDollars?: number): BetterBag | undefined {
  const bag = betterBagProblem(golfer)
  if (!bag) return undefined
  const slots = slotsOf(bag)
  const preview = planOf({ bag, slots, budgetDollars })
  const guesses = measureFirstOf(preview?.steps ?? [], bag)
  if (!preview || guesses.length === 0) return preview && { ...preview, isPreview: false, measureFirst: [] }

  const ready = planOf({ bag, slots: readySlots(bag, slots), budgetDollars })
  if (!ready || ready.steps.length === 0) return { ...preview, isPreview: true, measureFirst: guesses }
  const isMoreToGain = preview.shareAfter > ready.shareAfter + WORTH_MEASURING_SHARE
  return { ...ready, isPreview: false, measureFirst: isMoreToGain ? guesses : [] }
}

/** The slots when only own numbers count; any club of an overfull bag may go. */
function readySlots({ clubs, unmeasured }: BetterBagProblem, slots: readonly Slot[]): readonly Slot[] {
  const isTooFull = clubs.length + unmeasured.length > MAX_CLUBS_BESIDES_PUTTER
  return slots.flatMap((slot) => {
    if (slot.measureFirst.length === 0) return slot
    if (!slot.isInBag) return []
    return {
      ...slot,
      options: slot.options.filter(({ kind }) => kind === 'keep'),
      mayBeEmpty: slot.mayBeEmpty && isTooFull,
      measureFirst: [],
    }
  })
}

function planOf({
  bag,
  slots,
  budgetDollars,
}: {
  readonly bag: BetterBagProblem
  readonly slots: readonly Slot[]
  readonly budgetDollars: number | undefined
}) {
  const options = bestSlotOptions(bag, slots, budgetDollars)
  if (!options) return undefined
  const steps = firstAdds(planSteps(bag, slots, options))
  const carriesBeforeYards = bag.clubs.map(({ carryYards }) => carryYards)
  const carriesAfterYards = steps.reduce(clubsAfter, bag.clubs).map(({ carryYards }) => carryYards)
  return {
    range: bag.range,
    carriesBeforeYards,
    carriesAfterYards,
    shareBefore: coveredShare(carriesBeforeYards, bag.range),
    shareAfter: coveredShare(carriesAfterYards, bag.range),
    steps,
    priceDollars: steps.reduce((sum, step) => sum + step.priceDollars, 0),
  }
}

/**
 * Steps up to the third purchase; whatever follows is still the best next thing to do. A plan that makes room for its
 * clubs is kept whole.
 */
function firstAdds(steps: readonly BagStep[]): readonly BagStep[] {
  const adds = steps.filter(({ kind }) => kind === 'add')
  const last = adds[MOST_ADDS - 1]
  const makesRoom = steps.some((step) => step.kind === 'leave-out' && step.reason === 'makes-room')
  return last && adds.length > MOST_ADDS && !makesRoom ? steps.slice(0, steps.indexOf(last) + 1) : steps
}

function measureFirstOf(steps: readonly BagStep[], { clubs, unmeasured }: BetterBagProblem): readonly ClubType[] {
  const guesses = new Set(steps.flatMap(({ measureFirst }) => measureFirst))
  return [...clubs.map(({ club }) => club), ...unmeasured].filter((club) => guesses.has(club))
}
