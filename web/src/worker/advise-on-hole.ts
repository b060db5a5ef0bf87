import { unpackCourse } from '@bagwise/golf/course/pack-course'
import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import type { AdvisedGolfer } from '@bagwise/golf/shot-advice/advise'
import type { AheadStrokes } from '@bagwise/golf/shot-advice/ground/ahead-on-ground'
import { adviseHole, aheadOnHole } from '@bagwise/golf/shot-advice/ground/hole-shot'
import type { CompassAir } from '@bagwise/golf/shot-advice/ground/air-on-line'
import type { HoleShot } from '@bagwise/golf/shot-advice/ground/hole-shot'
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
type Known = { readonly key: string; readonly ahead: AheadStrokes }

let known: Known | undefined

/** Club and line on a hole; undefined for a hole that the course does not have. */
export function adviseOnHole({ course: packed, holeId, bag, golfer, shot, air }: HoleQuestion) {
  const course = unpackCourse(packed)
  const hole = course.holes.find(({ id }) => id === holeId)
  if (!hole) return undefined
  const { pin, slope, isSoft, isOutlineOut } = shot
  // The whole course: a golfer may map a hole again.
  const key = JSON.stringify([packed, holeId, bag, golfer, { pin, slope, isSoft, isOutlineOut }, air])
  if (known?.key !== key) {
    known = { key, ahead: aheadOnHole(bag, golfer, { course, hole, shot }, air) }
  }
  return adviseHole(bag, golfer, { course, hole, shot, ahead: known.ahead }, air)
}
