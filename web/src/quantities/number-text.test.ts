import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { readTypedMeasure } from './club-measure.ts'
import { fieldText, localeOf, numberText, percentText } from './number-text.ts'

/** Points and commas, thousands apart by a point, a comma, a thin space, an apostrophe or not at all, and other digits. */
const LOCALES = ['en-GB', 'en-US', 'de-DE', 'de-CH', 'fr-FR', 'es-ES', 'sv-SE', 'hi-IN', 'ar-EG', 'fa-IR']

describe('what is read', () => {
  it('writes numbers the way of the reader', () => {
    expect([1299.5, 0.25, -7].map((number) => numberText(number, undefined, 'de-DE'))).toEqual([
      '1.299,5',
      '0,25',
      '−7',
    ])
    expect(numberText(72, 1, 'de-DE')).toBe('72,0')
    expect(numberText(72, 1, 'en-US')).toBe('72.0')
    expect([percentText(85, 'de-DE'), percentText(85, 'en-US')]).toEqual(['85\u00a0%', '85%'])
  })

  it('has digits that fields can read, and a true minus, for every reader', () => {
    for (const locale of LOCALES) expect(numberText(-10.5, undefined, locale)).toMatch(/^−10[.,]5$/)
  })

  it('is written for English readers as their browser would write it', () => {
    const english = fc.constantFrom('en', 'en-GB', 'en-US', 'en-CA', 'en-AU', 'en-NZ', 'en-IE')
    const number = fc.oneof(
      fc.double({ min: 0, max: 2000, noNaN: true }),
      fc.integer({ min: 0, max: 400_000 }).map((n) => n / 200),
    )
    fc.assert(
      fc.property(english, number, fc.constantFrom(undefined, 0, 1, 2), (locale, shown, decimalCount) => {
        const decimals = { minimumFractionDigits: decimalCount ?? 0, maximumFractionDigits: decimalCount ?? 3 }
        expect(numberText(shown, decimalCount, locale)).toBe(new Intl.NumberFormat(locale, decimals).format(shown))
      }),
      { numRuns: 2000 },
    )
    fc.assert(
      fc.property(english, fc.integer({ min: -5, max: 1200 }), (locale, percent) => {
        const form = new Intl.NumberFormat(locale, { style: 'percent' })
        expect(percentText(percent, locale)).toBe(form.format(percent / 100))
      }),
    )
  })

  it('is American where the browser names no language', () => {
    expect(['de-CH', 'zh-Hant-TW', 'en-US'].map(localeOf)).toEqual(['de-CH', 'zh-Hant-TW', 'en-US'])
    expect(['en-US@posix', 'C', 'de-1', ''].map(localeOf)).toEqual(['en-US', 'en-US', 'en-US', 'en-US'])
  })

  it('has no minus before a number that is shown as nothing', () => {
    expect(numberText(-0.04, 1)).toBe('0.0')
  })
})

describe('what stands in a field', () => {
  it('has nothing between thousands', () => {
    expect([fieldText(5280.5, 'de-DE'), fieldText(5280.5, 'en-US'), fieldText(-1.5, 'sv-SE')]).toEqual([
      '5280,5',
      '5280.5',
      '-1,5',
    ])
  })

  it('is what Intl writes, also where Intl is not asked', () => {
    const asIntl = new Intl.NumberFormat('en-US', { useGrouping: false, maximumFractionDigits: 20 })
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 }), (number) => {
        const sign = number < 0 ? '-' : ''
        expect(fieldText(number, 'en-US')).toBe(sign + asIntl.format(Math.abs(number)))
      }),
      { examples: [[1.0000000000000002e-6], [5e-324], [-0]] },
    )
  })

  it('is read as the number that it was written from, by every reader', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCALES), fc.integer({ min: 1, max: 90_000 }), (locale, thousandthsDeg) => {
        const loftDeg = thousandthsDeg / 1000
        expect(readTypedMeasure(fieldText(loftDeg, locale), 'loft', { locale })).toBe(loftDeg)
      }),
    )
  })
})
