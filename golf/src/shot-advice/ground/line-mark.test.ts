import { describe, expect, it } from 'vitest'
import { ringOfPlaces } from '../../course/areas.ts'
import { patchOf } from './ground.ts'
import type { Cover, Ground, Patch } from './ground.ts'
import { lineMark } from './line-mark.ts'
import { placeAlong } from './lines.ts'

const box = (cover: Cover, left: number, right: number, near: number, far: number, isAssumed = false): Patch =>
  patchOf(
    cover,
    [
      ringOfPlaces([
        { x: left, y: near },
        { x: right, y: near },
        { x: right, y: far },
        { x: left, y: far },
      ]),
    ],
    { isAssumed },
  )

function ground(...patches: readonly Patch[]): Ground {
  const pin = { x: 0, y: 400 }
  return { pin, greenMiddle: pin, way: [{ x: 0, y: 0 }, pin], patches, isTreesKnown: true, unknown: [] }
}

describe('words for a line', () => {
  it('name the nearest edge of a hazard within 3°, with its place among its kind and the yards to it', () => {
    // Edges at 231 yards, 4 and 24 right of the line.
    const second = box('bunker', 4, 24, 231, 245)
    const near = box('bunker', -40, -25, 150, 160)
    const straight = lineMark(ground(near, second), { x: 0, y: 230 })
    expect(straight).toEqual({
      kind: 'edge',
      side: 'left',
      cover: 'bunker',
      ordinal: 2,
      yards: 231,
      offDeg: expect.closeTo((Math.atan2(4, 245) * 180) / Math.PI, 6),
    })
    expect(lineMark(ground(second), { x: 0, y: 230 })).toMatchObject({ side: 'left', ordinal: undefined })
    // 6° to the right: nearer to the other edge.
    expect(lineMark(ground(second), placeAlong(5, 230))).toMatchObject({ kind: 'edge', side: 'right' })
    expect(lineMark(ground(box('water', 4, 24, 231, 245)), { x: 0, y: 230 })).toMatchObject({ cover: 'water' })
  })

  it('else say how far the line is from the middle of the fairway there, or from the way where there is none', () => {
    const fairway = box('fairway', -10, 26, 60, 380)
    const far = box('bunker', 60, 70, 200, 210)
    expect(lineMark(ground(fairway, far), { x: 0, y: 230 })).toEqual({
      kind: 'fairway',
      rightYards: expect.closeTo(-8, 6),
      atYards: 230,
    })
    expect(lineMark(ground(), placeAlong(2, 230))).toEqual({
      kind: 'fairway',
      rightYards: expect.closeTo(230 * Math.sin((2 * Math.PI) / 180), 6),
      atYards: expect.closeTo(230, 6),
    })
    // A boundary that is only an outline is no edge to aim at; a pond is one whatever its stakes are.
    expect(lineMark(ground(box('out', 4, 24, 231, 245, true)), { x: 0, y: 230 }).kind).toBe('fairway')
    expect(lineMark(ground(box('water-red', 4, 24, 231, 245, true)), { x: 0, y: 230 }).kind).toBe('edge')
  })

  it('leave out what begins beyond the green, and do not count it among its kind', () => {
    const before = box('bunker', 4, 24, 231, 245)
    const behind = box('bunker', -2, 20, 450, 460)
    expect(lineMark(ground(behind), { x: 0, y: 230 }).kind).toBe('fairway')
    expect(lineMark(ground(before, behind), { x: 0, y: 230 })).toMatchObject({ yards: 231, ordinal: undefined })
  })
})
