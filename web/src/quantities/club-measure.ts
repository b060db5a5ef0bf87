import type { ClubMeasure } from '@bagwise/golf/club-measures'
import { CLUB_MEASURE_LIMITS, isClubMeasure } from '@bagwise/golf/club-measures'
import { isCommaDecimal, numberText, READER_LOCALE } from './number-text.ts'
import type { ReaderLocale } from './number-text.ts'

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

/** As it stands inside a field: '°' or 'in'. */
export function measureUnit(measure: ClubMeasure): string {
  return WORDS[measure].unit
}

const UNIT_AT_END = /\s*(°|degrees?|deg|in|inch(es)?|["″])\.?$/i
const DECIMAL = /^\+?(\d+([.,]\d*)?|[.,]\d+)$/
/** May stand between thousands: such a number is not guessed at. */
const COMMA_BEFORE_THREE = /\d,\d{3}$/

/** Reads a lie, loft or length as typed, in degrees or inches; undefined when it cannot be stored. */
export function readTypedMeasure(
  typed: string,
  measure: ClubMeasure,
  locale: ReaderLocale = READER_LOCALE,
): number | undefined {
  const text = typed.normalize('NFKC').trim().replace(UNIT_AT_END, '')
  if (!DECIMAL.test(text) || (COMMA_BEFORE_THREE.test(text) && !isCommaDecimal(locale))) return undefined
  const number = Number(text.replace(',', '.'))
  return isClubMeasure(measure, number) ? number : undefined
}

/** The sentence that says why a typed measure cannot be stored and what to do. */
export function measureHint(measure: ClubMeasure): string {
  const { lowest, highest, isAbove } = CLUB_MEASURE_LIMITS[measure]
  const range = isAbove ? `greater than ${lowest} and at most ${highest}` : `from ${lowest} to ${highest}`
  return `Type a number ${range} ${WORDS[measure].units}.`
}
