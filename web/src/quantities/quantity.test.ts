import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PROFILE_LIMITS } from '@bagwise/golf/golfer'
import { TYPED_RANGES, readTypedNumber } from './typed-number.ts'
import {
  fieldTextOf,
  quantityText,
  shownAs,
  shownRangeOf,
  storedFrom,
  typedUnitFor,
  unitFor,
  unitWordsFor,
} from './quantity.ts'
import type { Quantity } from './quantity.ts'

const RANGES = {
  speed: { from: 0, to: 160 },
  temperature: TYPED_RANGES.temperatureF,
  rise: { from: 0, to: 14_500 },
  pressure: { from: 25, to: 33 },
  weight: { from: PROFILE_LIMITS.weight.min, to: PROFILE_LIMITS.weight.max },
  length: { from: 20, to: 107 },
} as const satisfies Record<Quantity, { from: number; to: number }>
const QUANTITIES = Object.keys(RANGES) as Quantity[]

describe('a quantity in US units and in metric ones', () => {
  it('is read with its unit', () => {
    expect(QUANTITIES.map((quantity) => unitFor(quantity, 'yards'))).toEqual(['mph', '°F', 'ft', 'in', 'lb', 'in'])
    expect(QUANTITIES.map((quantity) => unitFor(quantity, 'metres'))).toEqual(['km/h', '°C', 'm', 'hPa', 'kg', 'cm'])
    expect(unitWordsFor('speed', 'metres')).toBe('kilometers per hour')
    expect(quantityText('temperature', 64, 'yards')).toBe('64°F')
    expect(quantityText('temperature', 14, 'metres')).toBe('−10°C')
    expect(quantityText('temperature', 31.9, 'metres')).toBe('0°C')
    expect(quantityText('speed', 11, 'metres')).toBe('18 km/h')
    expect(quantityText('pressure', 29.9, 'yards')).toBe('29.90 in')
    expect(quantityText('pressure', 29.92, 'metres')).toBe('1,013 hPa')
    expect(quantityText('weight', 180, 'metres')).toBe('82 kg')
    expect(quantityText('length', 45.5, 'yards')).toBe('45.5 in')
    expect(quantityText('length', 45.5, 'metres')).toBe('115.6 cm')
    expect(quantityText('length', 70, 'metres', 0)).toBe('178 cm')
  })

  it('OPN-27 keeps what is stored to the last digit when what is shown comes back untouched', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...QUANTITIES),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom('yards' as const, 'metres' as const),
        (quantity, share, units) => {
          const { from, to } = RANGES[quantity]
          const stored = Number((from + share * (to - from)).toFixed(6))
          const shown = readTypedNumber(fieldTextOf(quantity, stored, units), typedUnitFor(quantity, units))
          expect(storedFrom(quantity, shown ?? Number.NaN, units, stored)).toBe(stored)
        },
      ),
    )
  })

  it('shows again what was typed, in either unit', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...QUANTITIES),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.constantFrom('yards' as const, 'metres' as const),
        (quantity, share, units) => {
          const { from, to } = shownRangeOf(quantity, RANGES[quantity], units)
          const typed = Math.round(from + share * (to - from))
          const stored = storedFrom(quantity, typed, units)
          expect(shownAs(quantity, stored, units)).toBe(typed)
          expect(stored).toBeGreaterThanOrEqual(RANGES[quantity].from - 0.01)
          expect(stored).toBeLessThanOrEqual(RANGES[quantity].to + 0.01)
        },
      ),
    )
  })

  it('OPN-28 keeps a typed metric number to a tenth of the stored unit, whole or with a decimal', () => {
    const exact = {
      speed: 1 / 1.609344,
      temperature: 1.8,
      rise: 1 / 0.3048,
      pressure: 100 / 3386.389,
      weight: 1 / 0.45359237,
      length: 1 / 2.54,
    }
    fc.assert(
      fc.property(fc.constantFrom(...QUANTITIES), fc.double({ min: 0, max: 1, noNaN: true }), (quantity, share) => {
        const { from, to } = shownRangeOf(quantity, RANGES[quantity], 'metres')
        const typed = (Math.round((from + share * (to - from)) * 10) / 10).toString()
        const shown = readTypedNumber(typed, typedUnitFor(quantity, 'metres')) ?? Number.NaN
        const stored = Number(typed) * exact[quantity] + (quantity === 'temperature' ? 32 : 0)
        expect(Math.abs(storedFrom(quantity, shown, 'metres') - stored)).toBeLessThan(0.05)
      }),
    )
  })

  it('takes only numbers that can be stored', () => {
    expect(shownRangeOf('temperature', TYPED_RANGES.temperatureF, 'metres')).toEqual({ from: -40, to: 54 })
    expect(shownRangeOf('speed', TYPED_RANGES.windSpeedMph, 'metres')).toEqual({ from: 0, to: 96 })
    expect(shownRangeOf('weight', { from: 50, to: 600 }, 'metres')).toEqual({ from: 23, to: 272 })
    expect(shownRangeOf('weight', { from: 50, to: 600 }, 'yards')).toEqual({ from: 50, to: 600 })
  })
})
