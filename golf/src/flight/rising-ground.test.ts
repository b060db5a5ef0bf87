import { expect, it } from 'vitest'
import { MEDIUM_BAG, SLOW_BAG, TOUR_BAG } from '../../reference/sample-bags.ts'
import { LPGA_TOUR, PGA_TOUR_2010S } from '../../reference/tour-launches.ts'
import type { TourTable } from '../../reference/tour-launches.ts'
import type { CarriedClub } from './bag-launches.ts'
import { playsLike } from './plays-like.ts'

const PGA_BAG = bagOf(PGA_TOUR_2010S)
const LPGA_BAG = bagOf(LPGA_TOUR)
const STEP_FEET = 6
/** From 0 to 54 ft. */
const RISES_FEET = Array.from({ length: 10 }, (_, step) => step * STEP_FEET)

function bagOf({ rows }: TourTable): readonly CarriedClub[] {
  return rows.map(({ club, carryYards }) => ({ club, carryYards }))
}

function playsLikeYards(bag: readonly CarriedClub[], distanceYards: number, targetElevationFeet: number): number {
  const found = playsLike(bag, { distanceYards }, { targetElevationFeet })
  return 'problem' in found ? Infinity : found.playsLikeYards
}

it('ADV-10 costs as much to a higher target as the apex and landing angle of the tour tables make it cost', () => {
  const costYards = (bag: readonly CarriedClub[], distanceYards: number, riseFeet: number) =>
    playsLikeYards(bag, distanceYards, riseFeet) - distanceYards
  const within = (yards: number, published: number, tolerance: number) =>
    expect(Math.abs(yards - published), `${yards} for ${published}`).toBeLessThanOrEqual(tolerance)

  within(costYards(PGA_BAG, 175, 30), 9, 3)
  within(costYards(PGA_BAG, 175, 45), 15, 3)
  within(costYards(PGA_BAG, 175, 60), 22, 4)
  within(costYards(PGA_BAG, 175, 75), 34, 4)
  within(costYards(PGA_BAG, 195, 60), 24, 4)
  within(costYards(PGA_BAG, 135, 60), 21, 4)
  within(costYards(LPGA_BAG, 150, 30), 12, 3)
  within(costYards(LPGA_BAG, 150, 45), 20, 3)
  within(costYards(LPGA_BAG, 150, 60), 27, 4)
  within(costYards(PGA_BAG, 175, -60), -16, 3)
})

// Nobody takes a driver for an approach: the flights between the longest fairway wood's and the driver's bend more, by up
// to 3 yards in a step.
it('ADV-11 never plays shorter the higher the target, and a step of its cost never bends back by 1.2 yards', () => {
  for (const bag of [SLOW_BAG, MEDIUM_BAG, TOUR_BAG, LPGA_BAG, PGA_BAG]) {
    const longestYards = Math.max(...bag.filter(({ club }) => club !== 'driver').map(({ carryYards }) => carryYards))
    for (let distanceYards = 60; distanceYards <= 230; distanceYards += 5) {
      const yards = RISES_FEET.map((feet) => playsLikeYards(bag, distanceYards, feet)).filter(Number.isFinite)
      const steps = yards.slice(1).map((higher, index) => higher - Number(yards[index]))
      expect(Math.min(0, ...steps)).toBe(0)
      const approachSteps = steps.slice(0, yards.filter((playsYards) => playsYards <= longestYards).length - 1)
      const bends = approachSteps.slice(1).map((later, index) => Number(approachSteps[index]) - later)
      expect(Math.max(0, ...bends), `${distanceYards} yards`).toBeLessThan(1.2)
    }
  }
})
