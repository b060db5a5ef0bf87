import fc from 'fast-check'
import { expect, it } from 'vitest'
import { trendGeometry } from './trend-geometry.ts'
import type { HandicapEntry } from './trend-geometry.ts'

const entries = (...handicaps: readonly number[]): readonly HandicapEntry[] =>
  handicaps.map((handicap, index) => ({ date: `2026-02-${String(index + 1).padStart(2, '0')}`, handicap }))

it('stands upside down: the lower handicap is higher up', () => {
  const [worse, better, worst] = trendGeometry(entries(18, 12.4, 20), 300).points
  expect(better?.yPx).toBeLessThan(worse?.yPx ?? 0)
  expect(worst?.yPx).toBeGreaterThan(worse?.yPx ?? 0)
})

it('leaves a small change small', () => {
  const [first, second] = trendGeometry(entries(18, 17.8), 300).points
  expect(Math.abs((first?.yPx ?? 0) - (second?.yPx ?? 0))).toBeLessThan(10)
})

it('shows the latest entries where there is no room for all', () => {
  const many = entries(...Array.from({ length: 28 }, (_, index) => 28 - index))
  const narrow = trendGeometry(many, 260)
  expect(narrow.points.length).toBeLessThan(many.length)
  expect(narrow.points.map(({ entry }) => entry)).toEqual(many.slice(-narrow.points.length))
  expect(trendGeometry(many, 1200).points).toHaveLength(many.length)
})

it('keeps everything within the picture, the latest three on the band, and at most three whole guides', () => {
  const handicap = fc.integer({ min: -100, max: 540 }).map((tenths) => tenths / 10)
  fc.assert(
    fc.property(
      fc.array(handicap, { minLength: 2, maxLength: 28 }),
      fc.integer({ min: 230, max: 700 }),
      (handicaps, widthPx) => {
        const { points, guides, band, heightPx } = trendGeometry(entries(...handicaps), widthPx)
        for (const { xPx, yPx } of points) {
          expect(xPx).toBeGreaterThan(0)
          expect(xPx).toBeLessThan(widthPx)
          expect(yPx).toBeGreaterThan(0)
          expect(yPx).toBeLessThan(heightPx)
        }
        const onBand = points.filter(({ xPx }) => xPx >= band.xPx)
        expect(onBand).toHaveLength(Math.min(3, points.length))
        expect(band.xPx + band.widthPx).toBe(widthPx)
        expect(guides.length).toBeLessThanOrEqual(3)
        for (const guide of guides) {
          expect(Number.isInteger(guide.handicap)).toBe(true)
          expect(guide.yPx).toBeGreaterThanOrEqual(39)
          expect(guide.yPx).toBeLessThan(heightPx)
        }
      },
    ),
    { seed: 61 },
  )
})
