import type { ClubType } from '../club.ts'
import { MAX_CARRY_YARDS, MIN_CARRY_YARDS } from '../distances/club-distance.ts'
import type { MeasuringError } from '../memory/kept-shot.ts'
import { carryToFinish } from '../shot-advice/swings/flown-clubs.ts'
import type { BallFlown } from './ball-flown.ts'
import type { PlayedShot, Rest } from './played-rows.ts'
import type { SwingOnCourse } from './swing-on-course.ts'

/** A full swing of a round as evidence of its club, from level fairway in the reference air. */
export type CourseShot = {
  readonly id: string
  readonly club: ClubType
  readonly carryYards: number
  /** To the right of the golfer's aim, without the wind; undefined where the aim is not known. */
  readonly sideYards?: number | undefined
  /** Without how the golfer scatters. */
  readonly measuring: MeasuringError
  /** The ball was lost where this side is known: its carry says nothing. */
  readonly isSideOnly: boolean
}

/** Of the roll, one standard deviation; nobody knows how firm the ground of a day was. Rule of thumb. */
export const ROLL_SD_SHARE = 0.5
/** Of what wind and warmth do, one standard deviation: a forecast is not the air at the ball. Rule of thumb. */
export const AIR_SD_SHARE = 0.3

/** The total less roll, brought from its lie and its air; undefined where no swing carries so far. */
export function carryEvidence(
  { id }: Pick<PlayedShot, 'id'>,
  swing: SwingOnCourse,
  flown: BallFlown,
): CourseShot | undefined {
  const carriedYards = carryToFinish(swing.longestRollYards, flown.totalYards)
  const rolledYards = flown.totalYards - carriedYards
  const scale = swing.lieShare * swing.carryShare
  const carryYards = carriedYards / scale
  if (!(carryYards >= MIN_CARRY_YARDS && carryYards <= MAX_CARRY_YARDS)) return undefined
  const alongSdYards = Math.hypot(
    Math.hypot(flown.alongSdYards, ROLL_SD_SHARE * rolledYards) / scale,
    AIR_SD_SHARE * carryYards * (swing.carryShare - swing.stillShare),
    AIR_SD_SHARE * carryYards * (swing.stillShare - 1),
  )
  const { sideYards, sideSdYards } = sideOf(flown, swing, carriedYards)
  return {
    id,
    club: swing.club.club,
    carryYards,
    ...(sideYards !== undefined && { sideYards }),
    measuring: measuringError(swing, { alongSdYards, acrossSdYards: sideSdYards }),
    isSideOnly: false,
  }
}

/** Of a ball that was lost: the side on which it was. */
export function sideEvidence({ id }: Pick<PlayedShot, 'id'>, swing: SwingOnCourse, rest: Rest): CourseShot {
  const carryYards = Math.min(MAX_CARRY_YARDS, Math.max(MIN_CARRY_YARDS, rest.alongYards))
  const { sideYards, sideSdYards } = sideOf({ ...rest, acrossSdYards: rest.sdYards }, swing, carryYards)
  const error = { alongSdYards: rest.sdYards, acrossSdYards: sideSdYards }
  return {
    id,
    club: swing.club.club,
    carryYards,
    ...(sideYards !== undefined && { sideYards }),
    measuring: measuringError(swing, error),
    isSideOnly: true,
  }
}

/** Without what the wind did on the way. */
function sideOf(
  { acrossYards, acrossSdYards }: Pick<BallFlown, 'acrossYards' | 'acrossSdYards'>,
  { driftShare }: SwingOnCourse,
  carriedYards: number,
): { readonly sideYards: number | undefined; readonly sideSdYards: number } {
  const driftYards = driftShare * carriedYards
  return {
    sideYards: acrossYards === undefined ? undefined : acrossYards - driftYards,
    sideSdYards: Math.hypot(acrossSdYards, AIR_SD_SHARE * driftYards),
  }
}

/**
 * A shot from rough is so many times as uncertain as one from fairway, and its own scatter is too: what that has more there
 * says nothing of the golfer's, and counts as an error.
 */
function measuringError(
  { club, alongFactor, acrossFactor }: SwingOnCourse,
  { alongSdYards, acrossSdYards }: MeasuringError,
): MeasuringError {
  return {
    alongSdYards: Math.hypot(alongFactor * alongSdYards, Math.sqrt(alongFactor ** 2 - 1) * club.alongYards),
    acrossSdYards: Math.hypot(acrossFactor * acrossSdYards, Math.sqrt(acrossFactor ** 2 - 1) * club.acrossYards),
  }
}
