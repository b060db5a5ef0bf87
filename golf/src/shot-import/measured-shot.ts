import { MAX_CARRY_YARDS, MIN_CARRY_YARDS } from '../distances/club-distance.ts'

/** A full swing recorded by a launch monitor. */
export type MeasuredShot = {
  /** 1 to 400. */
  readonly carryYards: number
  /** Where it landed across the line, right is positive. Undefined when not recorded. */
  readonly offlineYards: number | undefined
}

/** No ball lands farther off the line; larger figures mean "not measured". */
const MOST_OFFLINE_YARDS = 200

export function isPossibleCarry(carryYards: number): boolean {
  return carryYards >= MIN_CARRY_YARDS && carryYards <= MAX_CARRY_YARDS
}

export function isPossibleOffline(offlineYards: number): boolean {
  return Math.abs(offlineYards) <= MOST_OFFLINE_YARDS
}
