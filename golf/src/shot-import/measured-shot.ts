import { MAX_CARRY_YARDS, MIN_CARRY_YARDS } from '../distances/club-distance.ts'

/** A full swing recorded by a launch monitor. */
export type MeasuredShot = {
  /** 1 to 400. */
  readonly carryYards: number
  /** Where it landed across the line, right is positive. Undefined when not recorded. */
  readonly sideYards: number | undefined
}

/** No ball lands farther off the line; larger figures mean "not measured". */
const MOST_SIDE_YARDS = 200

export function isPossibleCarry(carryYards: number): boolean {
  return carryYards >= MIN_CARRY_YARDS && carryYards <= MAX_CARRY_YARDS
}

export function isPossibleSide(sideYards: number): boolean {
  return Math.abs(sideYards) <= MOST_SIDE_YARDS
}
