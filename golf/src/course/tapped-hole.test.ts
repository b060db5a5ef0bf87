import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holeGround } from '../shot-advice/ground/hole-ground.ts'
import { coursesFrom } from './courses-from.ts'
import { courseGeoJson } from './course-geojson.ts'
import type { Course } from './course.ts'
import { greenYards } from './green-yards.ts'
import { packCourse, unpackCourse } from './pack-course.ts'
import { planeAt, turnedTo } from './plane.ts'
import type { LatLon } from './plane.ts'
import { readMap } from './read-map.ts'
import { newOwnCourse } from './new-own-course.ts'
import { withTappedHole, withoutTappedHole } from './tapped-hole.ts'
import type { TappedHole } from './tapped-hole.ts'

const TEE: LatLon = { latitudeDeg: 53.4, longitudeDeg: -6.2 }
const own = (middle = TEE) => newOwnCourse({ id: 'own/1', name: 'Home', middle })

/** A place so many yards along a line from the tee and to its right. */
function placed(tee: LatLon, bearingDeg: number) {
  const plane = planeAt(tee)
  const radians = (bearingDeg * Math.PI) / 180
  const line = turnedTo({ x: 0, y: 0 }, { x: Math.sin(radians), y: Math.cos(radians) })
  return (alongYards: number, rightYards = 0) => plane.from(line.from({ x: rightYards, y: alongYards }))
}

const at = placed(TEE, 0)
const hole = (more: Partial<TappedHole> = {}): TappedHole => ({
  number: 1,
  tee: TEE,
  greenEdges: [at(365), at(395)],
  ...more,
})

function courseOf(tapped: TappedHole, course = own()): Course {
  const answer = withTappedHole(course, tapped)
  if ('problem' in answer) throw new Error(`The hole has a problem: ${answer.problem}`)
  return answer.course
}

function groundOf(course: Course, ball = TEE) {
  const [first] = course.holes
  if (!first) throw new Error('There is no hole')
  return holeGround(course, first, { ball })
}

describe('a hole from three taps', () => {
  it('has front, middle and back where they were tapped, wherever it lies and whichever edge came first', () => {
    fc.assert(
      fc.property(
        fc.record({
          latitudeDeg: fc.integer({ min: -65, max: 65 }),
          longitudeDeg: fc.constantFrom(-180, -6.2, 0, 120, 179.9999),
          bearingDeg: fc.integer({ min: 0, max: 359 }),
          frontYards: fc.integer({ min: 60, max: 600 }),
          depthYards: fc.integer({ min: 11, max: 60 }),
          isBackFirst: fc.boolean(),
        }),
        ({ latitudeDeg, longitudeDeg, bearingDeg, frontYards, depthYards, isBackFirst }) => {
          const tee = { latitudeDeg, longitudeDeg }
          const place = placed(tee, bearingDeg)
          const [front, back] = [place(frontYards), place(frontYards + depthYards)]
          const course = courseOf(
            { number: 4, par: 4, tee, greenEdges: isBackFirst ? [back, front] : [front, back] },
            own(tee),
          )
          const [made] = course.holes
          expect(made).toMatchObject({ number: 4, par: 4 })
          const yards = made && greenYards(course, made, tee)
          expect(yards?.frontYards).toBeCloseTo(frontYards, 0)
          expect(yards?.middleYards).toBeCloseTo(frontYards + depthYards / 2, 0)
          expect(yards?.backYards).toBeCloseTo(frontYards + depthYards, 0)
        },
      ),
    )
  })

  it('is as deep as its two places are apart, where they were tapped beside the line', () => {
    const course = courseOf(hole({ greenEdges: [at(365, -8), at(395, 8)] }))
    const [made] = course.holes
    const yards = made && greenYards(course, made, TEE)
    // 34 yards.
    expect(yards?.backYards).toBeCloseTo(397, 0)
    expect(yards?.frontYards).toBeCloseTo(363, 0)
  })

  it('lays hazards along the line and to their side, one in front across the hole', () => {
    const course = courseOf(
      hole({
        hazards: [
          { kind: 'water', side: 'front', edges: [at(230), at(205)] },
          { kind: 'bunker', side: 'right', edges: [at(250, 30), at(262, 25)] },
          { kind: 'ob', side: 'left', edges: [at(100), at(300)] },
        ],
      }),
    )
    const boxes = groundOf(course)
      .patches.filter(({ cover }) => ['water-red', 'bunker', 'out'].includes(cover))
      .map(({ cover, box }) => ({ cover, ...box }))
    const boxOf = (cover: string) => boxes.find((each) => each.cover === cover)
    expect(boxOf('water-red')?.near).toBeCloseTo(205, 0)
    expect(boxOf('water-red')?.far).toBeCloseTo(230, 0)
    expect(boxOf('water-red')?.left).toBeCloseTo(-60, 0)
    expect(boxOf('water-red')?.right).toBeCloseTo(60, 0)
    expect(boxOf('bunker')?.near).toBeCloseTo(250, 0)
    expect(boxOf('bunker')?.left).toBeGreaterThan(15)
    expect(boxOf('out')?.right).toBeLessThan(-15)
  })

  it('says nothing of hazards that nobody has mapped', () => {
    const course = courseOf(hole({ hazards: [{ kind: 'bunker', side: 'left', edges: [at(250), at(260)] }] }))
    expect(groundOf(course).unknown).toEqual(expect.arrayContaining(['bunker', 'water', 'trees', 'out']))
  })

  it('takes the place of the hole with its number, with all that belongs to it, and leaves the others', () => {
    const bunker = { kind: 'bunker', side: 'left', edges: [at(250), at(260)] } as const
    const tenth = courseOf(hole({ number: 10 }), courseOf(hole({ hazards: [bunker] })))
    const again = courseOf(hole({ greenEdges: [at(150), at(170)] }), tenth)
    expect(again.holes.map(({ number }) => number)).toEqual([1, 10])
    expect(again.holes[0]?.lengthYards).toBeCloseTo(160, 0)
    expect(again.holes[1]).toEqual(tenth.holes[1])
    expect(again.shapes.map(({ kind }) => kind)).toEqual(['green', 'green'])
    expect(new Set(again.shapes.map(({ id }) => id)).size).toBe(2)
  })

  it('is kept and saved as a file like any other course', () => {
    const water = { kind: 'water', side: 'front', edges: [at(205), at(230)] } as const
    const course = courseOf(hole({ par: 4, hazards: [water] }))
    const [kept] = unpackCourse(packCourse(course)).holes
    expect(kept).toMatchObject({ number: 1, par: 4 })
    const reading = readMap(JSON.stringify(courseGeoJson(course)))
    if ('problem' in reading) throw new Error(reading.problem.code)
    const [read] = coursesFrom(reading)
    expect(read?.holes[0]).toMatchObject({ number: 1, par: 4 })
    expect(read?.shapes.map(({ kind }) => kind).toSorted()).toEqual(['green', 'water-red'])
  })

  it.each<[string, Partial<TappedHole>, object]>([
    ['a hole of 20 yards', { greenEdges: [at(14), at(26)] }, { problem: 'hole-length', from: 30, to: 800 }],
    ['a hole of 810 yards', { greenEdges: [at(800), at(820)] }, { problem: 'hole-length', from: 30, to: 800 }],
    ['a green of 8 yards', { greenEdges: [at(365), at(373)] }, { problem: 'green-depth', from: 10, to: 74 }],
    ['a green of 80 yards', { greenEdges: [at(320), at(400)] }, { problem: 'green-depth', from: 10, to: 74 }],
    ['both edges in one place', { greenEdges: [at(365), at(365)] }, { problem: 'green-depth', from: 10, to: 74 }],
    ['hole 0', { number: 0 }, { problem: 'hole-number', from: 1, to: 36 }],
    ['hole 1.5', { number: 1.5 }, { problem: 'hole-number', from: 1, to: 36 }],
    ['a par 9', { par: 9 }, { problem: 'par', from: 3, to: 6 }],
    ['a tee at the pole', { tee: { latitudeDeg: 88, longitudeDeg: 0 } }, { problem: 'not-mappable' }],
    ['a place that is none', { tee: { latitudeDeg: Number.NaN, longitudeDeg: 0 } }, { problem: 'not-mappable' }],
    [
      'a hazard behind the tee',
      { hazards: [{ kind: 'water', side: 'left', edges: [at(-20), at(40)] }] },
      { problem: 'hazard-place', from: 0, to: 600 },
    ],
    [
      'a hazard that ends where it begins',
      { hazards: [{ kind: 'water', side: 'left', edges: [at(40), at(40)] }] },
      { problem: 'hazard-place', from: 0, to: 600 },
    ],
  ])('is refused with the range: %s', (_, more, problem) => {
    expect(withTappedHole(own(), hole(more))).toEqual(problem)
  })

  it('leaves with all that was drawn for it, and nothing of a hole whose number begins with the same digit', () => {
    const water = { kind: 'water', side: 'left', edges: [at(40), at(80)] } as const
    const first = courseOf(hole({ hazards: [water] }))
    const both = courseOf(hole({ number: 11, tee: at(1000), greenEdges: [at(1365), at(1395)] }), first)
    const eleventh = withoutTappedHole(both, 1)
    expect(eleventh.holes.map(({ number }) => number)).toEqual([11])
    expect(eleventh.shapes).toEqual(both.shapes.filter(({ id }) => id.startsWith('own/1/11/')))
    expect(eleventh.shapes).not.toEqual([])
    expect(withoutTappedHole(both, 11)).toEqual(first)
    expect(withoutTappedHole(first, 7)).toEqual(first)
    expect(packCourse(withoutTappedHole(first, 1))).toEqual(packCourse(own()))
  })
})
