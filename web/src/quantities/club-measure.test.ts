import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BagClubFields } from '@bagwise/contract/profile-fields'
import { CLUB_MEASURES } from '@bagwise/golf/club-measures'
import { measureHint, readTypedMeasure } from './club-measure.ts'

describe('readTypedMeasure', () => {
  it.each([
    ['10.5', 10.5],
    [' 10.5 ', 10.5],
    ['10,5', 10.5],
    ['10.5°', 10.5],
    ['46 degrees', 46],
    ['.5', 0.5],
    ['90', 90],
    ['10.2', 10.2],
  ])('BAG-17 reads the loft %j', (typed, loftDeg) => {
    expect(readTypedMeasure(typed, 'loft')).toBe(loftDeg)
  })

  it.each(['', ' ', '0', '-10', '90.5', '1,000', '1e1', 'high', '10.5.5', 'NaN', 'Infinity'])(
    'BAG-17 cannot store the loft %j',
    (typed) => {
      expect(readTypedMeasure(typed, 'loft')).toBeUndefined()
    },
  )

  it('reads a length with its unit', () => {
    expect(readTypedMeasure('35.25 in', 'length')).toBe(35.25)
    expect(readTypedMeasure('45.5"', 'length')).toBe(45.5)
  })

  it('reads a length in centimeters, and leaves one that reads as before as it is', () => {
    expect(readTypedMeasure('115.6 cm', 'length', { units: 'metres' })).toBe(45.51)
    expect(readTypedMeasure('115.6', 'length', { units: 'metres', standing: 45.5 })).toBe(45.5)
    expect(readTypedMeasure('45.5', 'length', { units: 'metres' })).toBeUndefined()
  })

  it('never reads a number that the server would refuse, and every one that it takes', () => {
    const anyNumber = fc.double({ min: -5, max: 100, noNaN: true }).map((number) => Math.round(number * 100) / 100)
    fc.assert(
      fc.property(fc.constantFrom(...CLUB_MEASURES), anyNumber, (measure, number) => {
        const read = readTypedMeasure(String(number), measure)
        expect(read !== undefined).toBe(BagClubFields[measure].safeParse(number).success)
      }),
      { numRuns: 300, seed: 90 },
    )
  })
})

it('says what can be typed', () => {
  expect(measureHint('loft', 'yards')).toBe('Type a number greater than 0 and at most 90 degrees.')
  expect(measureHint('lie', 'metres')).toBe('Type a number from 40 to 90 degrees.')
  expect(measureHint('length', 'yards')).toBe('Type a number from 20 to 60 inches.')
  expect(measureHint('length', 'metres')).toBe('Type a number from 51 to 152 centimeters.')
})
