import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Launch } from './physics/fly.ts'
import type { Delivery } from './launch-from-delivery.ts'
import { launchFromDelivery } from './launch-from-delivery.ts'
import { simulateFlight } from './trajectory.ts'

function launchOf(delivery: Delivery): Launch {
  const launch = launchFromDelivery(delivery)
  if ('problem' in launch) throw new Error(`${launch.problem}: ${JSON.stringify(delivery)}`)
  return launch
}

function carryYardsOf(delivery: Delivery): number {
  const flight = simulateFlight(launchOf(delivery))
  if ('problem' in flight) throw new Error(flight.problem)
  return flight.carryYards
}

/** The dynamic loft with the longest carry, to a tenth of a degree. */
function bestDynamicLoftDeg({ clubSpeedMph, attackDeg }: Omit<Delivery, 'dynamicLoftDeg'>): number {
  const loftsDeg = Array.from({ length: 221 }, (_, tenths) => 5 + tenths / 10)
  const carries = loftsDeg.map((dynamicLoftDeg) => carryYardsOf({ clubSpeedMph, dynamicLoftDeg, attackDeg }))
  return loftsDeg[carries.indexOf(Math.max(...carries))] ?? Number.NaN
}

it('strikes as the formulas say', () => {
  // Spin loft 0: all speed, no spin.
  expect(launchOf({ clubSpeedMph: 100, dynamicLoftDeg: 5, attackDeg: 5 })).toEqual({
    ballSpeedMph: expect.closeTo(150.5, 9),
    launchDeg: expect.closeTo(5, 9),
    spinRpm: 0,
  })
  // Spin loft 60: half the speed; sine of 60° is the root of 0.75.
  expect(launchOf({ clubSpeedMph: 100, dynamicLoftDeg: 60, attackDeg: 0 })).toEqual({
    ballSpeedMph: expect.closeTo(75.25, 9),
    launchDeg: expect.closeTo(52.5, 9),
    spinRpm: expect.closeTo(13_000 * Math.sqrt(0.75), 6),
  })
  // Spin loft 15.6, checked with a calculator.
  expect(launchOf({ clubSpeedMph: 93, dynamicLoftDeg: 14, attackDeg: -1.6 })).toEqual({
    ballSpeedMph: expect.closeTo(134.81, 2),
    launchDeg: expect.closeTo(12.05, 9),
    spinRpm: expect.closeTo(3251.2, 0),
  })
})

it('launches higher and spins more with more loft, and spins less with more upward attack', () => {
  const anyDrive = fc.record({
    clubSpeedMph: fc.double({ min: 60, max: 140, noNaN: true }),
    dynamicLoftDeg: fc.double({ min: 8, max: 25, noNaN: true }),
    attackDeg: fc.double({ min: -7, max: 7, noNaN: true }),
  })
  fc.assert(
    fc.property(anyDrive, (delivery) => {
      const launch = launchOf(delivery)
      const lofted = launchOf({ ...delivery, dynamicLoftDeg: delivery.dynamicLoftDeg + 1 })
      const upward = launchOf({ ...delivery, attackDeg: delivery.attackDeg + 1 })
      const faster = launchOf({ ...delivery, clubSpeedMph: delivery.clubSpeedMph + 1 })
      expect(lofted.launchDeg).toBeGreaterThan(launch.launchDeg)
      expect(lofted.spinRpm).toBeGreaterThan(launch.spinRpm)
      expect(lofted.ballSpeedMph).toBeLessThan(launch.ballSpeedMph)
      expect(upward.launchDeg).toBeGreaterThan(launch.launchDeg)
      expect(upward.spinRpm).toBeLessThan(launch.spinRpm)
      expect(faster.ballSpeedMph).toBeGreaterThan(launch.ballSpeedMph)
      expect(faster.launchDeg).toBe(launch.launchDeg)
    }),
  )
})

it.each([
  [75, 18.6],
  [90, 15.3],
  [100, 13.8],
  [120, 10.6],
])('carries farthest at %i mph with about %d° of dynamic loft on a level attack', (clubSpeedMph, publishedDeg) => {
  const bestDeg = bestDynamicLoftDeg({ clubSpeedMph, attackDeg: 0 })
  expect(Math.abs(bestDeg - publishedDeg)).toBeLessThanOrEqual(1)
})

it('wants less loft the faster the club', () => {
  const bestDeg = [75, 90, 105, 120].map((clubSpeedMph) => bestDynamicLoftDeg({ clubSpeedMph, attackDeg: 0 }))
  expect(bestDeg).toEqual(bestDeg.toSorted((a, b) => b - a))
})

it.each([90, 100, 110, 120])('wants 2 to 4° more loft at %i mph when the attack is 5° upward', (clubSpeedMph) => {
  const moreDeg =
    bestDynamicLoftDeg({ clubSpeedMph, attackDeg: 5 }) - bestDynamicLoftDeg({ clubSpeedMph, attackDeg: 0 })
  expect(moreDeg).toBeGreaterThanOrEqual(1.95)
  expect(moreDeg).toBeLessThanOrEqual(4.05)
})

it('carries farther on an upward attack with the best loft for it', () => {
  for (const clubSpeedMph of [75, 90, 105, 120]) {
    const bestYards = [-5, 0, 5].map((attackDeg) =>
      carryYardsOf({ clubSpeedMph, attackDeg, dynamicLoftDeg: bestDynamicLoftDeg({ clubSpeedMph, attackDeg }) }),
    )
    expect(bestYards).toEqual(bestYards.toSorted((a, b) => a - b))
  }
})

it('names what is outside its range', () => {
  const drive = { clubSpeedMph: 95, dynamicLoftDeg: 14, attackDeg: 0 }
  const named = [
    ['clubSpeedMph', 'club-speed-out-of-range', 15, 155],
    ['dynamicLoftDeg', 'dynamic-loft-out-of-range', 0, 70],
    ['attackDeg', 'attack-out-of-range', -20, 20],
  ] as const
  for (const [input, problem, from, to] of named) {
    for (const wrong of [from - 0.01, to + 0.01, Number.NaN, Infinity, -Infinity]) {
      expect(launchFromDelivery({ ...drive, [input]: wrong })).toEqual({ problem, from, to })
    }
  }
})

it('names what is outside the range of a flight: a face turned down, a glancing blow', () => {
  expect(launchFromDelivery({ clubSpeedMph: 90, dynamicLoftDeg: 0, attackDeg: 5 })).toMatchObject({
    problem: 'spin-out-of-range',
  })
  expect(launchFromDelivery({ clubSpeedMph: 60, dynamicLoftDeg: 70, attackDeg: 0 })).toMatchObject({
    problem: 'launch-out-of-range',
  })
})

it('answers any delivery with a launch that flies, or a named problem', () => {
  const anyNumber = (min: number, max: number) =>
    fc.oneof(
      { weight: 20, arbitrary: fc.double({ min, max, noNaN: true }) },
      { weight: 1, arbitrary: fc.double() },
      { weight: 1, arbitrary: fc.constantFrom(Number.NaN, Infinity, -Infinity) },
    )
  const anyDelivery = fc.record({
    clubSpeedMph: anyNumber(10, 165),
    dynamicLoftDeg: anyNumber(-5, 75),
    attackDeg: anyNumber(-25, 25),
  })
  fc.assert(
    fc.property(anyDelivery, (delivery) => {
      const launch = launchFromDelivery(delivery)
      const isRefused = 'problem' in launch && launch.problem.endsWith('-out-of-range')
      expect(isRefused || !('problem' in launch || 'problem' in simulateFlight(launch))).toBe(true)
    }),
    { numRuns: 5000 },
  )
})
