/** Handicaps covered by the fit; the form allows others. */
const LOWEST_HANDICAP = 0
const HIGHEST_HANDICAP = 40
/** For golfers without a handicap (specification 2 §5). */
const UNKNOWN_HANDICAP = 18

/** The handicap clamped to the model's range: 0 to 40, 18 when unknown. */
export function modelHandicap(handicap: number | undefined): number {
  return Math.min(HIGHEST_HANDICAP, Math.max(LOWEST_HANDICAP, handicap ?? UNKNOWN_HANDICAP))
}
