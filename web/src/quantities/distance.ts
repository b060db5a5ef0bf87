import { MAX_CARRY_YARDS, MIN_CARRY_YARDS } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { metresFromYards, yardsFromMetres } from '@bagwise/golf/units'
import { readTypedNumber } from './typed-number.ts'

const UNIT_WORDS = {
  yards: { short: 'yd', one: 'yard', many: 'yards' },
  metres: { short: 'm', one: 'meter', many: 'meters' },
} as const satisfies Record<PreferredUnits, { short: string; one: string; many: string }>

/** 'yd' or 'm'. */
export function unitShort(units: PreferredUnits): 'yd' | 'm' {
  return UNIT_WORDS[units].short
}

/** 'yard' or 'meter', as in "24 yard gap". */
export function unitWord(units: PreferredUnits): string {
  return UNIT_WORDS[units].one
}

/** 'yards' or 'meters'. */
export function unitWords(units: PreferredUnits): string {
  return UNIT_WORDS[units].many
}

/** The whole number the golfer reads; never a zero with a minus. */
export function shownDistance(yards: number, units: PreferredUnits): number {
  return Math.round(units === 'yards' ? yards : metresFromYards(yards)) + 0
}

/** The difference of the two numbers shown, so that the golfer's own subtraction agrees. */
export function shownGap(
  { longerYards, shorterYards }: { readonly longerYards: number; readonly shorterYards: number },
  units: PreferredUnits,
): number {
  return shownDistance(longerYards, units) - shownDistance(shorterYards, units)
}

/** Whole yards for a whole number typed in the golfer's units. A metre is longer than a yard, so no two collide. */
export function yardsFromShown(shown: number, units: PreferredUnits): number {
  return Math.round(units === 'yards' ? shown : yardsFromMetres(shown))
}

export type TypedCarry =
  | { readonly carryYards: number }
  | { readonly problem: 'empty' | 'not-a-number' | 'not-whole' | 'out-of-range' }

/**
 * Reads a carry as typed; only whole numbers within 1 to 400 yards can be stored. A number that reads as the one that
 * stands (`standingYards`) keeps its exact yards, whatever the units.
 */
export function readTypedCarry(typed: string, units: PreferredUnits, standingYards?: number): TypedCarry {
  if (typed.trim() === '') return { problem: 'empty' }
  const shown = readTypedNumber(typed, unitShort(units))
  if (shown === undefined) return { problem: 'not-a-number' }
  if (!Number.isInteger(shown)) return { problem: 'not-whole' }
  if (standingYards !== undefined && shown === shownDistance(standingYards, units)) return { carryYards: standingYards }
  const carryYards = yardsFromShown(shown, units)
  if (carryYards < MIN_CARRY_YARDS || carryYards > MAX_CARRY_YARDS) return { problem: 'out-of-range' }
  return { carryYards }
}

/** The sentence that says why a typed carry cannot be stored and what to do. */
export function carryHint(units: PreferredUnits): string {
  return `Type a whole number from 1 to ${shownDistance(MAX_CARRY_YARDS, units)} ${unitWords(units)}.`
}
