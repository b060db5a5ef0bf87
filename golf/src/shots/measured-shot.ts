import { MAX_CARRY_YARDS, MIN_CARRY_YARDS } from '../distances/club-distance.ts'

/** One full swing as a launch monitor saw it. */
export type MeasuredShot = {
  /** 1 to 400. */
  readonly carryYards: number
  /** Where it came down, across the line: right is positive. Undefined when the monitor did not say. */
  readonly offlineYards: number | undefined
}

/** No ball comes down farther from the line; larger figures stand for "not measured". */
const MOST_OFFLINE_YARDS = 200

export function isPossibleCarry(carryYards: number): boolean {
  return carryYards >= MIN_CARRY_YARDS && carryYards <= MAX_CARRY_YARDS
}

export function isPossibleOffline(offlineYards: number): boolean {
  return Math.abs(offlineYards) <= MOST_OFFLINE_YARDS
}
