import type { Course, CourseHole } from '@bagwise/golf/course/course'
import { greenYards } from '@bagwise/golf/course/green-yards'
import type { GreenYards } from '@bagwise/golf/course/green-yards'
import { isOnTee } from '@bagwise/golf/course/on-tee'
import type { LatLon, Place } from '@bagwise/golf/course/plane'
import { holeGround } from '@bagwise/golf/shot-advice/ground/hole-ground'
import type { HoleGround } from '@bagwise/golf/shot-advice/ground/hole-ground'
import { latLonOf, placeIn } from '@bagwise/golf/shot-advice/ground/ground-places'
import { likelyLie } from '@bagwise/golf/shot-advice/ground/lie-on-ground'
import type { GroundLie, LikelyLie } from '@bagwise/golf/shot-advice/ground/lie-on-ground'
import type { Lie } from '@bagwise/golf/shot-advice/shot'
import type { HolePlay } from './hole-play.ts'

export type ShownHole = {
  /** The hole from its tee: the frame of the drawing. */
  readonly ground: HoleGround
  readonly ball: LatLon
  /** In the drawing's frame, as is the pin. */
  readonly ballPlace: Place
  readonly pinPlace: Place
  /** The ground from the ball; y is towards the middle of the green. */
  readonly fromBall: HoleGround
  /** Undefined without a mapped green. */
  readonly green: GreenYards | undefined
  readonly middleYards: number
  readonly pinYards: number
  /** What is under the ball by the map, and what else may be where the place is not known well enough. */
  readonly likely: LikelyLie | undefined
  /** What is counted with: the golfer's word, else the map's. */
  readonly lie: Lie
}

type Parts = {
  readonly course: Course
  readonly hole: CourseHole
  readonly ground: HoleGround
  readonly tee: LatLon
  readonly play: HolePlay
  readonly isOutlineOut: boolean
}

/** Everything about the place of the ball that needs no advice. */
export function shownHole({ course, hole, ground, tee, play, isOutlineOut }: Parts): ShownHole {
  const ball = play.ball ?? tee
  const fromBall =
    play.ball === null && play.pin === 'middle'
      ? ground
      : holeGround(course, hole, { ball, pin: play.pin, isOutlineOut })
  const ballPlace = placeIn(ground, ball)
  const { greenMiddle, pin } = fromBall
  const likely = isOnTee(hole, ball, tee) ? undefined : likelyLie(ground, ballPlace, play.withinYards)
  return {
    ground,
    ball,
    ballPlace,
    pinPlace: placeIn(ground, latLonOf(fromBall, pin)),
    fromBall,
    green: greenYards(course, hole, ball),
    middleYards: Math.hypot(greenMiddle.x, greenMiddle.y),
    pinYards: Math.hypot(pin.x, pin.y),
    likely,
    lie: play.lie ?? (likely ? PLAYED_FROM[likely.lie] : 'tee'),
  }
}

/** Among trees the ball lies in the rough; a ball that is lost is dropped there. */
export const PLAYED_FROM = {
  fairway: 'fairway',
  rough: 'rough',
  bunker: 'bunker',
  fringe: 'fringe',
  trees: 'rough',
  green: 'fringe',
  water: 'rough',
  out: 'rough',
} as const satisfies Record<GroundLie, Lie>
