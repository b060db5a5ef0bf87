import type { Air } from '../../flight/physics/air.ts'

/** Air as forecasts have it: the wind's direction is that of the compass, where it comes from. */
export type CompassAir = Omit<Air, 'windFromDeg' | 'targetDistanceYards'> & {
  readonly windFromCompassDeg?: number | undefined
}

/** The wind as it blows along a line, in place of the compass's direction. */
export function airOnLine({ windFromCompassDeg, ...air }: CompassAir, bearingOfLineDeg: number): Air {
  if (windFromCompassDeg === undefined) return air
  const windFromDeg = (((windFromCompassDeg - bearingOfLineDeg) % FULL_TURN_DEG) + FULL_TURN_DEG) % FULL_TURN_DEG
  return { ...air, windFromDeg }
}

const FULL_TURN_DEG = 360
