import type { KnownSwing } from './swing-speed.ts'
import { knownSwingSpeedMph } from './swing-speed.ts'

/** Driver club head speed, mph; about four golfers in five swing within the ±. */
export type DriverSpeed = { readonly mph: number; readonly plusMinusMph: number }

/** Standard deviation of a typed speed as a share of it: golfers remember a reading, or their best. Our reading. */
const TYPED_SPEED_SD = 0.05
/** Standard deviations on each side that hold four in five of a normal distribution. */
const FOUR_IN_FIVE_SDS = 1.28

/** A speed that the golfer typed or chose as a range, with what such a number is worth. */
export function typedSpeed(mph: number): DriverSpeed {
  return { mph, plusMinusMph: FOUR_IN_FIVE_SDS * TYPED_SPEED_SD * mph }
}

/** The driver speed of a profile with its ±; undefined without speed and range. */
export function profileSpeed(swing: KnownSwing): DriverSpeed | undefined {
  const mph = knownSwingSpeedMph(swing)
  return mph === undefined ? undefined : typedSpeed(mph)
}
