import type { Choice } from '@bagwise/golf/shot-advice/choice'
import { OWN_MISS_YARDS } from '@bagwise/golf/shot-advice/own-miss'
import type { Shot } from '@bagwise/golf/shot-advice/shot'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { withinTurn } from '#features/shot-advice/wind-direction.ts'

/** What the sentences about an aim are made from. */
export type AimFacts = { readonly shot: Shot; readonly air: Air; readonly units: PreferredUnits }

const HALF_TURN_DEG = 180

/** A ball that stops farther before the pin is aimed beside the line to it: so far from the pin the yards are others. */
const LAY_UP_FROM_YARDS = 30

/** What moves the ball sideways, each true or not. */
export type DriftCauses = {
  readonly isMiss: boolean
  readonly isSlope: boolean
  readonly isWind: boolean
  /** Of the miss and what else moves the ball, the one that takes something off the other. */
  readonly less?: 'miss' | 'others'
}

/** Less is no drift to speak of. */
const LEAST_DRIFT_YARDS = 0.5

export function isLayUp({ finishYards }: Pick<Choice, 'finishYards'>, { distanceYards }: Shot): boolean {
  return distanceYards - finishYards > LAY_UP_FROM_YARDS
}

/** Only what moves the ball sideways: a wind straight along the line does not. */
export function driftCauses(
  { biasYards = 0, aimYards, startLineYards }: Pick<Choice, 'biasYards' | 'aimYards' | 'startLineYards'>,
  { shot: { slope }, air: { windSpeedMph = 0, windFromDeg = 0 } }: Pick<AimFacts, 'shot' | 'air'>,
): DriftCauses {
  const isMiss = Math.abs(biasYards) >= OWN_MISS_YARDS
  const causes = {
    isMiss,
    isSlope: slope === 'sidehill-above' || slope === 'sidehill-below',
    isWind: windSpeedMph > 0 && withinTurn(windFromDeg) % HALF_TURN_DEG !== 0,
  }
  const othersYards = aimYards - startLineYards - biasYards
  if (!isMiss || !(causes.isSlope || causes.isWind)) return causes
  if (Math.abs(othersYards) < LEAST_DRIFT_YARDS) return { ...causes, isSlope: false, isWind: false }
  if (Math.sign(othersYards) === Math.sign(biasYards)) return causes
  return { ...causes, less: Math.abs(othersYards) > Math.abs(biasYards) ? 'miss' : 'others' }
}
