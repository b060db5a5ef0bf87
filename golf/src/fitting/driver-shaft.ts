import type { ShaftFlex, ShaftType } from '../bag.ts'
import { SHAFT_FLEXES } from '../bag.ts'
import type { SpeedWithRange } from '../golfer-speed.ts'
import { flexAt } from '../shaft-flex.ts'

/** A driver shaft to ask for. Steel ones are hardly sold. */
export type DriverShaft = {
  readonly type: 'graphite'
  /** To try first: the softer one where the speed may be of two. */
  readonly flex: ShaftFlex
  /** That of the speed itself. */
  readonly speedFlex: ShaftFlex
  readonly lengthInches: number
}

/** Driver lengths as sold: ladies, senior, men's (45.25 is the middle of 45 to 45.5). */
const LENGTHS = [
  { belowMph: 70, lengthInches: 44 },
  { belowMph: 85, lengthInches: 44.75 },
] as const
const USUAL_LENGTH_INCHES = 45.25

/** The driver shaft for a speed: a softer flex that half the ± reaches is tried first. */
export function driverShaft({ mph, plusMinusMph }: SpeedWithRange): DriverShaft {
  const length = LENGTHS.find(({ belowMph }) => mph < belowMph)
  return {
    type: 'graphite',
    flex: flexAt(mph - plusMinusMph / 2),
    speedFlex: flexAt(mph),
    lengthInches: length?.lengthInches ?? USUAL_LENGTH_INCHES,
  }
}

/** The flexes that suit a speed, the one to try first in front, that of the speed itself last. */
export function suitingFlexes(speed: SpeedWithRange): readonly [ShaftFlex, ...ShaftFlex[]] {
  const { flex, speedFlex } = driverShaft(speed)
  return [flex, ...SHAFT_FLEXES.slice(SHAFT_FLEXES.indexOf(flex) + 1, SHAFT_FLEXES.indexOf(speedFlex) + 1)]
}

/** Specification 2 §9, rule-based fitting: driver speeds in mph. */
export const REGULAR_BELOW_MPH = 85
export const STIFF_BELOW_MPH = 95

export type SpecifiedShaft = { readonly flex: ShaftFlex; readonly type: ShaftType }

/** The shaft by the specification's simple rule: regular graphite under 85 mph, stiff graphite under 95, else X-stiff steel. */
export function specifiedShaft(swingSpeedMph: number): SpecifiedShaft {
  if (swingSpeedMph < REGULAR_BELOW_MPH) return { flex: 'regular', type: 'graphite' }
  if (swingSpeedMph < STIFF_BELOW_MPH) return { flex: 'stiff', type: 'graphite' }
  return { flex: 'extra-stiff', type: 'steel' }
}
