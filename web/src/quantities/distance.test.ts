import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UNITS } from '@bagwise/golf/golfer'
import {
  carryHint,
  readTypedCarry,
  shownDistance,
  shownGap,
  unitShort,
  unitWord,
  unitWords,
  yardsFromShown,
} from './distance.ts'

const anyUnits = fc.constantFrom(...UNITS)
const anyCarryYards = fc.integer({ min: 1, max: 400 })

describe('shownDistance', () => {
  it('is the number itself in yards and the nearest whole metre in metres', () => {
    expect(shownDistance(204, 'yards')).toBe(204)
    expect(shownDistance(204, 'metres')).toBe(187)
    expect(shownDistance(132, 'metres')).toBe(121)
    expect(shownDistance(90, 'metres')).toBe(82)
  })

  it('DAT-26 comes back as the same number after it was typed again, in either units', () => {
    fc.assert(
      fc.property(anyCarryYards, anyUnits, (yards, units) => {
        const shown = shownDistance(yards, units)
        expect(shownDistance(yardsFromShown(shown, units), units)).toBe(shown)
      }),
    )
  })

  it('never puts a shorter carry above a longer one', () => {
    fc.assert(
      fc.property(anyCarryYards, anyCarryYards, anyUnits, (a, b, units) => {
        expect(shownDistance(Math.max(a, b), units)).toBeGreaterThanOrEqual(shownDistance(Math.min(a, b), units))
      }),
    )
  })
})

it('shows the gap that the golfer gets by subtracting the two numbers shown', () => {
  expect(shownGap({ longerYards: 204, shorterYards: 132 }, 'yards')).toBe(72)
  expect(shownGap({ longerYards: 204, shorterYards: 132 }, 'metres')).toBe(187 - 121)
})

it('names the units for badges, single gaps and readers', () => {
  expect(UNITS.map(unitShort)).toEqual(['yd', 'm'])
  expect(UNITS.map(unitWord)).toEqual(['yard', 'meter'])
  expect(UNITS.map(unitWords)).toEqual(['yards', 'meters'])
})

describe('readTypedCarry', () => {
  it.each([
    ['204', 'yards', 204],
    [' 204 ', 'yards', 204],
    ['+204', 'yards', 204],
    ['204.0', 'yards', 204],
    ['204 yd', 'yards', 204],
    ['204yards', 'yards', 204],
    ['\uFF12\uFF10\uFF14', 'yards', 204],
    ['187 m', 'metres', 205],
    ['1', 'yards', 1],
    ['400', 'yards', 400],
    ['187', 'metres', 205],
    ['1', 'metres', 1],
    ['366', 'metres', 400],
  ] as const)('reads %j in %s as %i yards', (typed, units, carryYards) => {
    expect(readTypedCarry(typed, units)).toEqual({ carryYards })
  })

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['far', 'not-a-number'],
    ['2e2', 'not-a-number'],
    ['0x10', 'not-a-number'],
    ['.', 'not-a-number'],
    ['1 30', 'not-a-number'],
    ['Infinity', 'not-a-number'],
    ['187 m', 'not-a-number'],
    ['130.5', 'not-whole'],
    ['130,5', 'not-whole'],
    ['.5', 'not-whole'],
    ['0', 'out-of-range'],
    ['-130', 'out-of-range'],
    ['401', 'out-of-range'],
    ['1,000', 'out-of-range'],
    ['1.000', 'out-of-range'],
  ] as const)('cannot store %j: %s', (typed, problem) => {
    expect(readTypedCarry(typed, 'yards')).toEqual({ problem })
  })

  it('ends at 400 yards in metres too', () => {
    expect(readTypedCarry('367', 'metres')).toEqual({ problem: 'out-of-range' })
  })

  it('DAT-26 keeps the exact yards of the number that stands when it is confirmed', () => {
    expect(readTypedCarry('187', 'metres')).toEqual({ carryYards: 205 })
    expect(readTypedCarry('187', 'metres', 204)).toEqual({ carryYards: 204 })
    expect(readTypedCarry('188', 'metres', 204)).toEqual({ carryYards: 206 })
    fc.assert(
      fc.property(anyCarryYards, anyUnits, (yards, units) => {
        expect(readTypedCarry(String(shownDistance(yards, units)), units, yards)).toEqual({ carryYards: yards })
      }),
    )
  })

  it('reads any text as whole yards from 1 to 400 or not at all', () => {
    const anyText = fc.oneof(fc.string(), fc.stringMatching(/^[-+]?[\d.,]{1,5}$/), fc.integer().map(String))
    fc.assert(
      fc.property(anyText, anyUnits, (typed, units) => {
        const read = readTypedCarry(typed, units)
        if ('problem' in read) return
        expect(Number.isInteger(read.carryYards)).toBe(true)
        expect(read.carryYards).toBeGreaterThanOrEqual(1)
        expect(read.carryYards).toBeLessThanOrEqual(400)
      }),
      { numRuns: 300 },
    )
  })
})

it('says in the golfer’s units what can be typed', () => {
  expect(carryHint('yards')).toBe('Type a whole number from 1 to 400 yards.')
  expect(carryHint('metres')).toBe('Type a whole number from 1 to 366 meters.')
})
