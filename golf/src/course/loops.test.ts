import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COURSE_FILES, readCourse } from '../../reference/course-files.ts'
import { box, drawnReading } from '../../reference/drawn-map.ts'
import type { Drawn } from '../../reference/drawn-map.ts'
import type { Course, CourseHole } from './course.ts'
import { coursesFrom } from './courses-from.ts'
import { holeAddress, holeAfter, holeAt } from './hole-address.ts'

const OUTLINE: Drawn = { tags: { leisure: 'golf_course' }, area: box(0, 200, 900, 900) }

/** Side by side, up and down in turn: each tee is five yards beside the green before it. */
function loopAt(x: number, holeCount: number, tags: Readonly<Record<string, string>> = {}): readonly Drawn[] {
  return Array.from({ length: holeCount }, (_, index): Drawn => {
    const [from, to] = index % 2 ? [200, 0] : [0, 200]
    return {
      tags: { golf: 'hole', ref: String(index + 1), ...tags },
      line: [
        [x + 20 * index, from],
        [x + 20 * index + 15, to],
      ],
    }
  })
}

function courseOf(...drawn: readonly Drawn[]): Course {
  const [course, ...others] = coursesFrom(drawnReading([OUTLINE, ...drawn]))
  if (!course || others.length > 0) throw new Error('The map has one course')
  return course
}

function eastSpreadDeg(holes: readonly CourseHole[]): number {
  const east = holes.map(({ line: [start] }) => start?.longitudeDeg ?? 0)
  return Math.max(...east) - Math.min(...east)
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** The holes of two loops that run through each other: each first hole ends beside where the other loop began. */
function crossedLoops() {
  const hole = (ref: string, id: string, ...line: readonly (readonly [number, number])[]): Drawn => ({
    tags: { golf: 'hole', ref },
    id,
    line,
  })
  const { holes } = courseOf(
    hole('1', 'way/11', [-100, 0], [100, 300]),
    hole('1', 'way/21', [100, 0], [-100, 300]),
    hole('2', 'way/22', [-90, 300], [-90, 600]),
    hole('2', 'way/12', [90, 300], [90, 600]),
  )
  return [...Map.groupBy(holes, ({ loop }) => loop).values()].map((own) => own.map(({ id }) => id))
}

/** Each hole by its own address, whichever was open before. */
function expectOpen(course: Course): void {
  const { holes } = course
  fc.assert(
    fc.property(fc.shuffledSubarray([...holes], { minLength: holes.length }), (order) => {
      for (const hole of order) expect(holeAt(course, holeAddress(course, hole))).toBe(hole)
    }),
    { seed: 20_269, numRuns: 3 },
  )
  for (const hole of holes) {
    const next = holeAfter(course, hole, 1)
    expect(next && holeAfter(course, next, -1)).toBe(hole)
  }
}

describe('the holes of a course', () => {
  it('HOL-12 are 9, 13, 18, 27 or 36, in loops A, B, C by the nearest next hole where numbers come twice and none is named, and open in any order', () => {
    const nines = (count: number) => Array.from({ length: count }, (_, loop) => loopAt(280 * loop - 560, 9)).flat()
    const courses = [
      [courseOf(...loopAt(0, 9)), [undefined], [9]],
      [courseOf(...loopAt(0, 13)), [undefined], [13]],
      [courseOf(...loopAt(0, 18)), [undefined], [18]],
      [courseOf(...loopAt(-400, 9), ...loopAt(0, 4)), ['A', 'B'], [4, 9]],
      [courseOf(...nines(2)), ['A', 'B'], [9, 9]],
      [courseOf(...nines(3)), ['A', 'B', 'C'], [9, 9, 9]],
      [courseOf(...nines(4)), ['A', 'B', 'C', 'D'], [9, 9, 9, 9]],
      [courseOf(...loopAt(-560, 18), ...loopAt(280, 18)), ['A', 'B'], [18, 18]],
    ] as const
    for (const [course, letters, counts] of courses) {
      const loops = [...Map.groupBy(course.holes, ({ loop }) => loop)]
      expect(loops.map(([loop]) => loop)).toEqual(letters)
      expect(loops.map(([, { length }]) => length).toSorted((one, other) => one - other)).toEqual(counts)
      for (const [, own] of loops) {
        expect(own.map(({ number }) => number)).toEqual(upTo(own.length))
        // None has a hole of another one.
        expect(eastSpreadDeg(own)).toBeLessThan(own.length > 9 ? 0.006 : 0.003)
      }
      expectOpen(course)
    }
    expect(crossedLoops()).toEqual([
      ['way/11', 'way/12'],
      ['way/21', 'way/22'],
    ])
    const fixtures = COURSE_FILES.map(readCourse)
    expect(fixtures.map(({ holes }) => holes.length)).toEqual([18, 18, 27, 26, 18, 18, 18, 9, 18, 9, 9, 18])
    for (const course of fixtures) expectOpen(course)
  })

  it('keep the loops that the map names', () => {
    const named = courseOf(
      ...loopAt(0, 2, { 'golf:course:name': 'Lake' }),
      ...loopAt(300, 2, { 'golf:course:name': 'Hill' }),
    )
    expect(named.holes.map(({ loop, number }) => [loop, number])).toEqual([
      ['Hill', 1],
      ['Hill', 2],
      ['Lake', 1],
      ['Lake', 2],
    ])
  })
})
