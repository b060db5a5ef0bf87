import type { ClubMeasure } from '@bagwise/golf/club-measures'
import { CLUB_MEASURE_LIMITS, isClubMeasure } from '@bagwise/golf/club-measures'

const WORDS = {
  lie: { name: 'Lie', unit: '°', units: 'degrees' },
  loft: { name: 'Loft', unit: '°', units: 'degrees' },
  length: { name: 'Length', unit: 'in', units: 'inches' },
} as const satisfies Record<ClubMeasure, { name: string; unit: string; units: string }>

/** 'Lie', 'Loft' or 'Length'. */
export function measureName(measure: ClubMeasure): string {
  return WORDS[measure].name
}

/** As it stands inside a field: '°' or 'in'. */
export function measureUnit(measure: ClubMeasure): string {
  return WORDS[measure].unit
}

const UNIT_AT_END = /\s*(°|degrees?|deg|in|inch(es)?|["″])\.?$/i
/** A comma before three digits may stand between thousands: such a number is not guessed at. */
const DECIMAL = /^\+?(?!\d+,\d{3}$)(\d+([.,]\d*)?|[.,]\d+)$/

/** Reads a lie, loft or length as typed, in degrees or inches; undefined when it cannot be stored. */
export function readTypedMeasure(typed: string, measure: ClubMeasure): number | undefined {
  const text = typed.normalize('NFKC').trim().replace(UNIT_AT_END, '')
  if (!DECIMAL.test(text)) return undefined
  const number = Number(text.replace(',', '.'))
  return isClubMeasure(measure, number) ? number : undefined
}

/** The sentence that says why a typed measure cannot be stored and what to do. */
export function measureHint(measure: ClubMeasure): string {
  const { lowest, highest, isAbove } = CLUB_MEASURE_LIMITS[measure]
  const range = isAbove ? `greater than ${lowest} and at most ${highest}` : `from ${lowest} to ${highest}`
  return `Type a number ${range} ${WORDS[measure].units}.`
}
