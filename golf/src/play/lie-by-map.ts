import { isOnTee } from '../course/on-tee.ts'
import type { CourseHole } from '../course/course.ts'
import { placeIn } from '../shot-advice/ground/ground-places.ts'
import type { HoleGround } from '../shot-advice/ground/hole-ground.ts'
import { likelyLie } from '../shot-advice/ground/lie-on-ground.ts'
import type { GroundLie } from '../shot-advice/ground/lie-on-ground.ts'
import type { GuessedLie } from './guessed-lie.ts'
import { radiusOfSd } from './left.ts'
import type { PlayedLie } from './played-record.ts'
import type { SettledPlace } from './settled-place.ts'

/** A ball in water or out of bounds is dropped in the rough beside; one on the green is putted, or lies on its fringe. */
const PLAYED_FROM = {
  fairway: 'fairway',
  rough: 'rough',
  bunker: 'bunker',
  fringe: 'fringe',
  trees: 'trees',
  green: 'fringe',
  water: 'rough',
  out: 'rough',
} as const satisfies Record<GroundLie, PlayedLie>

type Standing = {
  /** The hole's ground in any frame. */
  readonly ground: Pick<HoleGround, 'patches' | 'plane' | 'turn'>
  readonly hole: Pick<CourseHole, 'tees'>
  readonly here: SettledPlace
}

/** What the map has under the ball: within the position's error of an edge the likelier one, and the other beside it. */
export function lieByMap({ ground, hole, here }: Standing): GuessedLie {
  if (isOnTee(hole, here.at)) return { lie: 'tee', other: undefined, isByMap: true }
  const { lie, other } = likelyLie(ground, placeIn(ground, here.at), radiusOfSd(here.sdYards))
  const [played, playedOther] = [PLAYED_FROM[lie], other && PLAYED_FROM[other]]
  return { lie: played, other: playedOther === played ? undefined : playedOther, isByMap: true }
}
