import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { overlap } from '#charts/box.ts'
import { PLATE, around, placedPlates, plateWidthPx } from './plate-layout.ts'

const ROOM = { widthPx: 390, heightPx: 563, taken: [] }

const anyPlate = fc.record({
  at: fc.record({ xPx: fc.integer({ min: 0, max: 390 }), yPx: fc.integer({ min: 0, max: 563 }) }),
  text: fc.integer({ min: 1, max: 640 }).map(String),
  note: fc.option(fc.constantFrom('front', 'to clear', 'reach'), { nil: undefined }),
})
const anyOval = fc.record({ xPx: fc.integer({ min: 0, max: 390 }), yPx: fc.integer({ min: 0, max: 563 }) })

describe('the plates of a hole', () => {
  it('overlap neither each other nor the middle of an oval, and stay in the drawing', () => {
    fc.assert(
      fc.property(fc.array(anyPlate, { maxLength: 10 }), fc.array(anyOval, { maxLength: 3 }), (plates, ovals) => {
        const taken = ovals.map((middle) => around(middle, 12))
        const boxes = placedPlates(plates, { ...ROOM, taken }).map(({ box }) => box)
        boxes.forEach((box, index) => {
          const others = [...boxes.slice(index + 1), ...taken]
          expect(others.some((other) => overlap(box, other))).toBe(false)
          expect(box.leftPx).toBeGreaterThanOrEqual(0)
          expect(box.topPx).toBeGreaterThanOrEqual(0)
          expect(box.leftPx + box.widthPx).toBeLessThanOrEqual(ROOM.widthPx)
          expect(box.topPx + box.heightPx).toBeLessThanOrEqual(ROOM.heightPx)
        })
      }),
    )
  })

  it('are all there: eight have room on any phone, wherever their places are', () => {
    fc.assert(
      fc.property(fc.array(anyPlate, { maxLength: 8 }), (plates) => {
        expect(placedPlates(plates, { ...ROOM, widthPx: 288 })).toHaveLength(plates.length)
      }),
    )
  })

  it('stand in the margin that is nearer, at the height of their place', () => {
    const [left, right] = placedPlates(
      [
        { at: { xPx: 150, yPx: 200 }, text: '142', note: 'to clear' },
        { at: { xPx: 250, yPx: 200 }, text: '166' },
      ],
      ROOM,
    )
    expect(left?.box.leftPx).toBe(8)
    expect((right?.box.leftPx ?? 0) + (right?.box.widthPx ?? 0)).toBe(ROOM.widthPx - 8)
    for (const plate of [left, right]) {
      expect(Math.abs((plate?.box.topPx ?? 0) + PLATE.heightPx / 2 - 200)).toBeLessThanOrEqual(4)
    }
  })

  it('are in the order of their places, so that their lines do not cross', () => {
    const places = [300, 310, 290, 305].map((yPx, index) => ({ at: { xPx: 60, yPx }, text: String(index) }))
    const placed = placedPlates(places, ROOM).filter(({ box }) => box.leftPx === 8)
    const heights = placed.toSorted((one, other) => one.box.topPx - other.box.topPx).map(({ at }) => at.yPx)
    expect(heights).toEqual(heights.toSorted((one, other) => one - other))
  })

  it('are left out where there is no room, the last ones first', () => {
    const plates = Array.from({ length: 9 }, (_, index) => ({ at: { xPx: 50, yPx: 50 }, text: String(index) }))
    const placed = placedPlates(plates, { widthPx: 90, heightPx: 110, taken: [] })
    expect(placed.length).toBeLessThan(9)
    expect(placed.map(({ text }) => Number(text)).toSorted()).toEqual(placed.map((_, index) => index))
    expect(placedPlates(plates, { widthPx: 20, heightPx: 110, taken: [] })).toEqual([])
  })

  it('are as wide as their number and note', () => {
    expect(plateWidthPx({ text: '142', note: 'to clear' })).toBeGreaterThan(plateWidthPx({ text: '142' }))
  })
})
