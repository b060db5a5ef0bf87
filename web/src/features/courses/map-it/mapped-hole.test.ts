import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { greenYards } from '@bagwise/golf/course/green-yards'
import { packCourse, unpackCourse } from '@bagwise/golf/course/pack-course'
import { planeAt, turnedTo, yardsBetween } from '@bagwise/golf/course/plane'
import type { LatLon } from '@bagwise/golf/course/plane'
import { newOwnCourse } from '@bagwise/golf/course/new-own-course'
import type { Course } from '@bagwise/golf/course/course'
import { draftOf } from './map-draft.ts'
import {
  freePlace,
  newMappedHole,
  nextPart,
  placeAlong,
  planFrame,
  withHazard,
  withMappedHole,
  withSpot,
  yardsFromTee,
} from './mapped-hole.ts'
import type { MappedHole, Target } from './mapped-hole.ts'

const HOME: LatLon = { latitudeDeg: 56.3433, longitudeDeg: -2.8031 }
const COURSE = newOwnCourse({ id: 'own/6f6c2f0e-64b5-4f0e-9d49-0c5d6a8b1a55', name: 'Village nine', middle: HOME })

const anyPlace = fc.record({
  latitudeDeg: fc.double({ min: -75, max: 75, noNaN: true }),
  longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
})
const anyLength = fc.record({ front: fc.integer({ min: 60, max: 700 }), depth: fc.integer({ min: 12, max: 70 }) })

function typed(hole: MappedHole, target: Target, yards: number): MappedHole {
  const frame = planFrame(hole, HOME)
  return withSpot(hole, target, { at: frame.from(placeAlong(hole, frame, { yards, target })), isStoodOn: false })
}

function typedHole(number: number, { front, depth }: { readonly front: number; readonly depth: number }): MappedHole {
  let hole = newMappedHole(number)
  const at = freePlace(COURSE, number)
  hole = withSpot(hole, { part: 'tee' }, { at, isStoodOn: false })
  return typed(typed(hole, { part: 'front' }, front), { part: 'back' }, front + depth)
}

function madeOf(course: Course, hole: MappedHole): Course {
  const made = withMappedHole(course, hole)
  if ('problem' in made) throw new Error(made.problem)
  return made.course
}

/** Of the hole's green, along the line from the tee to its middle and across it. */
function greenSize(course: Course, number: number) {
  const hole = course.holes.find((one) => one.number === number)
  const [tee, end] = hole?.line ?? []
  const green = course.shapes.find(({ id }) => id === hole?.green)
  if (!tee || !end || !green) throw new Error('The hole has no green')
  const plane = planeAt(tee)
  const line = turnedTo({ x: 0, y: 0 }, plane.to(end))
  const corners = green.rings
    .flat()
    .map(([longitudeDeg, latitudeDeg]) => line.to(plane.to({ latitudeDeg, longitudeDeg })))
  const size = (yards: readonly number[]) => Math.max(...yards) - Math.min(...yards)
  return { depthYards: size(corners.map(({ y }) => y)), widthYards: size(corners.map(({ x }) => x)) }
}

describe('a hole from three taps', () => {
  it('HOL-16 is made of tee, front and back, its green as deep as these two are apart and 0.8 of it wide, with or without hazard edges, and every step can be redone', () => {
    const anyTap = fc.record({ x: fc.integer({ min: -12, max: 12 }), y: fc.integer({ min: 0, max: 8 }) })
    fc.assert(
      fc.property(anyPlace, anyLength, anyTap, fc.boolean(), (tee, { front, depth }, off, hasHazard) => {
        const plane = planeAt(tee)
        const spot = (x: number, y: number) => ({ at: plane.from({ x, y }), isStoodOn: true })
        const right = {
          tee: { at: tee, isStoodOn: true },
          front: spot(off.x, front + off.y),
          back: spot(0, front + depth),
          near: spot(20, 40),
          far: spot(20, 55),
        }
        const wrong = spot(5, 33)
        const begun: MappedHole = {
          ...newMappedHole(2),
          hazards: hasHazard ? [{ kind: 'bunker', side: 'right', near: null, far: null }] : [],
        }
        const targets: readonly Target[] = [
          ...(['tee', 'front', 'back'] as const).map((part) => ({ part })),
          ...(hasHazard ? (['near', 'far'] as const).map((part) => ({ part, hazard: 0 })) : []),
        ]
        const setOnce = targets.reduce((hole, target) => withSpot(hole, target, right[target.part]), begun)
        const setWrong = targets.reduce((hole, target) => withSpot(hole, target, wrong), begun)
        const redone = targets.reduce((hole, target) => withSpot(hole, target, right[target.part]), setWrong)
        expect(redone).toEqual(setOnce)

        const apartYards = Math.hypot(off.x, depth - off.y)
        const apartAgainYards = Math.hypot(off.x, depth + 9 - off.y)
        const made = withMappedHole(COURSE, redone)
        fc.pre(apartYards >= 10 && apartYards <= 74)
        // Places on the earth are not exact to the limit itself: 6 by 8 yards are 10, or a billionth less.
        fc.pre(apartYards !== 10 && apartYards !== 74 && apartAgainYards !== 74)
        if ('problem' in made) throw new Error(made.problem)
        const { depthYards, widthYards } = greenSize(made.course, 2)
        expect(Math.abs(depthYards - apartYards)).toBeLessThan(0.3)
        expect(Math.abs(widthYards - 0.8 * apartYards)).toBeLessThan(0.3)
        expect(made.course.shapes.map(({ kind }) => kind)).toEqual(hasHazard ? ['green', 'bunker'] : ['green'])

        // And once more after it was saved: the hole takes the place of the one before.
        const again = withMappedHole(made.course, withSpot(redone, { part: 'back' }, spot(0, front + depth + 9)))
        expect('course' in again && again.course.holes.length).toBe(apartAgainYards < 74 ? 1 : false)
      }),
    )
  })

  it('has the front and the back that were typed, wherever it is and whichever way it runs', () => {
    fc.assert(
      fc.property(anyPlace, anyLength, fc.integer({ min: 0, max: 359 }), (at, length, bearingDeg) => {
        const plane = planeAt(at)
        const radians = (bearingDeg * Math.PI) / 180
        const stood = plane.from({ x: length.front * Math.sin(radians), y: length.front * Math.cos(radians) })
        let hole = withSpot(newMappedHole(3), { part: 'tee' }, { at, isStoodOn: true })
        hole = withSpot(hole, { part: 'front' }, { at: stood, isStoodOn: true })
        hole = typed(hole, { part: 'back' }, length.front + length.depth)
        const course = unpackCourse(packCourse(madeOf(COURSE, hole)))
        const [mapped] = course.holes
        const green = mapped && greenYards(course, mapped, at)
        expect(Math.abs((green?.frontYards ?? 0) - length.front)).toBeLessThan(1)
        expect(Math.abs((green?.backYards ?? 0) - length.front - length.depth)).toBeLessThan(1)
      }),
    )
  })

  it('takes a tap where the plan shows it: the tee below, and a green that was walked to straight above', () => {
    const tee = withSpot(newMappedHole(1), { part: 'tee' }, { at: HOME, isStoodOn: true })
    const plane = planeAt(HOME)
    const north = planFrame(tee, HOME)
    expect(plane.to(north.from({ x: 12, y: 300 }))).toMatchObject({
      x: expect.closeTo(12, 5),
      y: expect.closeTo(300, 5),
    })
    const walked = withSpot(tee, { part: 'front' }, { at: plane.from({ x: 300, y: 0 }), isStoodOn: true })
    const place = planFrame(walked, HOME).to(plane.from({ x: 300, y: 0 }))
    expect(place).toMatchObject({ x: expect.closeTo(0, 5), y: expect.closeTo(300, 5) })
  })

  it('can have each of its places set again; what was tapped from the tee comes along with a tee that is walked to', () => {
    const hole = typedHole(1, { front: 380, depth: 24 })
    const moved = withSpot(hole, { part: 'tee' }, { at: { latitudeDeg: 40.1, longitudeDeg: -74.2 }, isStoodOn: true })
    if (!moved.front || !moved.back) throw new Error('The green is gone')
    expect(yardsFromTee(moved, moved.front)).toBeCloseTo(380, 0)
    expect(yardsFromTee(moved, moved.back)).toBeCloseTo(404, 0)
    const shorter = typed(hole, { part: 'front' }, 370)
    expect(shorter.back).toEqual(hole.back)
    expect(shorter.front && yardsFromTee(shorter, shorter.front)).toBeCloseTo(370, 3)
    const tapped = withSpot(hole, { part: 'tee' }, { at: HOME, isStoodOn: false })
    expect(tapped.front).toEqual(hole.front)
  })

  it('asks for tee, front and back in that order', () => {
    let hole = newMappedHole(1)
    const asked = []
    for (let part = nextPart(hole); part !== undefined; part = nextPart(hole)) {
      asked.push(part)
      hole = withSpot(hole, { part }, { at: HOME, isStoodOn: true })
    }
    expect(asked).toEqual(['tee', 'front', 'back'])
  })

  it('says what is missing, and that a hole is miles from its course', () => {
    const hole = typedHole(1, { front: 150, depth: 20 })
    expect(withMappedHole(COURSE, { ...hole, back: null })).toEqual({ problem: 'missing', part: 'back' })
    expect(withMappedHole(COURSE, { ...hole, tee: null })).toEqual({ problem: 'missing', part: 'tee' })
    const hazards = [{ kind: 'bunker', side: 'left', near: hole.front, far: null }] as const
    expect(withMappedHole(COURSE, { ...hole, hazards })).toEqual({ problem: 'missing', part: 'hazard' })
    const begun = madeOf(COURSE, hole)
    const far = withSpot(
      typedHole(2, { front: 150, depth: 20 }),
      { part: 'tee' },
      { at: { latitudeDeg: 0, longitudeDeg: 0 }, isStoodOn: true },
    )
    expect(withMappedHole(begun, far)).toEqual({ problem: 'too-far' })
    // The first hole says where the course is.
    expect(madeOf(COURSE, far).middle).toEqual({ latitudeDeg: 0, longitudeDeg: 0 })
  })

  it('has hazards from edge to edge', () => {
    let hole: MappedHole = {
      ...typedHole(1, { front: 380, depth: 24 }),
      hazards: [{ kind: 'water', side: 'left', near: null, far: null }],
    }
    hole = withHazard(hole, 0, { side: 'front' })
    hole = typed(hole, { part: 'near', hazard: 0 }, 200)
    hole = typed(hole, { part: 'far', hazard: 0 }, 230)
    const course = madeOf(COURSE, hole)
    const water = course.shapes.find(({ kind }) => kind === 'water-red')
    const plane = planeAt(hole.tee?.at ?? HOME)
    const along = water?.rings.flat().map(([longitudeDeg, latitudeDeg]) => plane.to({ latitudeDeg, longitudeDeg }).y)
    expect(Math.min(...(along ?? []))).toBeCloseTo(200, 0)
    expect(Math.max(...(along ?? []))).toBeCloseTo(230, 0)
  })
})

describe('holes on a blank plan', () => {
  it('lie apart, so that no hole has the ground of another, and near enough for one course', () => {
    let course = newOwnCourse({ ...COURSE, middle: { latitudeDeg: 60, longitudeDeg: 10 } })
    for (let number = 1; number <= 36; number += 1) {
      let hole = newMappedHole(number)
      hole = withSpot(hole, { part: 'tee' }, { at: freePlace(course, number), isStoodOn: false })
      hole = typed(typed(hole, { part: 'front' }, 760), { part: 'back' }, 784)
      course = madeOf(course, hole)
    }
    const plane = planeAt(course.middle)
    const lines = course.holes.map(({ line }) => line.map(plane.to))
    expect(lines).toHaveLength(36)
    for (const [index, line] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        const apart = line.flatMap((one) => other.map((its) => yardsBetween(one, its)))
        expect(Math.min(...apart)).toBeGreaterThan(380)
      }
    }
  })

  it('keep their place when they are mapped again', () => {
    const course = madeOf(COURSE, typedHole(1, { front: 300, depth: 20 }))
    expect(freePlace(course, 1)).toEqual(freePlace(COURSE, 1))
    expect(freePlace(course, 2)).not.toEqual(freePlace(COURSE, 1))
  })
})

describe('a draft', () => {
  it('is that of the same hole of the same course, and anything else is none', () => {
    const hole = typedHole(4, { front: 150, depth: 20 })
    const draft = { course: COURSE.id, begunAs: 4, hole }
    const read = (kept: unknown) => draftOf(kept, { course: COURSE.id, begunAs: 4 })
    expect(read(JSON.parse(JSON.stringify(draft)))).toEqual(hole)
    const others: readonly unknown[] = [
      undefined,
      null,
      'draft',
      {},
      { ...draft, course: 'own/other' },
      { ...draft, begunAs: 5 },
      { ...draft, hole: null },
      { ...draft, hole: { ...hole, tee: {} } },
      { ...draft, hole: { ...hole, front: { at: { latitudeDeg: 'x', longitudeDeg: 0 }, isStoodOn: true } } },
      { ...draft, hole: { ...hole, par: 'four' } },
      { ...draft, hole: { ...hole, hazards: [{ kind: 'lava', side: 'left', near: null, far: null }] } },
    ]
    for (const other of others) expect(read(other)).toEqual(newMappedHole(4))
  })
})
