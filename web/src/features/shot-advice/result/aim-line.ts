import type { Choice } from '@bagwise/golf/shot-advice/choice'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { withinTurn } from '#features/shot-advice/wind-direction.ts'

/** What the sentences about an aim are made from. */
export type AimFacts = { readonly shot: Shot; readonly air: Air; readonly units: PreferredUnits }

const HALF_TURN_DEG = 180

/** A ball that stops farther before the pin is aimed beside the line to it: so far from the pin the yards are others. */
const LAY_UP_FROM_YARDS = 30

export type DriftCause = 'slope-and-wind' | 'slope' | 'wind'

export function isLayUp({ finishYards }: Pick<Choice, 'finishYards'>, { distanceYards }: Shot): boolean {
  return distanceYards - finishYards > LAY_UP_FROM_YARDS
}

/** Only what moves the ball sideways: a wind straight along the line does not. */
export function driftCause({ slope }: Shot, { windSpeedMph = 0, windFromDeg = 0 }: Air): DriftCause {
  const isSidehill = slope === 'sidehill-above' || slope === 'sidehill-below'
  const isAcross = windSpeedMph > 0 && withinTurn(windFromDeg) % HALF_TURN_DEG !== 0
  if (isSidehill && isAcross) return 'slope-and-wind'
  return isSidehill ? 'slope' : 'wind'
}
