/** Specification 2 §9, rule-based fitting: driver speeds in mph, lofts in degrees. */
export const MORE_LOFT_BELOW_MPH = 90
export const LESS_LOFT_ABOVE_MPH = 105
const LOFT_DEG = { more: 12, usual: 10.5, less: 9 } as const

/** Which of the three lofts a rule chose. */
export type LoftRule = keyof typeof LOFT_DEG
export type DriverLoft = { readonly rule: LoftRule; readonly loftDeg: number }

/** The loft for a driver speed: 12° under 90 mph, 9° over 105, else 10.5°. */
export function fittedDriverLoft(swingSpeedMph: number): DriverLoft {
  const rule = loftRuleAt(swingSpeedMph)
  return { rule, loftDeg: LOFT_DEG[rule] }
}

/**
 * Lofts to try against a slice, degrees: the same face turns the ball less the more loft it has. From the usual loft,
 * that of the speed or that of the golfer's own driver, whichever is most: never less than what the golfer plays.
 */
export function loftAgainstSlice({
  swingSpeedMph,
  ownLoftDeg = 0,
}: {
  readonly swingSpeedMph: number
  readonly ownLoftDeg?: number | undefined
}): { readonly fromDeg: number; readonly toDeg: number } {
  const fromDeg = Math.max(LOFT_DEG.usual, fittedDriverLoft(swingSpeedMph).loftDeg, ownLoftDeg)
  return { fromDeg, toDeg: Math.max(LOFT_DEG.more, fromDeg) }
}

function loftRuleAt(swingSpeedMph: number): LoftRule {
  if (swingSpeedMph < MORE_LOFT_BELOW_MPH) return 'more'
  return swingSpeedMph > LESS_LOFT_ABOVE_MPH ? 'less' : 'usual'
}
