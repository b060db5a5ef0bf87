import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLUB_MEASURES, isClubMeasure, steppedMeasure } from './club-measures.ts'

describe('what can be said of a club', () => {
  it('BAG-17 is a loft greater than 0 and at most 90', () => {
    for (const loftDeg of [0.5, 10.5, 10.2, 90]) expect(isClubMeasure('loft', loftDeg)).toBe(true)
    for (const loftDeg of [0, -1, 90.5, Number.NaN, Infinity]) expect(isClubMeasure('loft', loftDeg)).toBe(false)
  })

  it('is a lie from 40 to 90 degrees and a length from 20 to 60 inches', () => {
    expect([39.5, 40, 90, 90.5].map((lieDeg) => isClubMeasure('lie', lieDeg))).toEqual([false, true, true, false])
    expect([19.75, 20, 60, 60.25].map((lengthInches) => isClubMeasure('length', lengthInches))).toEqual([
      false,
      true,
      true,
      false,
    ])
  })
})

describe('a step', () => {
  it('BAG-16 changes a loft by half a degree', () => {
    expect(steppedMeasure('loft', 46, 'up')).toBe(46.5)
    expect(steppedMeasure('loft', 46, 'down')).toBe(45.5)
  })

  it('goes to the next half degree from a loft between two of them', () => {
    expect(steppedMeasure('loft', 10.2, 'up')).toBe(10.5)
    expect(steppedMeasure('loft', 10.2, 'down')).toBe(10)
  })

  it('never leaves the limits', () => {
    const anyNumber = fc.double({ min: -10, max: 120, noNaN: true })
    const holds = (measure: (typeof CLUB_MEASURES)[number], number: number, direction: 'up' | 'down') => {
      expect(isClubMeasure(measure, steppedMeasure(measure, number, direction))).toBe(true)
    }
    fc.assert(fc.property(fc.constantFrom(...CLUB_MEASURES), anyNumber, fc.constantFrom('up', 'down'), holds), {
      numRuns: 200,
      seed: 60,
    })
  })
})
