import fc from 'fast-check'
import { expect, it } from 'vitest'
import { solveRising } from './solve-rising.ts'

const question = { tolerance: 1e-6, low: 0, high: 100, guess: 20, slope: 1 }

it('finds the input of a straight line at once, and of a bent one', () => {
  expect(solveRising({ ...question, valueAt: (x) => 3 * x + 5, wanted: 125 })).toMatchObject({ input: 40 })
  const root = solveRising({ ...question, valueAt: (x) => x ** 3, wanted: 27_000 })
  if (typeof root === 'string') throw new Error(root)
  expect(root.input).toBeCloseTo(30, 6)
})

it('finds the ends of the range', () => {
  expect(solveRising({ ...question, valueAt: (x) => x, wanted: 0 })).toEqual({ input: 0, value: 0 })
  expect(solveRising({ ...question, valueAt: (x) => x, wanted: 100 })).toEqual({ input: 100, value: 100 })
})

it('says below and above when the range does not hold the answer', () => {
  expect(solveRising({ ...question, valueAt: (x) => x, wanted: -1 })).toBe('below')
  expect(solveRising({ ...question, valueAt: (x) => x, wanted: 101 })).toBe('above')
  expect(solveRising({ ...question, valueAt: () => -Infinity, wanted: 50 })).toBe('above')
})

it('starts from the nearest end when the guess lies outside the range', () => {
  expect(solveRising({ ...question, guess: -500, valueAt: (x) => x, wanted: 60 })).toMatchObject({ input: 60 })
  expect(solveRising({ ...question, guess: 900, valueAt: (x) => x, wanted: 60 })).toMatchObject({ input: 60 })
})

it('takes the far side of a leap over the wanted value', () => {
  const leap = solveRising({ ...question, valueAt: (x) => (x < 37 ? -Infinity : x + 50), wanted: 60 })
  if (typeof leap === 'string') throw new Error(leap)
  expect(leap.input).toBeCloseTo(37, 9)
  expect(leap.value).toBeCloseTo(87, 9)
})

it('does not creep along a curve that is flat at first', () => {
  const valueAt = (input: number) => 10 * (input / 100) ** 2.6
  const solved = solveRising({ ...question, guess: 0.018, valueAt, wanted: valueAt(0.644) })
  if (typeof solved === 'string') throw new Error(solved)
  expect(Math.abs(solved.value - valueAt(0.644))).toBeLessThanOrEqual(question.tolerance)
})

it('finds any value of any rising curve', () => {
  const anyCurve = fc.record({
    power: fc.double({ min: 0.5, max: 5, noNaN: true }),
    factor: fc.double({ min: 0.1, max: 10, noNaN: true }),
    wantedInput: fc.double({ min: 0.1, max: 100, noNaN: true }),
    guess: fc.double({ min: 0, max: 100, noNaN: true }),
    slope: fc.double({ min: 0.1, max: 10, noNaN: true }),
  })
  fc.assert(
    fc.property(anyCurve, ({ power, factor, wantedInput, guess, slope }) => {
      const valueAt = (input: number) => factor * (input / 100) ** power * 100
      const solved = solveRising({ ...question, guess, slope, valueAt, wanted: valueAt(wantedInput) })
      if (typeof solved === 'string') throw new Error(solved)
      expect(Math.abs(solved.value - valueAt(wantedInput))).toBeLessThanOrEqual(question.tolerance)
    }),
    { numRuns: 5000 },
  )
})
