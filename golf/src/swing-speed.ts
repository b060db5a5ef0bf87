import type { SwingSpeedRange } from './golfer.ts'

/** Driver club head speed (mph) in a golfer's profile; null where it has none. */
export type KnownSwing = {
  readonly swingSpeed: number | null
  readonly swingSpeedRange: SwingSpeedRange | null
}

/** The speed that represents a range, mph (specification 1 §5). */
export const SWING_SPEED_RANGE_MPH = {
  'under-85': 80,
  '85-95': 90,
  '95-105': 100,
  'over-105': 110,
} as const satisfies Record<SwingSpeedRange, number>

/** The default without speed or range, mph (specification 1 §5). */
export const FALLBACK_SWING_SPEED_MPH = 95

/** Driver speed in mph: the golfer's own, else the range's, else 95. */
export function swingSpeedMph(swing: KnownSwing): number {
  return knownSwingSpeedMph(swing) ?? FALLBACK_SWING_SPEED_MPH
}

/** Driver speed in mph: the golfer's own, else the range's; undefined without either. */
export function knownSwingSpeedMph({ swingSpeed, swingSpeedRange }: KnownSwing): number | undefined {
  if (swingSpeed !== null) return swingSpeed
  return swingSpeedRange === null ? undefined : SWING_SPEED_RANGE_MPH[swingSpeedRange]
}
