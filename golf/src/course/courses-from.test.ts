import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MIDDLE, box, drawnItems, drawnReading, readingOfText } from '../../reference/drawn-map.ts'
import type { Drawn } from '../../reference/drawn-map.ts'
import { geoJsonOf, osmXmlOf, overpassOf } from '../../reference/map-texts.ts'
import { courseText, readCourse } from '../../reference/course-files.ts'
import type { Course, CourseHole } from './course.ts'
import { coursesFrom } from './courses-from.ts'
import { greenOf } from './green-yards.ts'
import { planeAt } from './plane.ts'
import { probablePar } from './probable-par.ts'
import { isClosed } from './reading/map-reading.ts'
import type { MapItem } from './reading/map-reading.ts'

const OUTLINE: Drawn = {
  tags: { leisure: 'golf_course', name: 'Old Meadow' },
  area: box(0, 200, 600, 500),
  id: 'way/900',
}
const line = (tags: Record<string, string>, ...corners: readonly (readonly [number, number])[]): Drawn => ({
  tags: { golf: 'hole', ...tags },
  line: corners,
})
const green = (x: number, y: number, tags: Record<string, string> = {}): Drawn => ({
  tags: { golf: 'green', ...tags },
  area: box(x, y, 12, 14),
})

function courseOf(...drawn: readonly Drawn[]): Course {
  const [course] = coursesFrom(drawnReading([OUTLINE, ...drawn]))
  if (!course) throw new Error('The map has no course')
  return course
}

function holeOf(...drawn: readonly Drawn[]): CourseHole {
  const [hole] = courseOf(...drawn).holes
  if (!hole) throw new Error('The course has no hole')
  return hole
}

const STRAIGHT: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 380],
]

describe('courses from a map', () => {
  it('HOL-02 are the same from every format, from shuffled elements, and from rings begun elsewhere or turned round', () => {
    for (const file of ['us-augusta', 'rs-beograd-9', 'bg-thracian-cliffs'] as const) {
      const { items } = readingOfText(courseText(file))
      const [expected] = coursesFrom({ items, unreadableCount: 0, takenOn: '2026-05-11' })
      for (const text of [geoJsonOf(items), osmXmlOf(items), overpassOf(items, 'geom'), overpassOf(items, 'body')]) {
        expect(coursesFrom(readingOfText(text))[0]).toEqual(expected)
      }
      fc.assert(
        fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
          const next = () => Number(numbers.next().value)
          const shuffled = items
            .map((item) => ({ order: next(), item: redrawn(item, next) }))
            .toSorted((one, other) => one.order - other.order)
            .map(({ item }) => item)
          expect(coursesFrom({ items: shuffled, unreadableCount: 0, takenOn: '2026-05-11' })[0]).toEqual(expected)
        }),
        { seed: 20_266, numRuns: 5 },
      )
    }
  })

  it('HOL-03 have a hole for each line of 30 to 800 yards, none for points and areas, and one for a line drawn twice', () => {
    const lines = courseOf(
      line({ ref: '1' }, ...STRAIGHT),
      line({ ref: '2' }, [100, 0], [100, 29]),
      line({ ref: '3' }, [150, 0], [150, 31]),
      line({ ref: '4' }, [200, -300], [200, 505]),
      { tags: { golf: 'hole', ref: '5' }, point: [50, 50] },
      line({}, [8, 384], [6, 4]),
      line({}, [300, 0], [300, 200]),
      line({ par: '3', name: 'Oak' }, [304, 203], [305, -5]),
    )
    expect(lines.holes.map(({ number, name }) => name ?? number)).toEqual([1, 3, 'Oak'])
    expect(lines.notes).toEqual({ 'line-length': 2, 'line-twice': 2 })
    const [area] = coursesFrom({
      items: drawnItems([OUTLINE, { tags: { golf: 'hole' }, area: box(0, 0, 50, 50) }]),
      unreadableCount: 0,
    })
    expect(area?.holes).toEqual([])
  })

  it('HOL-04 number a hole by its ref or by a name that is only a number, never by the order in the file', () => {
    const numberOf = (tags: Record<string, string>) => holeOf(line(tags, ...STRAIGHT)).number
    expect(numberOf({ ref: '7' })).toBe(7)
    expect(numberOf({ ref: '7', name: 'Hole 8' })).toBe(7)
    for (const name of ['7', 'Hole 7', 'Loch 7', 'hole no. 7', 'Dołek nr 7', '#7'])
      expect(numberOf({ name }), name).toBe(7)
    for (const name of ['The 7 Oaks', 'Magnolia', 'Hole 0', 'Hole 77', ''])
      expect(numberOf({ name }), name).toBeUndefined()
    expect(numberOf({ ref: 'A' })).toBeUndefined()
    expect(holeOf(line({ ref: '7', name: 'Pampas' }, ...STRAIGHT)).name).toBe('Pampas')
    expect(holeOf(line({ name: 'Hole 7' }, ...STRAIGHT)).name).toBeUndefined()
    const unnumbered = readCourse('rs-beograd-9')
    expect(unnumbered.holes.map(({ number }) => number)).toEqual(Array.from({ length: 9 }, () => undefined))
  })

  it('take par from 3 to 6 and a stroke index from 1 to 18, and nothing else', () => {
    const said = (tags: Record<string, string>) => {
      const { par, handicap } = holeOf(line(tags, ...STRAIGHT))
      return [par, handicap]
    }
    expect(said({ par: '4', handicap: '18' })).toEqual([4, 18])
    expect(said({ par: '6', handicap: '1' })).toEqual([6, 1])
    for (const par of ['7', '9', '2', '4.5', 'four', '']) expect(said({ par })[0], par).toBeUndefined()
    for (const handicap of ['0', '19', '40', '-3']) expect(said({ handicap })[1], handicap).toBeUndefined()
    expect(said({ 'par:white': '5', 'par:red': '5' })[0]).toBe(5)
    expect(said({ 'par:white': '4', 'par:red': '5' })[0]).toBeUndefined()
    expect([150, 250, 251, 470, 471, 690, 691].map(probablePar)).toEqual([3, 3, 4, 4, 5, 5, 6])
  })

  it('HOL-06 find the green that the line ends in, else within 25 yards, else of the same number within 60', () => {
    const found = (...greens: readonly Drawn[]) => {
      const hole = holeOf(line({ ref: '4' }, ...STRAIGHT), ...greens)
      return [hole.green, hole.greenBy]
    }
    const away = (y: number) => 380 + 14 + y
    expect(found(green(0, 380), green(0, away(20)))).toEqual(['way/3', 'inside'])
    expect(found(green(0, away(24) - 0.1))).toEqual(['way/3', 'near'])
    expect(found(green(0, away(26)))).toEqual([undefined, undefined])
    expect(found(green(0, away(59), { ref: '4' }))).toEqual(['way/3', 'ref'])
    expect(found(green(0, away(59), { ref: '4;13' }))).toEqual(['way/3', 'ref'])
    expect(found(green(0, away(59), { ref: '5' }))).toEqual([undefined, undefined])
    expect(found(green(0, away(61), { ref: '4' }))).toEqual([undefined, undefined])
    expect(found(green(0, away(10)), green(40, away(40), { ref: '4' }))).toEqual(['way/3', 'near'])
    const shared = courseOf(line({ ref: '1' }, ...STRAIGHT), line({ ref: '2' }, [300, 380], [8, 380]), green(0, 380))
    expect(shared.holes.map((hole) => hole.green)).toEqual(['way/4', 'way/4'])
    const plane = planeAt(MIDDLE)
    const middles = shared.holes.map((hole) => greenOf(shared, hole, plane)?.middle)
    expect(middles).toEqual([
      { x: expect.closeTo(0, 3), y: expect.closeTo(380, 3) },
      { x: expect.closeTo(8, 3), y: expect.closeTo(380, 3) },
    ])
    const alone = courseOf(line({ ref: '1' }, [0, 0], [5, 372]), green(0, 380))
    expect(alone.holes.map((hole) => greenOf(alone, hole, plane)?.middle.y)).toEqual([expect.closeTo(380, 3)])
  })

  it('are read also with a ring that is one corner many times', () => {
    const [hole] = courseOf(line({ ref: '1' }, ...STRAIGHT), {
      tags: { golf: 'green' },
      area: Array.from({ length: 5 }, () => [0, 380] as const),
    }).holes
    expect(hole).toMatchObject({ number: 1, lengthYards: 380 })
  })

  it('HOL-07 turn a line round that begins on a green and ends at none, and say so', () => {
    const back = courseOf(line({ ref: '1' }, ...STRAIGHT), green(0, 0), { tags: { golf: 'tee' }, point: [0, 385] })
    const [hole] = back.holes
    expect(hole).toMatchObject({ isTurned: true, green: 'way/3', greenBy: 'inside' })
    expect(hole?.tees).toHaveLength(1)
    expect(hole?.line.at(-1)?.latitudeDeg).toBeCloseTo(MIDDLE.latitudeDeg, 6)
    expect(back.notes).toEqual({ 'line-turned': 1 })
    expect(holeOf(line({ ref: '1' }, ...STRAIGHT), green(0, 0)).isTurned).toBe(true)
    const right = courseOf(line({ ref: '1' }, ...STRAIGHT), green(0, 0), green(0, 380))
    expect(right.holes[0]).toMatchObject({ isTurned: undefined, green: 'way/4' })
    expect(readCourse('bg-thracian-cliffs').notes).toEqual({ 'line-turned': 3 })
  })

  it('give a tee to the hole whose first stretch is nearest, the longest tee first', () => {
    const tee = (x: number, y: number, tags: Record<string, string> = {}): Drawn => ({
      tags: { golf: 'tee', ...tags },
      point: [x, y],
    })
    const teesOf = (...tees: readonly Drawn[]) =>
      courseOf(line({ ref: '1' }, ...STRAIGHT), line({ ref: '2' }, [60, 0], [60, 380]), ...tees).holes.map((hole) =>
        hole.tees.map(({ colour }) => colour),
      )
    const all = teesOf(
      tee(2, 20, { tee: 'red' }),
      tee(1, -30, { tee: 'black' }),
      tee(24, 0, { tee: 'white' }),
      tee(40, 0, { tee: 'blue' }),
      tee(-26, 0, { tee: 'far' }),
      tee(-59, 0, { tee: 'by number', ref: '1' }),
      tee(0, 200, { tee: 'half-way' }),
    )
    expect(all).toEqual([['black', 'by number', 'white', 'red'], ['blue']])
    expect(teesOf()).toEqual([[], []])
  })

  it('take a water hazard as yellow, a lateral one as red, and other water as red and assumed', () => {
    const kindOf = (tags: Record<string, string>, drawn: Partial<Drawn> = { area: box(0, 200, 20, 10) }) => {
      const [shape] = courseOf(line({}, ...STRAIGHT), { tags, ...drawn } as Drawn).shapes
      return shape && [shape.kind, shape.assumed]
    }
    expect(kindOf({ golf: 'water_hazard' })).toEqual(['water', undefined])
    expect(kindOf({ golf: 'lateral_water_hazard', natural: 'water' })).toEqual(['water-red', undefined])
    for (const tags of [{ natural: 'water' }, { water: 'pond' }, { landuse: 'reservoir' }, { waterway: 'riverbank' }]) {
      expect(kindOf(tags)).toEqual(['water-red', 'water'])
    }
    const stream: Partial<Drawn> = {
      line: [
        [-100, 200],
        [0, 210],
        [100, 200],
      ],
    }
    expect(kindOf({ waterway: 'stream' }, stream)).toEqual(['water-red', 'stream'])
    expect(kindOf({ waterway: 'dam' }, stream)).toBeUndefined()
    const { shapes } = courseOf(line({}, ...STRAIGHT), { tags: { waterway: 'stream' }, ...stream } as Drawn)
    expect(shapes[0]?.rings).toHaveLength(1)
    expect(isClosed(shapes[0]?.rings[0] ?? [])).toBe(true)
  })

  it('HOL-11 join the parts of a multipolygon, keep its inner rings, and count what comes twice once', () => {
    const pond: Drawn = {
      tags: { golf: 'water_hazard' },
      areas: [box(0, 200, 40, 30), box(0, 200, 8, 8)],
      id: 'relation/7',
    }
    const items = drawnItems([OUTLINE, line({}, ...STRAIGHT), pond])
    for (const text of [osmXmlOf(items), overpassOf(items, 'geom'), overpassOf(items, 'body')]) {
      const [course] = coursesFrom(readingOfText(text))
      expect(course?.shapes).toHaveLength(1)
      expect(course?.shapes[0]?.rings.map(({ length }) => length)).toEqual([5, 5])
    }
    const twice = courseOf(line({}, ...STRAIGHT), green(0, 380), green(0, 380))
    expect(twice.shapes).toHaveLength(1)
    expect(twice.notes).toEqual({ 'shape-twice': 1 })
    const same = JSON.parse(geoJsonOf(items)) as { readonly features: readonly unknown[] }
    const repeated = JSON.stringify({ ...same, features: [...same.features, ...same.features] })
    expect(readingOfText(repeated).items).toHaveLength(items.length)
    // The outer way has the tag as well, as older maps do.
    const xml = osmXmlOf(items)
    const tagged = xml.replace(
      /(<way id="10000\d\d">(?:(?!<\/way>)[\s\S])*)<\/way>(?=[\s\S]*<relation)/,
      '$1<tag k="golf" v="water_hazard"/></way>',
    )
    expect(tagged).not.toBe(xml)
    expect(coursesFrom(readingOfText(tagged))[0]?.shapes).toHaveLength(1)
    const open = xml.replace(/<member type="way" ref="(\d+)" role=""\/>/, '')
    const reading = readingOfText(open)
    expect(reading.unreadableCount).toBe(1)
    expect(coursesFrom(reading)[0]?.shapes[0]?.rings).toHaveLength(1)
    expect(coursesFrom(reading)[0]?.notes).toEqual({ unreadable: 1 })
  })

  it('are parted by the smallest outline, and lines without one that lie together are a course without a name', () => {
    const inner: Drawn = {
      tags: { leisure: 'golf_course', name: 'The nine' },
      area: box(300, 200, 120, 300),
      id: 'way/901',
    }
    const [first, second, ...more] = coursesFrom(
      drawnReading([OUTLINE, inner, line({ ref: '1' }, ...STRAIGHT), line({ ref: '1' }, [300, 0], [300, 300])]),
    )
    expect([first?.name, second?.name, more.length]).toEqual(['Old Meadow', 'The nine', 0])
    expect([first?.holes.length, second?.holes.length]).toEqual([1, 1])
    // A green beyond the outline.
    expect(courseOf(line({ ref: '1' }, ...STRAIGHT), line({ ref: '2' }, [20, 400], [20, 760])).holes).toHaveLength(2)
    const loose = coursesFrom(
      drawnReading([line({}, ...STRAIGHT), line({}, [90, 0], [90, 200]), line({}, [9000, 0], [9000, 200])]),
    )
    expect(loose.map(({ name, holes, outline }) => [name, holes.length, outline.length])).toEqual([
      [undefined, 2, 0],
      [undefined, 1, 0],
    ])
  })

  it('are the same across the antimeridian, and none beyond 80° of latitude', () => {
    const drawn: readonly Drawn[] = [OUTLINE, line({ ref: '1' }, [-300, 100], [290, 110]), green(290, 110)]
    const [home] = coursesFrom(drawnReading(drawn, { latitudeDeg: -17.8, longitudeDeg: 20 }))
    for (const longitudeDeg of [180, 179.999, -179.999]) {
      const [fiji] = coursesFrom(drawnReading(drawn, { latitudeDeg: -17.8, longitudeDeg }))
      expect(fiji?.holes[0]?.lengthYards).toBe(home?.holes[0]?.lengthYards)
      expect(fiji?.holes[0]?.green).toBe('way/3')
      expect(Math.abs(fiji?.middle.longitudeDeg ?? 0)).toBeCloseTo(Math.abs(longitudeDeg), 3)
    }
    expect(coursesFrom(drawnReading(drawn, { latitudeDeg: 79.9, longitudeDeg: 20 }))).toHaveLength(1)
    const pole = drawnItems(drawn, { latitudeDeg: 79, longitudeDeg: 20 }).map((item) => moved(item, 2))
    expect(coursesFrom({ items: pole, unreadableCount: 0 })).toEqual([])
  })
})

/** The same ring begun elsewhere, and perhaps the other way round. */
function redrawn(item: MapItem, next: () => number): MapItem {
  if (item.form !== 'area') return item
  const rings = item.rings.map((ring) => {
    const corners = ring.slice(0, -1)
    const first = next() % corners.length
    const begun = [...corners.slice(first), ...corners.slice(0, first)]
    const turned = next() % 2 === 0 ? begun : begun.toReversed()
    return [...turned, ...turned.slice(0, 1)]
  })
  return { ...item, rings: next() % 2 === 0 ? rings : rings.toReversed() }
}

function moved(item: MapItem, northDeg: number): MapItem {
  const corner = ([longitudeDeg, latitudeDeg]: readonly [number, number]) =>
    [longitudeDeg, latitudeDeg + northDeg] as const
  if (item.form === 'point') return { ...item, at: corner(item.at) }
  if (item.form === 'line') return { ...item, way: item.way.map(corner) }
  return { ...item, rings: item.rings.map((ring) => ring.map(corner)) }
}
