/** Maps of real courses, distances to their greens, and advice on their holes. */
import type { Course, CourseHole } from '../course/course.ts'
import { coursesFrom } from '../course/courses-from.ts'
import * as green from '../course/green-yards.ts'
import type { GreenYards } from '../course/green-yards.ts'
import type { LatLon } from '../course/plane.ts'
import { readMap } from '../course/read-map.ts'
import type { ReadProblem } from '../course/reading/map-reading.ts'
import type { AdviceProblem, AdvisedGolfer } from '../shot-advice/advise.ts'
import type { TournamentProblem } from '../shot-advice/ground/advise-on-ground.ts'
import type { CompassAir } from '../shot-advice/ground/air-on-line.ts'
import * as advice from '../shot-advice/ground/hole-shot.ts'
import type { HoleAnswer } from '../shot-advice/ground/hole-shot.ts'
import type { AdvisedClub } from '../shot-advice/swings/swing.ts'
import { ADVISE_HOLE, GREEN_YARDS, READ_COURSES, farFromCourse, placesOfShot } from './inputs/course.ts'
import type { HoleAsked } from './inputs/course.ts'
import { wrongInput } from './inputs/wrong-input.ts'
import type { WrongInput } from './inputs/wrong-input.ts'

export type { Course, CourseHole, Shape, ShapeKind, Tee } from '../course/course.ts'
export type { GreenYards } from '../course/green-yards.ts'
export type { LatLon } from '../course/plane.ts'
export type { CompassAir } from '../shot-advice/ground/air-on-line.ts'
export type { HoleAnswer, HoleChoice, HoleShot } from '../shot-advice/ground/hole-shot.ts'
export type { HoleAsked } from './inputs/course.ts'

/** Why a text is no map; `of` and `most` say which limit it is beyond. */
export type MapProblem = {
  readonly problem: ReadProblem['code']
  readonly of?: 'megabytes' | 'things' | 'corners' | 'ringCorners'
  readonly most?: number
}

/** The courses of a map, those with the most holes first: OSM XML, Overpass JSON or GeoJSON as text. */
export function readCourses(map: string): readonly Course[] | MapProblem | WrongInput {
  const wrong = wrongInput(READ_COURSES, { map })
  if (wrong) return wrong
  const reading = readMap(map)
  if (!('problem' in reading)) return coursesFrom(reading)
  const { code, ...limit } = reading.problem
  return { problem: code, ...limit }
}

/** Yards from a ball to the front, middle and back of a hole's green. */
export function greenYards(
  course: Course,
  holeId: string,
  ball: LatLon,
): GreenYards | { readonly problem: 'no-mapped-green' } | WrongInput {
  const wrong = wrongInput(GREEN_YARDS, { course, holeId, ball }) ?? farFromCourse(course, 'course', [])
  if (wrong) return wrong
  const hole = holeOf(course, holeId)
  return hole ? (green.greenYards(course, hole, ball) ?? { problem: 'no-mapped-green' }) : noSuchHole(course, 'holeId')
}

/** The clubs and lines that cost the fewest strokes from a ball on a hole of a course. */
export function adviseHole(
  bag: readonly AdvisedClub[],
  golfer: AdvisedGolfer,
  asked: HoleAsked,
  air: CompassAir = {},
): HoleAnswer | AdviceProblem | TournamentProblem | WrongInput {
  const wrong = wrongInput(ADVISE_HOLE, { bag, golfer, asked, air })
  if (wrong) return wrong
  const { course, holeId, shot } = asked
  const far = farFromCourse(course, 'asked.course', placesOfShot(shot, 'asked.shot'))
  if (far) return far
  const hole = holeOf(course, holeId)
  return hole ? advice.adviseHole(bag, golfer, { course, hole, shot }, air) : noSuchHole(course, 'asked.holeId')
}

function holeOf({ holes }: Course, holeId: string): CourseHole | undefined {
  return holes.find(({ id }) => id === holeId)
}

function noSuchHole({ holes }: Course, field: string): WrongInput {
  return { problem: 'wrong-input', field, expected: `one of ${holes.map(({ id }) => id).join(', ')}` }
}
