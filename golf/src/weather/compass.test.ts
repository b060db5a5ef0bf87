import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COMPASS_POINTS, compassPointAt, degFromCompassPoint } from './compass.ts'

describe('compass points', () => {
  it.each([
    [0, 'N'],
    [11.2, 'N'],
    [11.3, 'NNE'],
    [90, 'E'],
    [180, 'S'],
    [225, 'SW'],
    [348.7, 'NNW'],
    [348.8, 'N'],
    [360, 'N'],
    [-45, 'NW'],
    [765, 'NE'],
  ])('%s degrees is %s', (directionDeg, point) => {
    expect(compassPointAt(directionDeg)).toBe(point)
  })

  it('come back from their degrees', () => {
    for (const point of COMPASS_POINTS) expect(compassPointAt(degFromCompassPoint(point))).toBe(point)
  })

  it('are never more than half a point away from the direction', () => {
    fc.assert(
      fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (directionDeg) => {
        const offDeg = Math.abs(directionDeg - degFromCompassPoint(compassPointAt(directionDeg))) % 360
        expect(Math.min(offDeg, 360 - offDeg)).toBeLessThanOrEqual(11.25 + 1e-9)
      }),
    )
  })
})
