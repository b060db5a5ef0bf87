import { describe, expect, it } from 'vitest'
import { COURSE_FILES, readCourse } from '../../reference/course-files.ts'
import { box, drawnReading } from '../../reference/drawn-map.ts'
import { courseGeoJson } from './course-geojson.ts'
import type { Course } from './course.ts'
import { coursesFrom } from './courses-from.ts'
import { packCourse, unpackCourse } from './pack-course.ts'
import { readMap } from './read-map.ts'

/** Written and read again. */
function again(course: Course): Course | undefined {
  const reading = readMap(JSON.stringify(courseGeoJson(course)))
  return 'problem' in reading ? undefined : coursesFrom(reading)[0]
}

/**
 * All but places: a second reading may leave out corners within half a yard, of which the first one had kept some, and
 * notes nothing that the first has mended.
 */
function saidOf(course: Course | undefined) {
  if (!course) return undefined
  const { id, name, takenOn, known, holes, shapes } = course
  return {
    course: [id, name, takenOn, known],
    shapes: shapes
      .filter(({ rings }) => rings.every((ring) => ring.length > 3))
      .map((one) => [one.id, one.kind, one.rings.length].join(' '))
      .toSorted(),
    holes: holes.map(({ isTurned: _turned, tees, ...hole }) => ({
      ...hole,
      tees: tees.map(({ at: _at, ...tee }) => tee),
    })),
  }
}

/** Corners of the second reading that the first one does not have. */
function newCorners(course: Course): readonly string[] {
  const known = new Set(
    course.shapes.flatMap(({ id, rings }) => rings.flat().map((corner) => `${id} ${corner.join()}`)),
  )
  const corners = again(course)?.shapes.flatMap(({ id, rings }) =>
    rings.flat().map((corner) => `${id} ${corner.join()}`),
  )
  return corners?.filter((corner) => !known.has(corner)) ?? ['nothing was read']
}

describe('a course as GeoJSON', () => {
  it.each(COURSE_FILES)('reads back as the same course: %s', (file) => {
    const course = unpackCourse(packCourse(readCourse(file)))
    expect(saidOf(again(course))).toEqual(saidOf(course))
    expect(newCorners(course)).toEqual([])
  })

  it('reads back with holes in its areas, an island in one of them, tees that are points, and loops', () => {
    const [course] = coursesFrom(
      drawnReading([
        { tags: { leisure: 'golf_course', name: 'Öld Links' }, area: box(0, 0, 500, 500) },
        { tags: { natural: 'wood' }, areas: [box(0, 0, 100, 100), box(0, 0, 50, 50), box(0, 0, 20, 20)] },
        { tags: { golf: 'water_hazard' }, areas: [box(200, 0, 20, 20), box(260, 0, 20, 20)] },
        { tags: { golf: 'lateral_water_hazard' }, area: box(-200, 0, 20, 20) },
        { tags: { golf: 'out_of_bounds' }, area: box(-300, 0, 20, 20) },
        { tags: { golf: 'green', ref: '1' }, area: box(0, 240, 12, 12) },
        { tags: { golf: 'tee', ref: '1', tee: 'yellow', name: 'Medal' }, point: [0, -210] },
        {
          tags: { golf: 'hole', ref: '1', par: '4', handicap: '7', name: 'Burn', 'golf:course:name': 'West' },
          line: [
            [0, -200],
            [0, 200],
          ],
        },
      ]),
    )
    if (!course) throw new Error('Nothing was drawn')
    expect(course.holes[0]).toMatchObject({ greenBy: 'ref', loop: 'West', tees: [{ name: 'Medal', colour: 'yellow' }] })
    const packed = unpackCourse(packCourse(course))
    expect(saidOf(again(packed))).toEqual(saidOf(packed))
    expect(newCorners(packed)).toEqual([])
    const { features } = courseGeoJson(packed)
    const partsOf = (tag: string) =>
      features.flatMap(({ properties, geometry }) =>
        Object.values(properties).includes(tag) && geometry.type === 'MultiPolygon'
          ? geometry.coordinates.map((polygon) => polygon.length)
          : [],
      )
    expect(partsOf('wood').toSorted()).toEqual([1, 2])
    expect(partsOf('water_hazard')).toEqual([1, 1])
  })

  it('carries the notice of its licence', () => {
    const { attribution } = courseGeoJson(readCourse('us-augusta'))
    expect(attribution).toContain('© OpenStreetMap contributors')
    expect(attribution).toContain('made available under the Open Database License (ODbL) 1.0')
    expect(courseGeoJson(readCourse('us-augusta'), { notice: 'Drawn by Ann' }).attribution).toBe('Drawn by Ann')
  })
})
