import type { Air } from './air.ts'
import { cosineOfDegrees } from './angles.ts'

/** How much of the wind blows into the face; negative from behind. */
export function headwindMph({ windSpeedMph = 0, windFromDeg = 0 }: Air): number {
  return windSpeedMph * cosineOfDegrees(windFromDeg)
}
