import { expect, it } from 'vitest'
import { findRangeProblem } from './physical-range.ts'

it('finds nothing wrong with numbers within their ranges, the ends among them', () => {
  expect(findRangeProblem({})).toBeUndefined()
  expect(findRangeProblem({ humidity: 0, ballSpeedMph: 15, windSpeedMph: 60 })).toBeUndefined()
  expect(findRangeProblem({ humidity: 1, ballSpeedMph: 230, windSpeedMph: 0 })).toBeUndefined()
})

it('does not look at what was not given', () => {
  expect(findRangeProblem({ temperatureF: undefined, carryYards: 150 })).toBeUndefined()
})

it('names the first value outside its range, and the range', () => {
  expect(findRangeProblem({ humidity: 50 })).toEqual({ problem: 'humidity-out-of-range', from: 0, to: 1 })
  expect(findRangeProblem({ carryYards: 0, windSpeedMph: 61, temperatureF: 131 })).toEqual({
    problem: 'temperature-out-of-range',
    from: -40,
    to: 130,
  })
})

it.each([Number.NaN, Infinity, -Infinity])('takes %d for outside of every range', (carryYards) => {
  expect(findRangeProblem({ carryYards })).toEqual({ problem: 'carry-out-of-range', from: 1, to: 500 })
})
