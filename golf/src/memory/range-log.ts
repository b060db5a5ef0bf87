import { SHOT_FIGURES } from './shot-record.ts'
import { MISHIT, typicalSpread } from '../shot-advice/typical-spread.ts'

/** Which way a ball of the range log came down, from the left. */
export const LANES = ['far-left', 'left', 'straight', 'right', 'far-right'] as const
export type Lane = (typeof LANES)[number]

/** How a shot of the range log was mishit. */
export const STRIKES = ['fat', 'thin', 'topped'] as const
export type Strike = (typeof STRIKES)[number]

/** A lane on the ground. */
export type LaneSides = {
  readonly lane: Lane
  /** The middle, which is kept; right of the target is positive. */
  readonly sideYards: number
  /** How far its edges are from the target line. The outermost lanes have no end. */
  readonly innerYards: number
  readonly outerYards: number | undefined
}

const LANES_RIGHTWARD = {
  'far-left': -2,
  left: -1,
  straight: 0,
  right: 1,
  'far-right': 2,
} as const satisfies Record<Lane, number>
const OUTERMOST = 2

/**
 * The carries that mishits are kept with, as shares of a solid one: nobody measured them, and what is learnt is only that
 * they were mishits (`isSaidMishit`). Fat and thin balls have the mean mishit's, topped ones two standard deviations less.
 */
const STRIKE_SHARES = {
  fat: MISHIT.carryShare,
  thin: MISHIT.carryShare,
  topped: MISHIT.carryShare - 2 * MISHIT.distanceSdShare,
} as const satisfies Record<Strike, number>
const TENTHS = 10

/** The five lanes at this carry, from the left: each is one typical standard deviation of the handicap wide. */
export function lanesAt({
  carryYards,
  handicap,
}: {
  readonly carryYards: number
  readonly handicap: number | undefined
}): readonly LaneSides[] {
  const { lateralSdYards } = typicalSpread({ handicap, carryYards })
  const { lowest, highest } = SHOT_FIGURES.sideYards
  return LANES.map((lane) => {
    const rightward = LANES_RIGHTWARD[lane]
    const lanesOff = Math.abs(rightward)
    return {
      lane,
      sideYards: inTenths(Math.min(highest, Math.max(lowest, rightward * lateralSdYards))),
      innerYards: Math.max(0, lanesOff - 1 / 2) * lateralSdYards,
      outerYards: lanesOff === OUTERMOST ? undefined : (lanesOff + 1 / 2) * lateralSdYards,
    }
  })
}

/** The carry of a mishit of the range log, in whole yards from 1. */
export function mishitCarryYards(strike: Strike, solidCarryYards: number): number {
  return Math.max(SHOT_FIGURES.carryYards.lowest, Math.round(STRIKE_SHARES[strike] * solidCarryYards))
}

function inTenths(yards: number): number {
  // Minus zero would be another number on the wire.
  return Math.round(yards * TENTHS) / TENTHS + 0
}
