import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LAST_STEP_DEG, STEP_DEG, directionAfterKey, directionAt, placeOnDial, steppedDeg } from './dial-geometry.ts'

const HALF_PX = 100
const directions = fc.integer({ min: -720, max: 720 })
const RUNS = { seed: 20_266, numRuns: 200 }

describe('the wind dial', () => {
  it('has the wind come from where it is touched: the face at the top, the right at the right', () => {
    const touched = (rightPx: number, downPx: number) => directionAt({ rightPx, downPx }, HALF_PX)
    expect([touched(0, -90), touched(90, 0), touched(0, 90), touched(-90, 0), touched(50, -50)]).toEqual([
      0, 90, 180, 270, 45,
    ])
    expect(touched(5, 5)).toBeUndefined()
  })

  it('puts the handle where it would be touched for the same direction', () => {
    fc.assert(
      fc.property(directions, (fromDeg) => {
        expect(directionAt(placeOnDial(fromDeg, HALF_PX), HALF_PX)).toBe(steppedDeg(fromDeg))
      }),
      RUNS,
    )
  })

  it('turns by keys round and round, always to a whole step', () => {
    fc.assert(
      fc.property(directions, fc.constantFrom('ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown'), (fromDeg, key) => {
        const turnedDeg = directionAfterKey(key, fromDeg) ?? NaN
        expect(turnedDeg % STEP_DEG).toBe(0)
        expect(turnedDeg).toBeGreaterThanOrEqual(0)
        expect(turnedDeg).toBeLessThanOrEqual(LAST_STEP_DEG)
      }),
      RUNS,
    )
    expect(directionAfterKey('ArrowRight', LAST_STEP_DEG)).toBe(0)
    expect(directionAfterKey('ArrowLeft', 0)).toBe(LAST_STEP_DEG)
    expect([directionAfterKey('ArrowUp', 0), directionAfterKey('PageUp', 0), directionAfterKey('End', 0)]).toEqual([
      15, 45, 345,
    ])
    expect(directionAfterKey('Home', 100)).toBe(0)
  })

  it('leaves other keys alone', () => {
    expect(['Tab', 'a', 'Enter', 'Escape'].map((key) => directionAfterKey(key, 90))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
