import type { ClubType } from '../../club.ts'
import type { Launch } from '../../flight/physics/fly.ts'
import type { MeasuredSpread } from '../spread.ts'

/** The carry of a putter in an advised bag; the advisor never uses it. */
export const PUTTER_CARRY_YARDS = 1

/** A club in the golfer's bag: its carry in the reference air, its loft, and its spread if known. */
export type AdvisedClub = {
  readonly club: ClubType
  readonly carryYards: number
  readonly loftDeg: number
  readonly measured?: MeasuredSpread | undefined
}

/** Where balls of one kind land and stop: solid ones, or mishits. */
export type Scatter = {
  readonly share: number
  readonly landingYards: number
  readonly distanceSdYards: number
  readonly lateralSdYards: number
  readonly rollYards: number
}

/** One way to play the shot: a club and how much of a swing. */
export type Swing = {
  readonly club: ClubType
  readonly loftDeg: number
  readonly kind: 'full' | 'pitch' | 'splash'
  /** Of the full carry; 1 is a full swing. */
  readonly swingFraction: number
  /** From this lie, in today's air. */
  readonly carryTodayYards: number
  /** Where a well-struck ball stops. */
  readonly finishYards: number
  /** How far wind and slope move it to the right. */
  readonly driftYards: number
  /** How the ball leaves the club; a splash has none: the sand throws it. */
  readonly launch?: Launch | undefined
  readonly scatters: readonly Scatter[]
}
