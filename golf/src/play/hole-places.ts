import { planeAt, yardsBetween } from '../course/plane.ts'
import type { LatLon } from '../course/plane.ts'
import type { SettledPlace } from './settled-place.ts'

/**
 * Where on earth the strokes of one hole were played, as far as the phone was there. Places stay on the phone: what is
 * stored and sent are rows made from them, without any coordinate (`rows-from-places.ts`).
 */
export type HolePlaces = {
  /** Where each stroke was played, by its id. */
  readonly shots: Readonly<Record<string, SettledPlace>>
  /** What the golfer aimed at: the advice's aim, or one that was tapped. Never assumed to be the pin. */
  readonly aims: Readonly<Record<string, LatLon>>
  /** Where the ball of a stroke was lost, where that was marked. */
  readonly lost: Readonly<Record<string, SettledPlace>>
  /** Where the ball lay on the green before the first putt. */
  readonly firstPutt?: SettledPlace | undefined
  /** Marked at the flag. */
  readonly pin?: SettledPlace | undefined
}

export const NO_PLACES: HolePlaces = { shots: {}, aims: {}, lost: {} }

/** "I am not at the ball": the ball is within a good chip of the phone. One standard deviation; rule of thumb. */
const NOT_AT_BALL_SD_YARDS = 15

/** The place of a phone that is not at the ball, such as one in a cart. */
export function awayFromBall(place: SettledPlace): SettledPlace {
  return { ...place, sdYards: Math.max(place.sdYards, NOT_AT_BALL_SD_YARDS) }
}

/** Level yards between two places on earth. The first one must be mappable, else a RangeError is thrown. */
export function yardsApart(one: LatLon, other: LatLon): number {
  return yardsBetween({ x: 0, y: 0 }, planeAt(one).to(other))
}
