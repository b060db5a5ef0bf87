import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaOf, ringOfPlaces, signedSquareYards } from './areas.ts'
import type { Place } from './plane.ts'
import { isInside, middleInside, rangesOf, spansAcross, spansAlong, yardsOutside, yardsToLine } from './spans.ts'

const coordinates = fc.double({ min: -40, max: 40, noNaN: true })
const places = fc.record({ x: coordinates, y: coordinates })
const rings = fc.array(places, { minLength: 3, maxLength: 14 })
/** Even-odd: how often a ray to the right crosses the outline, edge by edge. */
function isInsideByRay(outlines: readonly (readonly Place[])[], { x, y }: Place): boolean {
  let isIn = false
  for (const outline of outlines) {
    outline.forEach((to, index) => {
      const from = outline.at(index - 1) ?? to
      const isCrossing = from.y <= y !== to.y <= y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)
      if (isCrossing) isIn = !isIn
    })
  }
  return isIn
}

const box = (half: number) =>
  ringOfPlaces([
    { x: -half, y: -half },
    { x: half, y: -half },
    { x: half, y: half },
    { x: -half, y: half },
  ])

describe('the spans of an area', () => {
  it('are the places inside it, along and across, whichever way its rings are drawn and wherever they begin', () => {
    fc.assert(
      fc.property(rings, rings, places, fc.nat({ max: 13 }), (outer, inner, place, begin) => {
        const area = areaOf([ringOfPlaces(outer), ringOfPlaces(inner)])
        const isIn = isInsideByRay([outer, inner], place)
        const across = rangesOf(spansAcross(area, place.y)).some(({ from, to }) => place.x >= from && place.x < to)
        expect(across).toBe(isIn)
        expect(isInside(area, place)).toBe(isIn)
        const flipped = areaOf([ringOfPlaces(outer.map(swapped)), ringOfPlaces(inner.map(swapped))])
        const along = rangesOf(spansAlong(flipped, place.y)).some(({ from, to }) => place.x >= from && place.x < to)
        expect(along).toBe(isIn)

        const first = begin % outer.length
        const turned = [...outer.slice(first), ...outer.slice(0, first)].toReversed()
        const again = areaOf([ringOfPlaces(turned), ringOfPlaces(inner)])
        expect([...spansAcross(again, place.y)]).toEqual(
          [...spansAcross(area, place.y)].map((x) => expect.closeTo(x, 9)),
        )
      }),
      { seed: 20_262, numRuns: 2_000 },
    )
  })

  it('leave a hole in the middle out', () => {
    const ring = areaOf([box(10), box(4)])
    expect([...spansAcross(ring, 0)]).toEqual([-10, -4, 4, 10])
    expect([...spansAlong(ring, 7)]).toEqual([-10, 10])
    expect([...spansAlong(ring, 11)]).toEqual([])
    expect(yardsOutside(ring, { x: 0, y: 0 })).toBe(4)
    expect(yardsOutside(ring, { x: 5, y: 5 })).toBe(0)
    expect(yardsOutside(ring, { x: 13, y: 14 })).toBe(5)
  })

  it('have a middle that is inside, also in a crescent', () => {
    const crescent = ringOfPlaces([
      { x: -30, y: 0 },
      { x: -30, y: -30 },
      { x: 30, y: -30 },
      { x: 30, y: 0 },
      { x: 24, y: 0 },
      { x: 24, y: -26 },
      { x: -24, y: -26 },
      { x: -24, y: 0 },
    ])
    expect(signedSquareYards(crescent)).toBeGreaterThan(0)
    expect(isInside(areaOf([crescent]), middleInside(areaOf([crescent])))).toBe(true)
    expect(middleInside(areaOf([box(10)]))).toEqual({ x: 0, y: 0 })
  })

  it('are as far from a line as from its nearest part', () => {
    const line = [
      { x: 0, y: 0 },
      { x: 0, y: 100 },
      { x: 50, y: 100 },
    ]
    expect(yardsToLine(line, { x: 3, y: 50 })).toBe(3)
    expect(yardsToLine(line, { x: 30, y: 90 })).toBe(10)
    expect(yardsToLine(line, { x: 53, y: 104 })).toBe(5)
  })
})

function swapped({ x, y }: Place): Place {
  return { x: y, y: x }
}
