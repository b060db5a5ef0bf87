import { describe, expect, it } from 'vitest'
import { packCourse } from '@bagwise/golf/course/pack-course'
import { planeAt } from '@bagwise/golf/course/plane'
import { newOwnCourse } from '@bagwise/golf/course/new-own-course'
import { withTappedHole } from '@bagwise/golf/course/tapped-hole'
import { ownCourseId, ownCoursePath } from './own-course-id.ts'
import { OwnCourse, getOwnCourse, saveOwnCourse } from './own-courses.ts'

const UUID = '6f6c2f0e-64b5-4f0e-9d49-0c5d6a8b1a55'
const SHAPE = { kind: 'bunker', id: 'at/1', rings: [[0, 0, 5, 5]] }
const COURSE = {
  v: 1,
  id: `own/${UUID}`,
  name: 'Village nine',
  at: [56_343_300, -2_803_100],
  outline: [],
  shapes: [SHAPE],
  holes: [],
  known: [],
  notes: {},
}

const isTaken = (changes: object) => OwnCourse.safeParse({ ...COURSE, ...changes }).success
const shapes = (count: number, rings: readonly (readonly number[])[]) =>
  Array.from({ length: count }, (_, index) => ({ ...SHAPE, id: `at/${index}`, rings }))

describe('an own course', () => {
  it('is a packed course with an id of its own kind', () => {
    expect(OwnCourse.parse(COURSE)).toEqual(COURSE)
    expect(ownCourseId(UUID)).toBe(COURSE.id)
    expect(ownCoursePath(COURSE.id)).toBe(`/api/own-courses/${UUID}`)
    for (const id of ['way/1', 'own/1', UUID, `own/${UUID}/`]) expect(isTaken({ id })).toBe(false)
    for (const id of ['1', COURSE.id, '']) expect(getOwnCourse.query.safeParse({ id }).success).toBe(false)
  })

  it('has at most 64 kB, 1,000 shapes and 16,000 numbers, 1,000 of them in one ring', () => {
    const ring = Array(1_000).fill(0)
    expect(isTaken({ shapes: shapes(15, [ring]) })).toBe(true)
    expect(isTaken({ shapes: shapes(1_000, [[0, 0]]) })).toBe(true)
    expect(isTaken({ shapes: shapes(1_001, [[0, 0]]) })).toBe(false)
    expect(isTaken({ shapes: shapes(17, [ring]) })).toBe(false)
    expect(isTaken({ outline: [[...ring, 0, 0]] })).toBe(false)
    expect(isTaken({ shapes: shapes(13, [Array(1_000).fill(-1_234)]) })).toBe(false)
  })

  it('has room for 36 holes from three taps with four hazards each', () => {
    const middle = { latitudeDeg: 56.3433, longitudeDeg: -2.8031 }
    let course = newOwnCourse({ id: COURSE.id, name: COURSE.name, middle })
    const plane = planeAt(middle)
    for (let number = 1; number <= 36; number += 1) {
      const at = (along: number) => plane.from({ x: 60 * number, y: along })
      const side = number % 2 === 0 ? 'left' : 'right'
      const hazards = [120, 180, 240, 300].map((along) => ({
        kind: 'bunker' as const,
        side: side as 'left' | 'right',
        edges: [at(along), at(along + 12)] as const,
      }))
      const answer = withTappedHole(course, { number, par: 4, tee: at(0), greenEdges: [at(365), at(395)], hazards })
      if ('problem' in answer) throw new Error(answer.problem)
      course = answer.course
    }
    const packed = JSON.parse(JSON.stringify(packCourse(course)))
    expect(OwnCourse.parse(packed)).toEqual(packed)
  })

  it('is saved with the version that the golfer saw and nothing else', () => {
    const body = { save: UUID, golfer: 'ann', base: null, course: COURSE }
    expect(saveOwnCourse.body.parse(body)).toEqual(body)
    const wrong = [
      { base: 1 },
      { base: '' },
      { base: 'x'.repeat(65) },
      { save: 'now' },
      { user_id: 'ben' },
      { base: undefined },
    ]
    for (const change of wrong) expect(saveOwnCourse.body.safeParse({ ...body, ...change }).success).toBe(false)
  })
})
