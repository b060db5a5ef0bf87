import { nearestOfQuotient, tenthsFromStrokes } from './tenths.ts'

/** What holds an index back: half of every stroke further up, or all of it. */
export type IndexCap = 'none' | 'soft' | 'hard'

/** Strokes above the Low Index from which only half counts (Rules of Handicapping, Rule 5.8). */
const SOFT_CAP_STROKES = 3
/** No index stands further above the Low Index (same place). */
const HARD_CAP_STROKES = 5
/** Rules of Handicapping, Rule 5.3. */
export const HIGHEST_INDEX = 54

type CappedIndex = { readonly tenths: number; readonly cap: IndexCap }

/** How far an index may rise above the lowest one of the past year; all in tenths of a stroke. */
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
