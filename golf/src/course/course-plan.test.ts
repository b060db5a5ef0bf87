import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MIDDLE, box, drawnReading, readingOfText } from '../../reference/drawn-map.ts'
import { courseText } from '../../reference/course-files.ts'
import { withChosenHoles } from './chosen-holes.ts'
import type { Course } from './course.ts'
import { courseGeoJson } from './course-geojson.ts'
import { chosenHole, greensFrom, planThings } from './course-plan.ts'
import { coursesFrom } from './courses-from.ts'
import { greenYards } from './green-yards.ts'
import { holeAddress, holeAt } from './hole-address.ts'
import { packCourse, unpackCourse } from './pack-course.ts'
import { planeAt } from './plane.ts'
import { holeGround } from '../shot-advice/ground/hole-ground.ts'

const { from, to } = planeAt(MIDDLE)
const at = (x: number, y: number) => from({ x, y })

/** Two greens and two tees, one of them a point, within the outline, and a green of the neighbor. */
const DRAWN = [
  { tags: { leisure: 'golf_course', name: 'Lineless' }, area: box(0, 0, 300, 400) },
  { tags: { golf: 'green' }, area: box(0, 200, 10, 15) },
  { tags: { golf: 'green' }, area: box(100, -100, 12, 12) },
  { tags: { golf: 'green' }, area: box(420, 0, 12, 12) },
  { tags: { golf: 'tee' }, area: box(0, -180, 5, 4) },
  { tags: { golf: 'tee' }, point: [60, 190] },
  { tags: { golf: 'bunker' }, area: box(30, 170, 6, 6) },
] as const satisfies Parameters<typeof drawnReading>[0]

function lineless(): Course {
  const [course] = coursesFrom(drawnReading(DRAWN))
  if (!course) throw new Error('There is no course')
  return course
}

const TEE = at(0, -180)

/** From the southern tee. */
function made(course: Course, { number = 1, letters = 'A' } = {}) {
  const green = greensFrom(planThings(course, 'green'), TEE).find((one) => one.letters === letters)
  if (!green) throw new Error(`There is no green ${letters}`)
  return chosenHole(course, { number, tee: TEE, green })
}

describe('greens and tees of a course without hole lines', () => {
  it('are those within its outline, tees that are points as well, lettered from north to south', () => {
    const course = lineless()
    const placesOf = (kind: 'green' | 'tee') =>
      planThings(course, kind).map(({ letters, at: place }) => [
        letters,
        ...Object.values(to(place)).map((yards) => Math.round(yards) + 0),
      ])
    expect(placesOf('green')).toEqual([
      ['A', 0, 200],
      ['B', 100, -100],
    ])
    expect(placesOf('tee')).toEqual([
      ['A', 60, 190],
      ['B', 0, -180],
    ])
    expect(unpackCourse(packCourse(course)).shapes.filter(({ kind }) => kind === 'tee')).toHaveLength(2)
  })

  it('have letters of their own, however many they are', () => {
    const tees = Array.from({ length: 60 }, (_, index) => ({
      tags: { golf: 'tee' },
      area: box(0, 300 - 10 * index, 2, 2),
    }))
    const [course] = coursesFrom(drawnReading([...DRAWN.slice(0, 4), ...tees]))
    const letters = planThings(course ?? lineless(), 'tee').map((one) => one.letters)
    expect(new Set(letters).size).toBe(60)
    expect([letters[0], letters[25], letters[26], letters[52]]).toEqual(['A', 'Z', 'AA', 'BA'])
  })

  it('are offered no farther and no nearer from a tee than a hole is long', () => {
    const greens = planThings(lineless(), 'green')
    expect(greensFrom(greens, at(0, -180)).map(({ letters, yards }) => [letters, Math.round(yards)])).toEqual([
      ['A', 380],
      ['B', 128],
    ])
    expect(greensFrom(greens, at(0, 180)).map(({ letters }) => letters)).toEqual(['B'])
    expect(greensFrom(greens, at(0, 2_000))).toEqual([])
  })
})

describe('a hole of a tee and a green', () => {
  it('has front, middle and back of the true green, its tee and a line, and no par', () => {
    const course = withChosenHoles(lineless(), [made(lineless())])
    const [hole] = course.holes
    if (!hole) throw new Error('There is no hole')
    expect(hole).toMatchObject({ number: 1, lengthYards: 380, greenBy: 'inside' })
    expect([hole.par, hole.handicap]).toEqual([undefined, undefined])
    expect(course.shapes.find(({ id }) => id === hole.green)?.kind).toBe('green')
    expect(course.shapes.find(({ id }) => id === hole.tees[0]?.id)?.kind).toBe('tee')
    expect(hole.line[0]).toEqual(TEE)
    const yards = greenYards(course, hole, TEE)
    expect(yards?.frontYards).toBeCloseTo(365, 0)
    expect(yards?.middleYards).toBeCloseTo(380, 0)
    expect(yards?.backYards).toBeCloseTo(395, 0)
    expect(holeAt(course, holeAddress(course, hole))).toBe(hole)
  })

  it('ends in the middle of its green from any tee of a real map without lines of play, kept on a device', () => {
    const reading = readingOfText(courseText('us-augusta'))
    const items = reading.items.filter(({ tags }) => tags.golf !== 'hole')
    const [drawn] = coursesFrom({ ...reading, items })
    const course = unpackCourse(packCourse(drawn ?? lineless()))
    const greens = planThings(course, 'green')
    const tees = planThings(course, 'tee')
    // Those of the neighbor are not among them.
    expect([greens.length, tees.length]).toEqual([20, 34])
    fc.assert(
      fc.property(fc.constantFrom(...tees), fc.nat(), (tee, pick) => {
        const reached = greensFrom(greens, tee.at)
        const green = reached[pick % reached.length]
        if (!green) throw new Error('This tee has no green')
        const hole = chosenHole(course, { number: 7, tee: tee.at, green })
        const yards = greenYards(course, hole, tee.at)
        expect(hole.line).toEqual([tee.at, green.at])
        expect(hole.green).toBe(green.id)
        expect(yards?.middleYards).toBeCloseTo(green.yards, 1)
        expect(yards?.frontYards).toBeLessThan(green.yards)
        expect(yards?.backYards).toBeGreaterThan(green.yards)
        const kept = JSON.parse(JSON.stringify(packCourse(withChosenHoles(course, [hole]))))
        expect(unpackCourse(kept).holes[0]).toMatchObject({ id: hole.id, green: green.id })
      }),
      { numRuns: 30 },
    )
  })

  it('begins where no map has a tee, too', () => {
    const course = lineless()
    const tee = at(20, -150)
    const [green] = greensFrom(planThings(course, 'green'), tee)
    const hole = green && chosenHole(course, { number: 3, tee, green })
    expect(hole?.tees).toMatchObject([{ at: tee }])
    expect(hole?.line[0]).toEqual(tee)
    expect(course.shapes.map(({ id }) => id)).not.toContain(hole?.tees[0]?.id)
  })

  it('gives way to a hole that the map has by now, and has the usual green where the map has lost its own', () => {
    const line = {
      tags: { golf: 'hole', ref: '1' },
      line: [
        [0, -180],
        [0, 200],
      ],
    } as const
    const chosen = [made(lineless()), made(lineless(), { number: 2, letters: 'B' })]
    const [mapped] = coursesFrom(drawnReading([...DRAWN, line]))
    const course = withChosenHoles(mapped ?? lineless(), chosen)
    expect(course.holes).toEqual([mapped?.holes[0], chosen[1]])

    const shapes = lineless().shapes.filter(({ kind }) => kind !== 'green')
    const lost = withChosenHoles({ ...lineless(), shapes }, chosen)
    const [hole] = unpackCourse(packCourse(lost)).holes
    if (!hole) throw new Error('There is no hole')
    expect(greenYards(lost, hole, TEE)).toBeUndefined()
    const ground = holeGround(lost, hole, { ball: TEE })
    expect(ground.greenMiddle.y).toBeCloseTo(380, 0)
    expect(ground.patches.find(({ cover }) => cover === 'green')?.isAssumed).toBe(true)
  })

  it('is another one when it is made again, and is saved like any other', () => {
    const course = lineless()
    expect(made(course, { letters: 'B' }).id).not.toBe(made(course).id)
    const file = courseGeoJson(withChosenHoles(course, [made(course)]))
    const [read] = coursesFrom(readingOfText(JSON.stringify(file)))
    expect(read?.holes).toMatchObject([{ number: 1, lengthYards: 380, greenBy: 'inside' }])
    expect(read?.shapes.filter(({ kind }) => kind === 'tee')).toHaveLength(2)
  })
})
