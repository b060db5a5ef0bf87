import { describe, expect, it } from 'vitest'
import { MIDDLE, box, drawnReading } from '../../../reference/drawn-map.ts'
import type { Drawn } from '../../../reference/drawn-map.ts'
import { readCourse } from '../../../reference/course-files.ts'
import type { Course, CourseHole } from '../../course/course.ts'
import { coursesFrom } from '../../course/courses-from.ts'
import { planeAt } from '../../course/plane.ts'
import { isInside, yardsToEdge } from '../../course/spans.ts'
import { PINS } from '../shot.ts'
import { holeGround } from './hole-ground.ts'
import { wayFrom } from './ground.ts'

const STRAIGHT_LINE: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, 380],
]
const HOLE: Drawn = { tags: { golf: 'hole', ref: '1' }, line: STRAIGHT_LINE }
const GREEN: Drawn = { tags: { golf: 'green' }, area: box(0, 380, 12, 14) }
const outline = (left: number, right: number, near = -300, far = 700): Drawn => ({
  tags: { leisure: 'golf_course' },
  area: [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ],
})

function firstHole(...drawn: readonly Drawn[]): { readonly course: Course; readonly hole: CourseHole } {
  const [course] = coursesFrom(drawnReading(drawn))
  const [hole] = course?.holes ?? []
  if (!course || !hole) throw new Error('The map has no hole')
  return { course, hole }
}

const covers = ({ course, hole }: ReturnType<typeof firstHole>, isOutlineOut?: boolean) =>
  holeGround(course, hole, { ball: MIDDLE, isOutlineOut }).patches

describe('the ground of a hole', () => {
  it('has everything beyond the outline out of bounds, assumed, unless that comes near the line of play', () => {
    const wide = firstHole(outline(-200, 200), HOLE, GREEN)
    const out = covers(wide).filter(({ cover }) => cover === 'out')
    expect(out.map(({ isAssumed }) => isAssumed)).toEqual([true])
    const [boundary] = out
    if (!boundary) throw new Error('There is no boundary')
    expect([150, 250].map((x) => isInside(boundary, { x, y: 200 }))).toEqual([false, true])
    expect(covers(wide, false).some(({ cover }) => cover === 'out')).toBe(false)
    // It cuts the hole, or comes within five yards of its line.
    for (const close of [outline(-200, 200, -300, 300), outline(-200, 4.5)]) {
      expect(covers(firstHole(close, HOLE, GREEN)).some(({ cover }) => cover === 'out')).toBe(false)
    }
    const near = firstHole(outline(-200, 5.5), HOLE, GREEN)
    expect(covers(near).some(({ cover }) => cover === 'out')).toBe(true)
    // It is the hole's line that it may not come near, wherever the ball lies.
    for (const x of [4, 30]) {
      const ball = planeAt(MIDDLE).from({ x, y: 200 })
      const { patches } = holeGround(near.course, near.hole, { ball })
      expect(patches.some(({ cover }) => cover === 'out')).toBe(true)
    }
  })

  it('HOL-22 has the pin where it is cut, at 20, 50 and 80 % of the depth, or where the golfer taps', () => {
    const augusta = readCourse('us-augusta')
    for (const hole of augusta.holes) {
      const [ball = MIDDLE] = hole.line
      const places = PINS.map((pin) => {
        const { pin: place, patches } = holeGround(augusta, hole, { ball, pin })
        const green = patches.find(({ cover }) => cover === 'green')
        expect(green && isInside(green, place)).toBe(true)
        expect(green && yardsToEdge(green, place)).toBeGreaterThanOrEqual(3.9)
        return place
      })
      const yards = places.map(({ x, y }) => Math.hypot(x, y))
      expect(yards).toEqual(yards.toSorted((one, other) => one - other))
    }
    const { course, hole } = firstHole(outline(-200, 200), HOLE, GREEN)
    const pinY = (pin: (typeof PINS)[number]) => holeGround(course, hole, { ball: MIDDLE, pin }).pin.y
    expect(PINS.map(pinY)).toEqual([
      expect.closeTo(366 + 5.6, 1),
      expect.closeTo(380, 1),
      expect.closeTo(366 + 22.4, 1),
    ])
    const tapped = holeGround(course, hole, { ball: MIDDLE, pin: planeAt(MIDDLE).from({ x: -5, y: 388 }) })
    expect([tapped.pin.x, tapped.pin.y]).toEqual([expect.closeTo(-5, 3), expect.closeTo(388, 3)])
  })

  it('draws a strip for unknown fairways and a typical green where none is mapped, both assumed', () => {
    const bare = covers(firstHole(outline(-200, 200), HOLE))
    const [fairway] = bare.filter(({ cover }) => cover === 'fairway')
    expect(fairway?.isAssumed).toBe(true)
    expect(fairway?.box).toEqual({
      left: expect.closeTo(-16, 3),
      right: expect.closeTo(16, 3),
      near: expect.closeTo(0, 3),
      far: expect.closeTo(380 - 15 - 20, 1),
    })
    const green = bare.find(({ cover }) => cover === 'green')
    expect(green?.isAssumed).toBe(true)
    const { left = 0, near = 0, far = 0 } = green?.box ?? {}
    expect([left, near, far].map(Math.round)).toEqual([-12, 365, 395])
    // Twenty yards short of the green as it is, whatever tees are mapped.
    const deep: Drawn = { tags: { golf: 'green' }, area: box(0, 380, 12, 25) }
    const tee: Drawn = { tags: { golf: 'tee' }, area: box(0, 0, 5, 5) }
    const short = covers(firstHole(outline(-200, 200), HOLE, deep, tee)).filter(({ isAssumed }) => isAssumed)
    expect(short.find(({ cover }) => cover === 'fairway')?.box.far).toBeCloseTo(380 - 25 - 20, 2)
    const bent: Drawn = { tags: HOLE.tags, line: [...STRAIGHT_LINE.slice(0, 1), [0, 360], [0, 380]] }
    const twoParts = covers(firstHole(outline(-200, 200), bent)).filter(({ cover }) => cover === 'fairway')
    expect(Math.max(...twoParts.map(({ box: { far } }) => far))).toBeCloseTo(380 - 15 - 20, 1)
    const mapped: Drawn = { tags: { golf: 'fairway' }, area: box(300, 200, 20, 100) }
    const known = covers(firstHole(outline(-400, 400), HOLE, GREEN, mapped))
    expect(known.filter(({ cover, isAssumed }) => cover === 'fairway' && isAssumed)).toEqual([])
  })

  it('has the way from the ball on: the corners after its nearest part, and the pin', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 0, y: 200 },
      { x: 150, y: 300 },
    ]
    expect(wayFrom({ x: 10, y: 50 }, line)).toEqual([{ x: 10, y: 50 }, line[1], line[2]])
    expect(wayFrom({ x: 5, y: 190 }, line)).toEqual([{ x: 5, y: 190 }, line[2]])
    expect(wayFrom({ x: 80, y: 250 }, line)).toEqual([{ x: 80, y: 250 }, line[2]])
  })

  it('tells what the map has nowhere on the course', () => {
    const { course, hole } = firstHole(outline(-200, 200), HOLE, GREEN)
    const { unknown, isTreesKnown } = holeGround(course, hole, { ball: MIDDLE })
    expect(unknown).toEqual(['fairway', 'tee', 'bunker', 'water', 'trees', 'out'])
    expect(isTreesKnown).toBe(false)
  })
})
