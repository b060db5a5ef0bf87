import type { ShaftFlex, ShaftType } from '../bag.ts'
import { SHAFT_FLEXES } from '../bag.ts'
import { shaftFlexFor } from '../shaft-flex.ts'

/** Specification 2 §9, rule-based fitting: driver speeds in mph, lofts in degrees. */
export const MORE_LOFT_BELOW_MPH = 90
export const LESS_LOFT_ABOVE_MPH = 105
const LOFT_DEG = { more: 12, usual: 10.5, less: 9 } as const

export const REGULAR_BELOW_MPH = 85
export const STIFF_BELOW_MPH = 95

/** Which of the three lofts a rule chose. */
export type LoftRule = keyof typeof LOFT_DEG
export type DriverLoft = { readonly rule: LoftRule; readonly loftDeg: number }

/** The loft for a driver speed: 12° under 90 mph, 9° over 105, else 10.5°. */
export function fittedDriverLoft(swingSpeedMph: number): DriverLoft {
  const rule = loftRuleAt(swingSpeedMph)
  return { rule, loftDeg: LOFT_DEG[rule] }
}

export type FittedShaft = {
  readonly flex: ShaftFlex
  readonly type: ShaftType
  /** The flex that the table of all other screens gives for this speed. */
  readonly tableFlex: ShaftFlex
  /** The softer of the two, to try first; undefined when they agree. */
  readonly tryFirst: ShaftFlex | undefined
}

/** The shaft for a driver speed: regular graphite under 85 mph, stiff graphite under 95, else extra-stiff steel. */
export function fittedShaft(swingSpeedMph: number): FittedShaft {
  const tableFlex = shaftFlexFor({ swingSpeed: swingSpeedMph, swingSpeedRange: null })
  const { flex, type } = shaftByRule(swingSpeedMph)
  const softer = SHAFT_FLEXES.indexOf(tableFlex) < SHAFT_FLEXES.indexOf(flex) ? tableFlex : flex
  return { flex, type, tableFlex, tryFirst: flex === tableFlex ? undefined : softer }
}

function loftRuleAt(swingSpeedMph: number): LoftRule {
  if (swingSpeedMph < MORE_LOFT_BELOW_MPH) return 'more'
  return swingSpeedMph > LESS_LOFT_ABOVE_MPH ? 'less' : 'usual'
}

function shaftByRule(swingSpeedMph: number): { readonly flex: ShaftFlex; readonly type: ShaftType } {
  if (swingSpeedMph < REGULAR_BELOW_MPH) return { flex: 'regular', type: 'graphite' }
  if (swingSpeedMph < STIFF_BELOW_MPH) return { flex: 'stiff', type: 'graphite' }
  return { flex: 'extra-stiff', type: 'steel' }
}
