import type { ClubType } from '../../club.ts'
import type { MeasuredSpread } from '../spread.ts'

/** A club of the golfer's bag: its carry in the reference air, its own loft, and what is known of its spread. */
export type AdvisedClub = {
  readonly club: ClubType
  readonly carryYards: number
  readonly loftDeg: number
  readonly measured?: MeasuredSpread | undefined
}

/** Balls that come down and stop about one place: solid ones, or mishits. */
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
  /** Of the full swing's carry; 1 is a full swing. */
  readonly swingFraction: number
  /** From this lie, in the air of the day. */
  readonly carryTodayYards: number
  /** Where a solid ball stops. */
  readonly finishYards: number
  /** How far wind and slope move it to the right. */
  readonly driftYards: number
  readonly scatters: readonly Scatter[]
}
