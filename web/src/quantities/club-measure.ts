import type { ClubMeasure } from '@bagwise/golf/club-measures'
import { CLUB_MEASURE_LIMITS, isClubMeasure } from '@bagwise/golf/club-measures'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { fieldText, isCommaDecimal, numberText, READER_LOCALE } from './number-text.ts'
import type { ReaderLocale } from './number-text.ts'
import { fieldTextOf, shownRangeOf, storedFrom, unitFor, unitWordsFor } from './quantity.ts'

const WORDS = {
  lie: { name: 'Lie', unit: '°', units: 'degrees' },
  loft: { name: 'Loft', unit: '°', units: 'degrees' },
  length: { name: 'Length', unit: 'in', units: 'inches' },
} as const satisfies Record<ClubMeasure, { name: string; unit: string; units: string }>

/** 'Lie', 'Loft' or 'Length'. */
export function measureName(measure: ClubMeasure): string {
  return WORDS[measure].name
}

/** '10.5°'. */
export function degreesText(angleDeg: number): string {
  return `${numberText(angleDeg)}°`
}

/** As it stands inside a field: '°', 'in' or 'cm'. */
export function measureUnit(measure: ClubMeasure, units: PreferredUnits): string {
  return measure === 'length' ? unitFor('length', units) : WORDS[measure].unit
}

/** As it stands in a field, in the golfer's units. */
export function measureField(measure: ClubMeasure, stored: number, units: PreferredUnits): string {
  return measure === 'length' ? fieldTextOf('length', stored, units) : fieldText(stored)
}

const UNIT_AT_END = /\s*(°|degrees?|deg|in|inch(es)?|["″]|cm)\.?$/i
const DECIMAL = /^\+?(\d+([.,]\d*)?|[.,]\d+)$/
/** May stand between thousands: such a number is not guessed at. */
const COMMA_BEFORE_THREE = /\d,\d{3}$/

type TypedMeasure = {
  readonly units?: PreferredUnits
  /** What stands there already, kept to the last digit where it reads the same. */
  readonly standing?: number | undefined
  readonly locale?: ReaderLocale
}

/** Reads a lie, loft or length as typed, in degrees or inches; undefined when it cannot be stored. */
export function readTypedMeasure(
  typed: string,
  measure: ClubMeasure,
  { units = 'yards', standing, locale = READER_LOCALE }: TypedMeasure = {},
): number | undefined {
  const text = typed.normalize('NFKC').trim().replace(UNIT_AT_END, '')
  if (!DECIMAL.test(text) || (COMMA_BEFORE_THREE.test(text) && !isCommaDecimal(locale))) return undefined
  const shown = Number(text.replace(',', '.'))
  const number = measure === 'length' ? storedFrom('length', shown, units, standing) : shown
  return isClubMeasure(measure, number) ? number : undefined
}

/** The sentence that says why a typed measure cannot be stored and what to do. */
export function measureHint(measure: ClubMeasure, units: PreferredUnits): string {
  const { lowest, highest, isAbove } = CLUB_MEASURE_LIMITS[measure]
  const { from, to } =
    measure === 'length' ? shownRangeOf('length', { from: lowest, to: highest }, units) : { from: lowest, to: highest }
  const range = isAbove ? `greater than ${from} and at most ${to}` : `from ${from} to ${to}`
  return `Type a number ${range} ${measure === 'length' ? unitWordsFor('length', units) : WORDS[measure].units}.`
}
