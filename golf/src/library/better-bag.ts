/** What to do about a bag: which carries to measure, which clubs to buy or to leave out. */
import type { ClubDistances } from '../distances/club-distance.ts'
import { planBag } from '../one-bag/plan-bag.ts'
import type { BagPlan } from '../one-bag/plan-bag.ts'
import { planningGolfer } from '../one-bag/planning-golfer.ts'
import { BETTER_BAG } from './inputs/bag.ts'
import type { PlannedGolfer } from './inputs/bag.ts'
import { wrongInput } from './inputs/wrong-input.ts'
import type { WrongInput } from './inputs/wrong-input.ts'

export type { PlannedClub, PlannedGolfer } from './inputs/bag.ts'
export type { BagAction } from '../one-bag/bag-action.ts'
export type { Hole as BagHole, SwingGap } from '../one-bag/holes.ts'
export type { BagPlan } from '../one-bag/plan-bag.ts'

/**
 * Everything to do about a golfer's bag, what saves most strokes a round first. Followed in order the bag never holds more
 * than thirteen clubs and the putter. Fewer than two carries have no plan: its lists are empty.
 */
export function betterBag(golfer: PlannedGolfer): BagPlan | WrongInput {
  const wrong = wrongInput(BETTER_BAG, { golfer })
  if (wrong) return wrong
  const { clubs, handicap, swingSpeedMph, isBeginner = false, isSerious = false } = golfer
  const distances: ClubDistances = Object.fromEntries(
    clubs.flatMap(({ club, carryYards, isEstimated = false }) =>
      carryYards === undefined
        ? []
        : [[club, { distance: carryYards, source: isEstimated ? 'estimated' : 'measured' }]],
    ),
  )
  return planBag(
    planningGolfer({
      golfBag: clubs.map(({ club, loftDeg, isInBag = true }) => ({ type: club, loft: loftDeg ?? null, isInBag })),
      distances,
      known: { handicap, speed: swingSpeedMph === undefined ? undefined : { mph: swingSpeedMph, from: 'typed' } },
      isBeginner,
      isSerious,
    }),
  )
}
