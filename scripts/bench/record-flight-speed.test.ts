import { expect, it } from 'vitest'
import { flightSpeedSource } from './record-flight-speed.ts'

it('keeps figures, budgets and peers with the version of Node, and of the machine only its share', () => {
  const source = flightSpeedSource(
    [
      { what: "a golfer's flight", value: 30.123, unit: 'µs', budget: 40, peer: 49 },
      { what: 'ratio', value: 71, unit: 'times' },
    ],
    '24.21.0',
  )
  expect(source).toBe(`/** Medians of \`npm run bench -- flight --record\`. */
export const FLIGHT_SPEED = {
  nodeVersion: '24.21.0',
  machine: 'one core of a shared two-core machine',
  figures: [
    {
      what: 'a golfer\\'s flight',
      value: 30.1,
      unit: 'µs',
      budget: 40,
      peer: 49,
    },
    {
      what: 'ratio',
      value: 71,
      unit: 'times',
      budget: undefined,
      peer: undefined,
    },
  ],
} as const
`)
})
