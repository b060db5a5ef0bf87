import type { PlaysLikeFromLie } from '@bagwise/golf/shot-advice/advise'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { metresFromYards } from '@bagwise/golf/units'
import { shownDistance } from '#quantities/distance.ts'

export const PARTS = ['wind', 'elevation', 'temperature', 'altitude', 'lie'] as const
export type Part = (typeof PARTS)[number]

/** What one condition does, in whole units of the golfer's; the bar runs from where the one before ended. */
export type ShownPart = {
  readonly part: Part
  /** Positive makes the shot longer. */
  readonly shown: number
  readonly fromShown: number
  readonly toShown: number
}

export type ShownParts = {
  readonly distanceShown: number
  readonly totalShown: number
  /** The largest first; what does nothing is last and stays. */
  readonly parts: readonly ShownPart[]
}

/** The parts as whole numbers that add up to the difference of the two distances on the screen. */
export function shownParts(distanceYards: number, playsLike: PlaysLikeFromLie, units: PreferredUnits): ShownParts {
  const { playsLikeYards, liePartYards, partsYards } = playsLike
  const distanceShown = shownDistance(distanceYards, units)
  const totalShown = shownDistance(playsLikeYards + liePartYards, units)
  const exact = PARTS.map((part) => {
    const yards = part === 'lie' ? liePartYards : partsYards[part]
    return { part, units: units === 'yards' ? yards : metresFromYards(yards) }
  })
  const whole = wholeParts(
    exact.map((one) => one.units),
    totalShown - distanceShown,
  )
  const inOrder = exact
    .map((one, index) => ({ ...one, shown: whole[index] ?? 0 }))
    .toSorted((a, b) => Math.abs(b.shown) - Math.abs(a.shown) || Math.abs(b.units) - Math.abs(a.units))
  let toShown = distanceShown
  const parts = inOrder.map(({ part, shown }) => {
    const fromShown = toShown
    toShown += shown
    return { part, shown, fromShown, toShown }
  })
  return { distanceShown, totalShown, parts }
}

/** Rounds down, then gives what is missing to those that lost most: none is off by one or more. */
function wholeParts(exact: readonly number[], wholeSum: number): readonly number[] {
  const floors = exact.map(Math.floor)
  const missing = wholeSum - floors.reduce((sum, floor) => sum + floor, 0)
  const raised = exact
    .map((number, index) => ({ index, lost: number - (floors[index] ?? 0) }))
    .toSorted((a, b) => b.lost - a.lost)
    .slice(0, Math.max(0, missing))
  return floors.map((floor, index) => floor + (raised.some((one) => one.index === index) ? 1 : 0) + 0)
}
