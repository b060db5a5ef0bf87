import type { PreferredUnits } from '@bagwise/golf/golfer'
import { PLAYED_HOLE_RANGES, PLAYED_SHOT_RANGES } from '@bagwise/golf/play/played-record'
import { feetFromMetres, metresFromFeet, yardsFromMetres } from '@bagwise/golf/units'
import { shownDistance } from '#quantities/distance.ts'

/** A dot is put in steps of five, in yards or metres as the golfer reads them (round-mode: steps of 5 yards). */
export const STEP_SHOWN = 5
const TENTHS = 10
const { leftYards } = PLAYED_SHOT_RANGES
const { firstPuttFeet } = PLAYED_HOLE_RANGES

/** Yards to a tenth of a number in the golfer's units; undefined beyond what can be stored. */
export function yardsOfShown(shown: number, units: PreferredUnits): number | undefined {
  const yards = tenth(units === 'yards' ? shown : yardsFromMetres(shown))
  return yards >= leftYards.lowest && yards <= leftYards.highest ? yards : undefined
}

/** The nearest step of five, within what can be stored. */
export function snapped(yards: number, units: PreferredUnits): number {
  const shown = Math.round(shownDistance(yards, units) / STEP_SHOWN) * STEP_SHOWN
  return yardsOfShown(Math.max(0, shown), units) ?? leftYards.highest
}

/** One step farther from the pin or nearer, from a step of five to the next. */
export function steppedYards(yards: number, steps: 1 | -1, units: PreferredUnits): number {
  const shown = shownDistance(yards, units)
  const even = steps > 0 ? Math.floor(shown / STEP_SHOWN) : Math.ceil(shown / STEP_SHOWN)
  const wanted = Math.max(0, (even + steps) * STEP_SHOWN)
  return yardsOfShown(wanted, units) ?? yards
}

/** Feet to a tenth of a number in feet or metres; undefined beyond what can be stored. */
export function feetOfShown(shown: number, units: PreferredUnits): number | undefined {
  const feet = tenth(units === 'yards' ? shown : feetFromMetres(shown))
  return feet >= firstPuttFeet.lowest && feet <= firstPuttFeet.highest ? feet : undefined
}

export function shownFeet(feet: number, units: PreferredUnits): number {
  return units === 'yards' ? Math.round(feet) : tenth(metresFromFeet(feet))
}

export const MOST_SHOWN = {
  left: (units: PreferredUnits) =>
    Math.floor(units === 'yards' ? leftYards.highest : shownDistance(leftYards.highest, units)),
  putt: (units: PreferredUnits) => Math.floor(shownFeet(firstPuttFeet.highest, units)),
}

function tenth(number: number): number {
  return Math.round(number * TENTHS) / TENTHS
}
