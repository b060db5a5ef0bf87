import { MAX_CARRY_YARDS } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { yardsFromMetres } from '@bagwise/golf/units'
import { shownDistance } from '#quantities/distance.ts'

/** A carry to tap. */
export type CarryStep = {
  /** In the golfer's units. */
  readonly shown: number
  /** With one decimal, as shots are kept. */
  readonly carryYards: number
}

/** Of the golfer's units: what an eye reads against the flags of a range. */
const STEP = 5
const COUNT = 9
/** Their place among the nine. */
export const MIDDLE = (COUNT - 1) / 2
const TENTHS = 10

/** Nine carries in whole steps about this one, the shortest first; fewer yards than a step, and too many, are left out. */
export function carriesAbout(carryYards: number, units: PreferredUnits): readonly CarryStep[] {
  const longest = Math.floor(shownExactly(MAX_CARRY_YARDS, units) / STEP)
  const middle = Math.round(shownExactly(carryYards, units) / STEP)
  const first = Math.min(longest - COUNT + 1, Math.max(1, middle - MIDDLE))
  return Array.from({ length: COUNT }, (_, index) => {
    const shown = (first + index) * STEP
    const yards = units === 'yards' ? shown : yardsFromMetres(shown)
    return { shown, carryYards: Math.round(yards * TENTHS) / TENTHS }
  })
}

/** A typed carry as one that is tapped. */
export function typedStep(carryYards: number, units: PreferredUnits): CarryStep {
  return { shown: shownDistance(carryYards, units), carryYards }
}

function shownExactly(yards: number, units: PreferredUnits): number {
  return units === 'yards' ? yards : yards / yardsFromMetres(1)
}
