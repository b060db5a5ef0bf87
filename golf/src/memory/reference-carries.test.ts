import { expect, it } from 'vitest'
import { carryInAir } from '../flight/carry-in-air.ts'
import type { SessionAir } from './kept-shot.ts'
import { referenceCarries } from './reference-carries.ts'

const COLD: SessionAir = { temperatureF: 45, altitudeFeet: 0 }
const HOT_AND_HIGH: SessionAir = { temperatureF: 95, altitudeFeet: 5000 }

it('MEM-16 brings back what was flown in cold or thin air', () => {
  for (const air of [COLD, HOT_AND_HIGH]) {
    for (const [club, carriesYards] of [
      ['driver', [180, 221, 263]],
      ['7-iron', [100, 133, 171.5]],
      ['pw', [62, 108]],
    ] as const) {
      const inReferenceAir = referenceCarries(club, air)
      for (const carryYards of carriesYards) {
        const flown = carryInAir({ club, carryYards }, air)
        if (typeof flown !== 'number') throw new Error(`The ${club} does not carry ${carryYards}`)
        expect(Math.abs(inReferenceAir(flown) - carryYards)).toBeLessThanOrEqual(0.3)
      }
    }
  }
})

it('MEM-16 leaves carries as they were read where no air is said, and takes no wind out', () => {
  expect(referenceCarries('7-iron', {})(150)).toBeCloseTo(150, 2)
  const windy = { ...COLD, windSpeedMph: 20, windFromDeg: 0 }
  expect(referenceCarries('7-iron', windy)(150)).toBe(referenceCarries('7-iron', COLD)(150))
})

it('leaves what the flight model does not know as it was read', () => {
  expect(referenceCarries('7-iron', { temperatureF: 400 })(150)).toBe(150)
  expect(referenceCarries('putter', COLD)(12)).toBe(12)
})

it('rises with the carry from the shortest to the longest', () => {
  const inReferenceAir = referenceCarries('8-iron', HOT_AND_HIGH)
  const carries = Array.from({ length: 150 }, (_, yards) => inReferenceAir(yards + 1))
  expect(carries).toEqual(carries.toSorted((a, b) => a - b))
})
