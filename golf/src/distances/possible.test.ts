import fc from 'fast-check'
import { expect, it } from 'vitest'
import { heldWithin, leastYards, mostDriveYards, mostYards, speedOfMostDrive } from './possible.ts'

/** Longest carries in yards at 20, 30 … 140 mph. */
const LONGEST_YARDS = [12, 28, 51, 79, 110, 142, 175, 208, 240, 270, 299, 326, 352] as const

it('ONE-01 drives 12 yards at 20 mph to 352 at 140, rising between, and reads each carry back as its speed', () => {
  for (const [row, yards] of LONGEST_YARDS.entries()) {
    const mph = 20 + 10 * row
    expect(Math.abs(mostDriveYards(mph) - yards), `${mph} mph`).toBeLessThanOrEqual(1)
    expect(Math.abs(speedOfMostDrive(yards) - mph), `${yards} yards`).toBeLessThanOrEqual(0.5)
  }
  fc.assert(
    fc.property(
      fc.double({ min: 20, max: 140, noNaN: true }),
      fc.double({ min: 0.01, max: 20, noNaN: true }),
      (mph, moreMph) => {
        expect(mostDriveYards(mph + moreMph)).toBeGreaterThan(mostDriveYards(mph))
        expect(Math.abs(speedOfMostDrive(mostDriveYards(mph)) - mph)).toBeLessThanOrEqual(0.5)
      },
    ),
    { numRuns: 300 },
  )
})

it('has a longest drive and a speed for any number', () => {
  expect(mostDriveYards(0)).toBe(1)
  expect(mostDriveYards(150)).toBe(378)
  expect([0, 1_000].map(speedOfMostDrive)).toEqual([20, 140])
})

it('lets no club go farther than a driver, and a shorter one less far', () => {
  const carries = (['driver', '3-wood', '7-iron', 'lw'] as const).map((club) =>
    Math.round(mostYards({ club, mph: 100 })),
  )
  expect(carries).toEqual([240, 236, 164, 77])
})

it('holds a carry between 0.40 of the 7-iron, at least 5 yards, and the most', () => {
  expect([145, 40, 10].map(leastYards)).toEqual([58, 16, 5])
  const limits = { leastYards: 58, mostYards: 240 }
  expect([9, 150, 260].map((carryYards) => heldWithin(carryYards, limits))).toEqual([58, 150, 240])
  expect(heldWithin(50, { leastYards: 60, mostYards: 40 })).toBe(60)
})
