import { nearestOfQuotient, tenthsFromStrokes } from './tenths.ts'

/** What limits an index: half of every further stroke up, or all of it. */
export type IndexCap = 'none' | 'soft' | 'hard'

/** Strokes above the Low Index beyond which only half counts (Rules of Handicapping, Rule 5.8). */
const SOFT_CAP_STROKES = 3
/** The most strokes above the Low Index (same rule). */
const HARD_CAP_STROKES = 5
/** Rules of Handicapping, Rule 5.3. */
export const HIGHEST_INDEX = 54

type CappedIndex = { readonly tenths: number; readonly cap: IndexCap }

/** Limits how far an index rises above the lowest of the past year; in tenths of a stroke. */
export function cappedTenths({
  tenths,
  lowTenths,
}: {
  readonly tenths: number
  /** Undefined while there is no Low Index. */
  readonly lowTenths: number | undefined
}): CappedIndex {
  if (lowTenths === undefined) return { tenths, cap: 'none' }
  const softTenths = lowTenths + tenthsFromStrokes(SOFT_CAP_STROKES)
  if (tenths <= softTenths) return { tenths, cap: 'none' }

  const heldTenths = softTenths + nearestOfQuotient({ numerator: tenths - softTenths, denominator: 2 })
  const hardTenths = lowTenths + tenthsFromStrokes(HARD_CAP_STROKES)
  return heldTenths > hardTenths ? { tenths: hardTenths, cap: 'hard' } : { tenths: heldTenths, cap: 'soft' }
}
