import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isCarryYards } from '../distances/club-distance.ts'
import { distanceFromShots, typicalCarryYards } from './summarise-shots.ts'

const carries = fc.array(fc.double({ min: 1, max: 400, noNaN: true }), { minLength: 1, maxLength: 80 })

it('makes a Measured distance with the count and the spread of its shots', () => {
  const shots = [
    { carryYards: 148, sideYards: -4 },
    { carryYards: 150, sideYards: 0 },
    { carryYards: 152, sideYards: 4 },
  ]
  expect(distanceFromShots(150.4, shots)).toEqual({
    distance: 150,
    source: 'measured',
    shots: { count: 3, longShortYards: 2, leftRightYards: 4 },
  })
})

it('says nothing of a spread that nobody saw', () => {
  expect(distanceFromShots(150.4, [{ carryYards: 150.4, sideYards: 3 }])).toEqual({
    distance: 150,
    source: 'measured',
    shots: { count: 1 },
  })
  const withoutSides = [149, 151].map((carryYards) => ({ carryYards, sideYards: undefined }))
  expect(distanceFromShots(150, withoutSides)?.shots).toEqual({ count: 2, longShortYards: 1.4 })
  expect(distanceFromShots(150, [])).toBeUndefined()
})

it('is not moved by the longest and the shortest fifth', () => {
  expect(typicalCarryYards([10, 148, 150, 152, 390])).toBe(150)
})

it('DAT-13 is a distance that can be stored, between the shortest and the longest carry', () => {
  fc.assert(
    fc.property(carries, (carriesYards) => {
      const typicalYards = typicalCarryYards(carriesYards)
      const slackYards = 1e-9
      expect(typicalYards).toBeGreaterThanOrEqual(Math.min(...carriesYards) - slackYards)
      expect(typicalYards).toBeLessThanOrEqual(Math.max(...carriesYards) + slackYards)
      const distance = distanceFromShots(
        typicalYards,
        carriesYards.map((carryYards) => ({ carryYards, sideYards: 0 })),
      )
      expect(isCarryYards(distance?.distance ?? 0)).toBe(true)
      expect(distance?.source).toBe('measured')
    }),
    { numRuns: 300 },
  )
})

it('moves with the shots: all of them longer by a yard make a carry longer by a yard', () => {
  fc.assert(
    fc.property(carries, (carriesYards) => {
      const longer = typicalCarryYards(carriesYards.map((carryYards) => carryYards + 1))
      expect(longer).toBeCloseTo(typicalCarryYards(carriesYards) + 1, 6)
    }),
    { numRuns: 200 },
  )
})
