import type { Course, CourseHole } from '../course/course.ts'
import type { LatLon, Place } from '../course/plane.ts'
import type { Air } from '../flight/physics/air.ts'
import type { AdvisedGolfer } from '../shot-advice/advise.ts'
import { compassDeg } from '../shot-advice/ground/ground-places.ts'
import { holeGround } from '../shot-advice/ground/hole-ground.ts'
import type { HoleGround } from '../shot-advice/ground/hole-ground.ts'
import { airOnLine } from '../shot-advice/ground/air-on-line.ts'
import type { CompassAir } from '../shot-advice/ground/air-on-line.ts'
import type { Lie } from '../shot-advice/shot.ts'
import type { AdvisedClub } from '../shot-advice/swings/swing.ts'
import { airOfReading } from '../weather/reading-air.ts'
import type { WeatherReading } from '../weather/weather-reading.ts'

/** Whose book it is, and for what day. */
export type BookFor = {
  readonly bag: readonly AdvisedClub[]
  readonly golfer: AdvisedGolfer
  /** Undefined for a calm day. */
  readonly forecast: WeatherReading | undefined
  /** Whether the course's outline counts as a boundary: assumed until the golfer takes it away. */
  readonly isOutlineOut?: boolean | undefined
}

export type BookHole = BookFor & { readonly course: Course; readonly hole: CourseHole }

/** A ball of the hole, and the hole as it lies before it. */
export type BookBall = BookHole & {
  readonly ground: HoleGround
  readonly lie: Lie
  readonly air: Air
  /** The hole from the tee, which the page is drawn in. */
  readonly tee: HoleGround
}

export function ballOnTee(hole: BookHole, at: LatLon): BookBall {
  const ground = holeGround(hole.course, hole.hole, { ball: at, isOutlineOut: hole.isOutlineOut })
  return { ...hole, ground, lie: 'tee', air: airTowardsPin(hole.forecast, ground), tee: ground }
}

/** The next ball, on the fairway at a place of this one's ground. */
export function ballOnFairway(ball: BookBall, place: Place): BookBall {
  const ground = holeGround(ball.course, ball.hole, {
    ball: onEarth(ball.ground, place),
    isOutlineOut: ball.isOutlineOut,
  })
  return { ...ball, ground, lie: 'fairway', air: airTowardsPin(ball.forecast, ground) }
}

export function onEarth({ plane, turn }: Pick<HoleGround, 'plane' | 'turn'>, place: Place): LatLon {
  return plane.from(turn.from(place))
}

/** A place of the ball's ground in the frame that the page is drawn in. */
export function inDrawing(place: Place, { ground, tee }: Pick<BookBall, 'ground' | 'tee'>): Place {
  return ground === tee ? place : tee.turn.to(tee.plane.to(onEarth(ground, place)))
}

/** The air of every stated carry, which the book calls calm: 70°F, sea level, no wind. */
const CALM_AIR: CompassAir = {}

export function compassAir(forecast: WeatherReading | undefined): CompassAir {
  return forecast ? { ...airOfReading(forecast, 0), windFromCompassDeg: forecast.windFromDeg } : CALM_AIR
}

/** A forecast's wind comes from a point of the compass, the advice's is relative to the line to the pin. */
function airTowardsPin(forecast: WeatherReading | undefined, ground: HoleGround): Air {
  return airOnLine(compassAir(forecast), compassDeg(ground, ground.pin))
}
