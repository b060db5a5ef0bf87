import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { box, drawnReading } from '../../reference/drawn-map.ts'
import { COURSE_FILES, readCourse } from '../../reference/course-files.ts'
import type { Course } from './course.ts'
import { coursesFrom } from './courses-from.ts'
import { packCourse, unpackCourse } from './pack-course.ts'
import { planeAt, yardsBetween } from './plane.ts'
import { latLonOf } from './rings.ts'

function cornersOf({ outline, shapes, holes }: Course) {
  return [
    ...outline.flat().map(latLonOf),
    ...shapes.flatMap(({ rings }) => rings.flat().map(latLonOf)),
    ...holes.flatMap(({ line, tees }) => [...line, ...tees.map(({ at }) => at)]),
  ]
}

function expectKept(course: Course): void {
  const again = unpackCourse(JSON.parse(JSON.stringify(packCourse(course))))
  const plane = planeAt(course.middle)
  const [before, after] = [cornersOf(course), cornersOf(again)]
  expect(after).toHaveLength(before.length)
  for (const [index, corner] of before.entries()) {
    const other = after[index]
    expect(other && yardsBetween(plane.to(corner), plane.to(other))).toBeLessThanOrEqual(0.12)
  }
  const said = ({ holes, known, shapes, notes, name, takenOn, id }: Course) => ({
    id,
    name,
    takenOn,
    known,
    notes,
    shapes: shapes.map(({ kind, id: shape, assumed }) => [kind, shape, assumed]),
    holes: holes.map(({ line: _line, tees, ...hole }) => [hole, tees.map(({ at: _at, ...tee }) => tee)]),
  })
  expect(JSON.parse(JSON.stringify(said(again)))).toEqual(JSON.parse(JSON.stringify(said(course))))
}

describe('a packed course', () => {
  it('has every corner within 0.12 yards, and everything else as it was', () => {
    for (const file of COURSE_FILES) expectKept(readCourse(file))
    const fiji = coursesFrom(
      drawnReading(
        [
          { tags: { leisure: 'golf_course' }, area: box(0, 0, 500, 500) },
          {
            tags: { golf: 'hole', ref: '1' },
            line: [
              [-200, 0],
              [200, 20],
            ],
          },
        ],
        { latitudeDeg: -17.8, longitudeDeg: 180 },
      ),
    )
    expect(fiji).toHaveLength(1)
    for (const course of fiji) expectKept(course)
  })

  it('is small', () => {
    const bytes = COURSE_FILES.map((file) => brotliCompressSync(JSON.stringify(packCourse(readCourse(file)))).length)
    expect(Math.max(...bytes)).toBeLessThan(20_000)
  })
})
