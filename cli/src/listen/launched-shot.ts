import { simulateFlight } from '@bagwise/golf/flight/trajectory'
import { isPossibleCarry, isPossibleSide } from '@bagwise/golf/shot-import/measured-shot'
import { keptFigures } from '@bagwise/golf/shot-import/shot-figures'
import { radiansFromDegrees } from '@bagwise/golf/units'

/** A shot as a device has sent it, in golf's units. */
export type LaunchedShot = {
  /** As the device calls itself. */
  readonly device: string
  /** As the message calls the club. */
  readonly clubLabel?: string | undefined
  /** Undefined where the message does not say in which unit its speed is. */
  readonly ballSpeedMph: number | undefined
  /** Above the horizontal. */
  readonly launchDeg: number
  /** Of the target line, right is positive. */
  readonly startDeg: number
  /** Undefined where the device did not see it. */
  readonly spinRpm: number | undefined
  /** Positive curves right. */
  readonly spinAxisDeg: number
  readonly carryYards: number | undefined
}

/** Where a shot came down, with one decimal, and what of it Bagwise has worked out. */
export type LandedShot = {
  /** 1 to 400. */
  readonly carryYards: number
  /** ±200, right of the target is positive. */
  readonly sideYards: number
  readonly isCarryComputed: boolean
}

/**
 * Where the shot came down: its carry as sent, else that of its flight in the reference air. No device sends a side: it is
 * the flight's, in proportion to the carry, or lies on the start line where the flight is unknown. Undefined where there is
 * neither a carry nor a flight, or no ball comes down there.
 */
export function landedShot(shot: LaunchedShot): LandedShot | undefined {
  const flight = flightOf(shot)
  const carryYards = shot.carryYards ?? flight?.carryYards
  if (carryYards === undefined || !isPossibleCarry(carryYards)) return undefined
  const sideShare = flight ? flight.lateralYards / flight.carryYards : Math.tan(radiansFromDegrees(shot.startDeg))
  const { sideYards, ...landed } = keptFigures({ carryYards, sideYards: carryYards * sideShare })
  if (sideYards === undefined || !isPossibleSide(sideYards)) return undefined
  return { carryYards: landed.carryYards, sideYards, isCarryComputed: shot.carryYards === undefined }
}

function flightOf({ ballSpeedMph, launchDeg, startDeg, spinRpm, spinAxisDeg }: LaunchedShot) {
  if (ballSpeedMph === undefined || spinRpm === undefined) return undefined
  const flight = simulateFlight({ ballSpeedMph, launchDeg, spinRpm, spinAxisDeg, startDirectionDeg: startDeg })
  return 'problem' in flight || flight.carryYards <= 0 ? undefined : flight
}
