import type { ClubType } from '../../club.ts'
import type { Course, CourseHole } from '../../course/course.ts'
import { greenYards } from '../../course/green-yards.ts'
import type { GreenYards } from '../../course/green-yards.ts'
import type { LatLon, Place } from '../../course/plane.ts'
import type { AdviceProblem, AdvisedGolfer } from '../advise.ts'
import type { Lie, Pin, Slope } from '../shot.ts'
import type { AdvisedClub } from '../swings/swing.ts'
import { airOnLine } from './air-on-line.ts'
import type { CompassAir } from './air-on-line.ts'
import { adviseOnGround, aheadOfHole, layUpsOnGround } from './advise-on-ground.ts'
import type { AheadStrokes } from './ahead-on-ground.ts'
import type { GroundAdvice, GroundChoice, GroundReason, TournamentProblem } from './advise-on-ground.ts'
import { compassDeg, latLonOf, placeIn } from './ground-places.ts'
import { holeGround } from './hole-ground.ts'
import type { HoleGround } from './hole-ground.ts'
import type { LayUp } from './lay-ups.ts'
import { lineMark } from './line-mark.ts'
import type { LineMark } from './line-mark.ts'
import { reachAndCover } from './reach-and-cover.ts'
import type { ReachAndCover } from './reach-and-cover.ts'
import { bearingDeg, placeAlong } from './lines.ts'

/** A ball on a hole of a course, and what it lies on. */
export type HoleShot = {
  readonly ball: LatLon
  readonly lie: Lie
  readonly pin: Pin | LatLon
  readonly slope?: Slope | undefined
  readonly isSoft?: boolean | undefined
  readonly isOutlineOut?: boolean | undefined
  readonly isTournament?: boolean | undefined
  /** What the golfer would rather hit: towards there, with this club or else the advised one. */
  readonly towards?: LatLon | undefined
  readonly club?: ClubType | undefined
}

/** A club and its line, with the places of the map where it should finish and towards which it starts. */
export type HoleChoice = GroundChoice & {
  readonly finishAt: LatLon
  readonly startAt: LatLon
  /** What the golfer aims at. */
  readonly aim: LineMark
  readonly reach: readonly ReachOnMap[]
}

export type ReachOnMap = ReachAndCover & {
  /** On the club's line, where the hazard begins and ends. */
  readonly reachAt: LatLon
  readonly coverAt: LatLon
}

export type HoleAnswer = {
  /** To the green, as greenYards has it; undefined without a mapped green. */
  readonly green: GreenYards | undefined
  readonly pinYards: number
  readonly pinBearingDeg: number
  readonly recommended: HoleChoice
  /** The best swing of each club that may be the one, the cheapest first. */
  readonly choices: readonly HoleChoice[]
  /** What the golfer would rather hit. */
  readonly aimed: HoleChoice | undefined
  readonly reasons: readonly GroundReason[]
  readonly unknown: GroundAdvice['unknown']
  /** The cheapest first, with the place of the map that each gets to. */
  readonly layUps: readonly (LayUp & { readonly at: LatLon })[]
}

type BallOnHole = {
  readonly course: Course
  readonly hole: CourseHole
  readonly shot: HoleShot
  readonly ahead?: AheadStrokes | undefined
}

/** Everything a golfer reads beside the drawing of a hole, from one place. The same call for the app and the book. */
export function adviseHole(
  bag: readonly AdvisedClub[],
  golfer: AdvisedGolfer,
  { course, hole, shot, ahead }: BallOnHole,
  air: CompassAir = {},
): HoleAnswer | AdviceProblem | TournamentProblem {
  const ground = holeGround(course, hole, shot)
  const groundShot = {
    ground,
    lie: shot.lie,
    slope: shot.slope,
    isSoft: shot.isSoft,
    isTournament: shot.isTournament,
    ahead,
    aim: aimIn(ground, shot),
  }
  const pinDeg = compassDeg(ground, ground.pin)
  const turned = airOnLine(air, pinDeg)
  const advice = adviseOnGround(bag, golfer, groundShot, turned)
  if ('problem' in advice) return advice
  const layUps = layUpsOnGround(bag, golfer, groundShot, turned)
  const { recommended, aimed, choices, reasons, unknown } = advice
  return {
    green: greenYards(course, hole, shot.ball),
    pinYards: Math.hypot(ground.pin.x, ground.pin.y),
    pinBearingDeg: pinDeg,
    recommended: onMap(ground, recommended),
    choices: choices.map((choice) => onMap(ground, choice)),
    aimed: aimed && onMap(ground, aimed),
    reasons,
    unknown,
    layUps: layUps.map((layUp) => ({ ...layUp, at: latLonOf(ground, layUp.place) })),
  }
}

/**
 * What a hole charges a ball that stops so far from the pin. Looked at from where the hole begins: the same for every ball
 * of it, in the app and in the book.
 */
export function aheadOnHole(
  bag: readonly AdvisedClub[],
  golfer: AdvisedGolfer,
  { course, hole, shot: { ball, ...fixed } }: Omit<BallOnHole, 'ahead'>,
  air: CompassAir = {},
): AheadStrokes {
  const ground = holeGround(course, hole, { ...fixed, ball: hole.line[0] ?? ball })
  const onLine = airOnLine(air, compassDeg(ground, ground.pin))
  return aheadOfHole(bag, golfer, { ground, lie: fixed.lie, slope: fixed.slope, isSoft: fixed.isSoft }, onLine)
}

function aimIn(ground: HoleGround, { towards, club }: HoleShot) {
  if (!towards && club === undefined) return undefined
  return { towards: towards && placeIn(ground, towards), club }
}

/** What the golfer aims at: as far as the ball should finish, on the line that it starts on. */
export function startPlace(
  { pin }: Pick<HoleGround, 'pin'>,
  choice: Pick<GroundChoice, 'finish' | 'startLineDeg'>,
): Place {
  const { finish, startLineDeg } = choice
  return placeAlong(bearingDeg(pin) + startLineDeg, Math.hypot(finish.x, finish.y))
}

function onMap(ground: HoleGround, choice: GroundChoice): HoleChoice {
  const { finish } = choice
  const start = startPlace(ground, choice)
  const along = (rightDeg: number, at: number) => latLonOf(ground, placeAlong(rightDeg, at))
  const lineRightDeg = bearingDeg(finish)
  return {
    ...choice,
    finishAt: latLonOf(ground, finish),
    startAt: latLonOf(ground, start),
    aim: lineMark(ground, start),
    reach: reachAndCover(ground, choice).map((one) => ({
      ...one,
      reachAt: along(lineRightDeg, one.reachYards),
      coverAt: along(lineRightDeg, one.coverYards),
    })),
  }
}
