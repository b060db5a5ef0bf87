import fc from 'fast-check'
import { expect, it } from 'vitest'
import { DEFAULT_BAG } from '../bag.ts'
import { CLUB_TYPES } from '../club.ts'
import { estimateClassic } from './classic.ts'
import { heldCarries } from './held-carries.ts'
import { mostDriveYards } from './possible.ts'
import { golferSpeed } from '../golfer-speed.ts'
import type { Reference } from './order.ts'

const CLUBS = DEFAULT_BAG.map(({ type }) => type)

function heldClassic(references: readonly Reference[]) {
  const classic = estimateClassic(CLUBS, references)
  const carries = 'carries' in classic ? classic.carries : []
  return heldCarries({ carries, references, known: {}, clubs: CLUBS.map((club) => ({ club })) })
}

it('says what Classic says of a slow golfer, and holds what no full swing goes', () => {
  const held = heldClassic([{ club: 'driver', carryYards: 105 }])
  const classic = estimateClassic(CLUBS, [{ club: 'driver', carryYards: 105 }])
  expect(held.map(({ club, carryYards }) => ({ club, carryYards }))).toEqual('carries' in classic && classic.carries)
  // 0.40 of a 7-iron of 66.
  expect(held.find(({ club }) => club === '7-iron')).toEqual({
    club: '7-iron',
    carryYards: 9,
    heldYards: 26,
    impossible: 'too-short',
  })
  expect(held.find(({ club }) => club === 'lw')).toMatchObject({
    carryYards: 1,
    heldYards: 26,
    impossible: 'too-short',
  })
  expect(held.find(({ club }) => club === 'driver')).toEqual({ club: 'driver', carryYards: 105, heldYards: 105 })
})

it('holds what no swing of that speed can do', () => {
  const held = heldClassic([{ club: '7-iron', carryYards: 40 }])
  expect(held.find(({ club }) => club === 'driver')).toEqual({
    club: 'driver',
    carryYards: 136,
    heldYards: 76,
    impossible: 'too-far',
  })
})

it('leaves possible rows as they are', () => {
  const held = heldClassic([
    { club: 'driver', carryYards: 215 },
    { club: '7-iron', carryYards: 140 },
    { club: 'pw', carryYards: 100 },
  ])
  expect(held.filter(({ impossible }) => impossible !== undefined)).toEqual([])
})

it('keeps own numbers, and never rises down the bag', () => {
  const reference = fc.record({
    club: fc.constantFrom(...CLUB_TYPES.filter((club) => club !== 'putter')),
    carryYards: fc.integer({ min: 20, max: 330 }),
  })
  fc.assert(
    fc.property(reference, (own) => {
      const held = heldClassic([own])
      const mph = golferSpeed({ references: [own], known: {} })
      const most = Math.max(own.carryYards, mostDriveYards(mph.mph + mph.plusMinusMph))
      expect(held.map(({ heldYards }) => heldYards).toSorted((a, b) => b - a)).toEqual(
        held.map(({ heldYards }) => heldYards),
      )
      for (const { club, carryYards, heldYards } of held) {
        expect(heldYards).toBeLessThanOrEqual(most + 1)
        expect(heldYards).toBeGreaterThanOrEqual(Math.min(5, carryYards))
        expect([own.club === club, heldYards]).toEqual(own.club === club ? [true, own.carryYards] : [false, heldYards])
      }
    }),
    { numRuns: 200 },
  )
})
