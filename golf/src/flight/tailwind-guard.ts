import { metresPerSecondFromMph } from '../units.ts'
import type { FlightAir } from './physics/air.ts'

export const STEP_MPH = 2.5
const STEP_MPS = metresPerSecondFromMph(STEP_MPH)

/**
 * Winds with less help from behind: slower from the same side, and as fast but more from the side. Strong tailwinds
 * reduce lift as well as drag and stop helping; using the best of these instead guarantees that more tailwind never
 * plays longer. Empty when the wind does not help.
 */
export function weakerTailwinds(air: FlightAir): readonly FlightAir[] {
  const { tailwindMps, rightwardWindMps } = air
  if (tailwindMps <= 0) return []

  const speedMps = Math.hypot(tailwindMps, rightwardWindMps)
  const stepCount = Math.ceil(tailwindMps / STEP_MPS)
  return Array.from({ length: stepCount }, (_, step) => step * STEP_MPS).flatMap((gentlerMps) => [
    { ...air, tailwindMps: gentlerMps, rightwardWindMps: (rightwardWindMps * gentlerMps) / tailwindMps },
    {
      ...air,
      tailwindMps: gentlerMps,
      rightwardWindMps: (rightwardWindMps < 0 ? -1 : 1) * Math.sqrt(speedMps ** 2 - gentlerMps ** 2),
    },
  ])
}
