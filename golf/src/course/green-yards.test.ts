import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COURSE_FILES, readCourse } from '../../reference/course-files.ts'
import { geodesicYards } from '../../reference/geodesic.ts'
import { PINS } from '../shot-advice/shot.ts'
import { areaOf, ringOfPlaces } from './areas.ts'
import { greenOf, greenYards, pinPlace, yardsToGreen } from './green-yards.ts'
import type { PlacedGreen } from './green-yards.ts'
import { planeAt, turnedTo } from './plane.ts'
import { isInside, middleInside, yardsToEdge } from './spans.ts'

const BRUTE_STEP_YARDS = 0.1
const NO_BALL = { x: 0, y: 0 }

/** A green around a place: a star, or a crescent open to one side. */
const greens = fc
  .record({
    radii: fc.array(fc.double({ min: 4, max: 25, noNaN: true }), { minLength: 5, maxLength: 24 }),
    isCrescent: fc.boolean(),
    x: fc.double({ min: -300, max: 300, noNaN: true }),
    y: fc.double({ min: -300, max: 300, noNaN: true }),
  })
  .map(({ radii, isCrescent, x, y }): PlacedGreen => {
    const turn = isCrescent ? 1.5 * Math.PI : 2 * Math.PI
    const at = (radius: number, index: number) => {
      const angle = (turn * index) / radii.length
      return { x: x + radius * Math.sin(angle), y: y + radius * Math.cos(angle) }
    }
    const outer = radii.map((radius, index) => at(radius + 6, index))
    const inner = isCrescent ? radii.map((_, index) => at(3, index)).toReversed() : []
    const area = areaOf([ringOfPlaces([...outer, ...inner])])
    return { area, middle: middleInside(area) }
  })

describe('the distances to a green', () => {
  it('HOL-21 are front ≤ middle ≤ back from every place, 0 to the front of the green the ball is on', () => {
    fc.assert(
      fc.property(greens, fc.double({ min: 0, max: 1, noNaN: true }), (green, share) => {
        const from = { x: share * green.middle.x, y: share * green.middle.y }
        for (const ball of [NO_BALL, from]) {
          const { frontYards, middleYards, backYards } = yardsToGreen(green, ball)
          expect(frontYards).toBeGreaterThanOrEqual(0)
          expect(middleYards).toBeGreaterThanOrEqual(frontYards)
          expect(backYards).toBeGreaterThanOrEqual(middleYards)
          expect(isInside(green.area, ball) && frontYards > 0).toBe(false)
        }
      }),
      { seed: 20_263, numRuns: 1_000 },
    )
    let greenCount = 0
    for (const file of COURSE_FILES) {
      const course = readCourse(file)
      for (const hole of course.holes) {
        const [ball] = hole.line
        const yards = ball && greenYards(course, hole, ball)
        if (!ball || !yards) continue
        greenCount += 1
        const brute = bruteYards(course, hole, ball)
        expect(Math.abs(yards.frontYards - brute.frontYards), `${file} ${hole.id}`).toBeLessThanOrEqual(0.5)
        expect(Math.abs(yards.middleYards - brute.middleYards), `${file} ${hole.id}`).toBeLessThanOrEqual(0.5)
        expect(Math.abs(yards.backYards - brute.backYards), `${file} ${hole.id}`).toBeLessThanOrEqual(0.5)
      }
    }
    expect(greenCount).toBeGreaterThan(150)
  })

  it('are unknown without a green, and near a pole', () => {
    const course = readCourse('it-ambrosiano-no-greens')
    const [hole] = course.holes
    if (!hole) throw new Error('The course has no hole')
    expect(greenYards(course, hole, course.middle)).toBeUndefined()
    const augusta = readCourse('us-augusta')
    expect(greenYards(augusta, augusta.holes[0] ?? hole, { latitudeDeg: 88, longitudeDeg: 0 })).toBeUndefined()
  })

  it('put the pin at 20, 50 and 80 % of the depth, four yards from an edge where the green is wide enough', () => {
    fc.assert(
      fc.property(greens, (green) => {
        const turn = turnedTo(NO_BALL, green.middle)
        for (const pin of PINS) {
          const place = pinPlace(green, NO_BALL, pin)
          expect(turn.to(place).x).toBeCloseTo(0, 6)
          const edgeYards = yardsToEdge(green.area, place)
          // Where it stands nearer to an edge no place on the line does better.
          const { frontYards, backYards } = yardsToGreen(green, NO_BALL)
          for (let yards = frontYards; yards <= backYards; yards += 1) {
            const otherYards = yardsToEdge(green.area, turn.from({ x: 0, y: yards }))
            expect(Math.min(4, otherYards)).toBeLessThanOrEqual(edgeYards + 0.5)
          }
        }
      }),
      { seed: 20_264, numRuns: 200 },
    )
    const round = areaOf([ringOfPlaces(circle(150, 20))])
    const green = { area: round, middle: { x: 0, y: 150 } }
    const yards = PINS.map((pin) => pinPlace(green, NO_BALL, pin).y)
    expect(yards).toEqual([expect.closeTo(138, 0), expect.closeTo(150, 0), expect.closeTo(162, 0)])
    const small = { area: areaOf([ringOfPlaces(circle(150, 8))]), middle: { x: 0, y: 150 } }
    for (const [index, pin] of PINS.entries()) {
      expect(Math.abs(pinPlace(small, NO_BALL, pin).y - (146 + 4 * index))).toBeLessThanOrEqual(0.6)
    }
  })
})

function circle(y: number, radius: number) {
  return Array.from({ length: 90 }, (_, corner) => ({
    x: radius * Math.sin((corner * Math.PI) / 45),
    y: y + radius * Math.cos((corner * Math.PI) / 45),
  }))
}

/** By walking the line through the middle in steps, measured on the ellipsoid. */
function bruteYards(
  course: ReturnType<typeof readCourse>,
  hole: ReturnType<typeof readCourse>['holes'][number],
  ball: { readonly latitudeDeg: number; readonly longitudeDeg: number },
) {
  const plane = planeAt(ball)
  const green = greenOf(course, hole, plane)
  if (!green) throw new Error('The hole has no green')
  const turn = turnedTo(NO_BALL, green.middle)
  const middleYards = Math.hypot(green.middle.x, green.middle.y)
  const isOn = (yards: number) => isInside(green.area, turn.from({ x: 0, y: yards }))
  let [front, back] = [middleYards, middleYards]
  while (isOn(front - BRUTE_STEP_YARDS)) front -= BRUTE_STEP_YARDS
  while (isOn(back + BRUTE_STEP_YARDS)) back += BRUTE_STEP_YARDS
  const onEarth = (yards: number) => geodesicYards(ball, plane.from(turn.from({ x: 0, y: yards })))
  return {
    frontYards: isOn(0) ? 0 : onEarth(front),
    middleYards: onEarth(middleYards),
    backYards: onEarth(back),
  }
}
