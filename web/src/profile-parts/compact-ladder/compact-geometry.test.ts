import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { compactGeometry } from './compact-geometry.ts'
import { compactHeightPx } from './compact-height.ts'

const SPACING_PX = 29
const ROUNDING_PX = 1e-6

const bags = fc
  .array(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 24 })
  .map((carries) => carries.toSorted((a, b) => b - a))
const sizes = fc.record({
  widthPx: fc.integer({ min: 270, max: 700 }),
  roomPx: fc.constantFrom(0, 300, 600),
})

describe('the compact ladder', () => {
  it('sets labels at least 29 px apart inside the drawing, in the order of the carries', () => {
    fc.assert(
      fc.property(bags, sizes, (carries, size) => {
        const { heightPx, rungs } = compactGeometry(carries, size)
        const labels = rungs.map(({ labelYPx }) => labelYPx)
        const apart = labels.slice(1).map((label, index) => label - (labels[index] ?? 0))
        expect(Math.min(Infinity, ...apart)).toBeGreaterThanOrEqual(SPACING_PX - ROUNDING_PX)
        expect(labels[0]).toBeGreaterThanOrEqual(10)
        expect(labels.at(-1)).toBeLessThanOrEqual(heightPx - 10)
      }),
    )
  })

  it('is as high as asked for or as its clubs need, so that its place can be kept', () => {
    fc.assert(
      fc.property(bags, sizes, (carries, size) => {
        const { heightPx } = compactGeometry(carries, size)
        expect(heightPx).toBe(Math.max(size.roomPx, compactHeightPx(carries.length)))
      }),
    )
    expect(compactHeightPx(9)).toBeLessThanOrEqual(300)
  })

  it('draws every club at its true distance: equal yards are equal heights', () => {
    const { rungs } = compactGeometry([200, 150, 140, 100], { widthPx: 358, roomPx: 300 })
    const [driver = 0, wood = 0, iron = 0, wedge = 0] = rungs.map(({ yPx }) => yPx)
    expect((wood - driver) / (wedge - driver)).toBeCloseTo(0.5)
    expect((iron - wood) / (wedge - driver)).toBeCloseTo(0.1)
  })

  it('keeps names, fairway, numbers and marks clear of each other on every phone', () => {
    for (const widthPx of [288, 328, 343, 358, 398]) {
      const { nameEndPx, numeralPx, markPx, ground, nameFontPx, scale } = compactGeometry([200, 100], {
        widthPx,
        roomPx: 300,
      })
      expect(nameEndPx - 6.5 * nameFontPx).toBeGreaterThanOrEqual(-1)
      expect(ground.halfWidthPx).toBeGreaterThanOrEqual(25)
      expect(numeralPx + 66 * scale).toBeLessThanOrEqual(markPx - 13 * scale)
    }
  })
})
