import { MAX_CARRY_YARDS, MIN_CARRY_YARDS } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { metresFromYards, yardsFromMetres } from '@bagwise/golf/units'

const UNIT_WORDS = {
  yards: { short: 'yd', one: 'yard', many: 'yards' },
  metres: { short: 'm', one: 'metre', many: 'metres' },
} as const satisfies Record<PreferredUnits, { short: string; one: string; many: string }>

/** 'yd' or 'm'. */
export function unitShort(units: PreferredUnits): string {
  return UNIT_WORDS[units].short
}

/** 'yard' or 'metre', as in "24 yard gap". */
export function unitWord(units: PreferredUnits): string {
  return UNIT_WORDS[units].one
}

/** 'yards' or 'metres'. */
export function unitWords(units: PreferredUnits): string {
  return UNIT_WORDS[units].many
}

/** The whole number the golfer reads. */
export function shownDistance(yards: number, units: PreferredUnits): number {
  return Math.round(units === 'yards' ? yards : metresFromYards(yards))
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

/** A separator before groups of three digits, as in "1,000" or "1.000": not a fraction. */
const GROUPED_DIGITS = /^[-+]?\d{1,3}([.,]\d{3})+$/
/** Pasted along with the number, as in "204 yd". */
const UNIT_AT_END = {
  yards: /\s*(yds?|yards?)\.?$/i,
  metres: /\s*(m|metres?|meters?)\.?$/i,
} as const satisfies Record<PreferredUnits, RegExp>
const DECIMAL = /^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/

/**
 * Reads a carry as typed; only whole numbers within 1 to 400 yards can be stored. A number that reads as the one that
 * stands (`standingYards`) keeps its exact yards, whatever the units.
 */
export function readTypedCarry(typed: string, units: PreferredUnits, standingYards?: number): TypedCarry {
  const text = typed.normalize('NFKC').trim().replace(UNIT_AT_END[units], '')
  if (text === '') return { problem: 'empty' }
  const isGrouped = GROUPED_DIGITS.test(text)
  if (!isGrouped && !DECIMAL.test(text)) return { problem: 'not-a-number' }
  const shown = Number(isGrouped ? text.replaceAll(/[.,]/g, '') : text.replace(',', '.'))
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
