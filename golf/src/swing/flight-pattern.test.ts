import { describe, expect, it } from 'vitest'
import { faceToPathDeg, IMPACTS, startDeg } from './flight-pattern.ts'
import type { FlightPattern } from './flight-pattern.ts'

const sides = (pattern: FlightPattern) => [
  Math.sign(startDeg(IMPACTS[pattern])),
  Math.sign(faceToPathDeg(IMPACTS[pattern])),
]

describe('the flight that face and path make', () => {
  it.each([
    ['straight', 0, 0],
    ['draw', 1, -1],
    ['fade', -1, 1],
    ['slice', 0, 1],
    ['hook', 0, -1],
    ['push', 1, 0],
    ['pull', -1, 0],
    ['push-slice', 1, 1],
    ['pull-hook', -1, -1],
  ] as const)('of a %s starts to side %d and curves to side %d', (pattern, start, curve) => {
    expect(sides(pattern)).toEqual([start, curve])
  })

  it('starts between path and face, closer to the face, as measured', () => {
    for (const impact of Object.values(IMPACTS)) {
      const { pathDeg, faceDeg } = impact
      expect(Math.abs(startDeg(impact) - faceDeg)).toBeLessThanOrEqual(Math.abs(startDeg(impact) - pathDeg))
    }
    expect(startDeg({ pathDeg: 0, faceDeg: 10 })).toBeGreaterThanOrEqual(6.1)
    expect(startDeg({ pathDeg: 0, faceDeg: 10 })).toBeLessThanOrEqual(8.3)
  })
})
