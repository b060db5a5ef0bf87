import { unpackCourse } from '@bagwise/golf/course/pack-course'
import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import type { AdvisedGolfer } from '@bagwise/golf/shot-advice/advise'
import { aheadOfHole } from '@bagwise/golf/shot-advice/ground/advise-on-ground'
import { holeGround } from '@bagwise/golf/shot-advice/ground/hole-ground'
import { compassDeg } from '@bagwise/golf/shot-advice/ground/ground-places'
import { adviseHole, airOnLine } from '@bagwise/golf/shot-advice/ground/hole-shot'
import type { CompassAir, HoleShot } from '@bagwise/golf/shot-advice/ground/hole-shot'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'

export type HoleQuestion = {
  readonly course: PackedCourse
  readonly holeId: string
  readonly bag: readonly AdvisedClub[]
  readonly golfer: AdvisedGolfer
  readonly shot: HoleShot
  readonly air: CompassAir
}

/** What does not change with the ball: worked out once while a golfer plays a hole. */
type Known = { readonly key: string; readonly ahead: ReturnType<typeof aheadOfHole> }

let known: Known | undefined

/** Club and line on a hole; undefined for a hole that the course does not have. */
export function adviseOnHole({ course: packed, holeId, bag, golfer, shot, air }: HoleQuestion) {
  const course = unpackCourse(packed)
  const hole = course.holes.find(({ id }) => id === holeId)
  if (!hole) return undefined
  const { ball, lie, ...fixed } = shot
  // The whole course: a golfer may map a hole again.
  const key = JSON.stringify([packed, holeId, bag, golfer, fixed, air])
  if (known?.key !== key) {
    // From where the hole begins, so that it is the same for every ball.
    const ground = holeGround(course, hole, { ...shot, ball: hole.line[0] ?? ball })
    const pinAir = airOnLine(air, compassDeg(ground, ground.pin))
    known = { key, ahead: aheadOfHole(bag, golfer, { ...fixed, ground, lie }, pinAir) }
  }
  return adviseHole(bag, golfer, { course, hole, shot, ahead: known.ahead }, air)
}
