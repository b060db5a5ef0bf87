import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isInRange, readNumberWithin, readTypedNumber } from './typed-number.ts'

describe('a typed number', () => {
  it('is read with a comma or a point, a hyphen or a minus, and its unit behind it', () => {
    for (const text of ['7.5', '7,5', ' 7,5 mph', '7.5MPH']) expect(readTypedNumber(text, 'mph'), text).toBe(7.5)
    for (const text of ['-4', '−4', '−4 °F', '-4F']) expect(readTypedNumber(text, '°F'), text).toBe(-4)
    for (const text of ['', '-', 'gale', '7 ft', '1e1', '٣']) expect(readTypedNumber(text, 'mph'), text).toBeUndefined()
  })

  it('stands apart in thousands when three digits follow the sign', () => {
    for (const text of ['5,280', '5.280', '5 280', '5’280 ft']) expect(readTypedNumber(text, 'ft'), text).toBe(5280)
    expect(readTypedNumber('5,28', 'ft')).toBe(5.28)
  })

  it('reads back as it was written, whatever number it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 99_999 }), (number) => {
        expect(readTypedNumber(String(number), 'ft')).toBe(number)
      }),
    )
  })

  it('is in range at both ends and not beyond them', () => {
    const range = { from: 0, to: 60 }
    expect([-0.1, 0, 60, 60.1].map((number) => isInRange(number, range))).toEqual([false, true, true, false])
  })
})

describe('a typed number within limits', () => {
  const ENDS = { min: -10, max: 160 }

  it('reads numbers with point or comma, plus or minus', () => {
    expect(['95', '95.5', '95,5', '+3', '-1.5', '−1.5', ' 9 '].map((text) => readNumberWithin(text, ENDS))).toEqual([
      95, 95.5, 95.5, 3, -1.5, -1.5, 9,
    ])
  })

  it('reads nothing into words, half-typed numbers and numbers beyond the ends', () => {
    const texts = ['fast', '95 mph', '95.', '.', '-', '1e2', '1,000', '161', '-11', 'Infinity']
    expect(texts.map((text) => readNumberWithin(text, ENDS))).toEqual(Array(texts.length).fill(undefined))
  })

  it('knows no minus zero', () => {
    expect(Object.is(readNumberWithin('-0', ENDS), 0)).toBe(true)
  })
})
