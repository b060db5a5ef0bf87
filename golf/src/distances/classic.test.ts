import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ClubType } from '../club.ts'
import { CLUB_TYPES } from '../club.ts'
import { estimateClassic } from './classic.ts'
import { isCarryYards } from './club-distance.ts'
import type { Reference } from './order.ts'
import { STANDARD_CARRY_YARDS } from './standard-carry.ts'

const CARRYING_CLUBS = CLUB_TYPES.filter((club) => club !== 'putter')

/** References without contradictions: carries that never rise down the bag. */
const agreeingReferences = fc
  .uniqueArray(fc.constantFrom(...CARRYING_CLUBS), { minLength: 1, maxLength: 13 })
  .chain((clubs) =>
    fc
      .array(fc.integer({ min: 1, max: 400 }), { minLength: clubs.length, maxLength: clubs.length })
      .map((carries): readonly Reference[] => {
        const falling = carries.toSorted((a, b) => b - a)
        const downTheBag = CARRYING_CLUBS.filter((club) => clubs.includes(club))
        return downTheBag.map((club, index) => ({ club, carryYards: falling[index] ?? 1 }))
      }),
  )
const someClubs = fc.shuffledSubarray([...CLUB_TYPES])

function carries(clubs: readonly ClubType[], references: readonly Reference[]): Partial<Record<ClubType, number>> {
  const estimate = estimateClassic(clubs, references)
  if ('contradiction' in estimate) throw new Error(`contradiction: ${estimate.contradiction.join(', ')}`)
  return Object.fromEntries(estimate.carries.map(({ club, carryYards }) => [club, carryYards]))
}

it('CAL-21 interpolates along the 95 mph table between the nearest references on each side', () => {
  const found = carries(CLUB_TYPES, [
    { club: 'pw', carryYards: 100 },
    { club: 'driver', carryYards: 215 },
    { club: '7-iron', carryYards: 140 },
  ])
  // 140 + 75 × (225 − 145) / (250 − 145); 140 + 75 × 45 / 105; 100 + 40 × 20 / 30
  expect(found).toMatchObject({ '3-wood': 197, '3-hybrid': 172, '8-iron': 127, '9-iron': 113 })
})

it('CAL-22 changes by 12 yards per position outside the outermost reference', () => {
  const found = carries(CLUB_TYPES, [{ club: '7-iron', carryYards: 145 }])
  expect(found).toMatchObject({ driver: 241, '3-wood': 229, '2-hybrid': 211, '4-hybrid': 187, '6-iron': 157 })
  expect(found).toMatchObject({ '8-iron': 133, pw: 109, lw: 73 })
})

it('comes near the published carries of a 25 handicap from driver, 7-iron and pitching wedge', () => {
  // Shot Scope, https://rivalryedition.com/how-far-should-you-be-hitting-each-club-distance-data-you-should-know
  const published = {
    '3-wood': 178,
    '4-iron': 151,
    '5-iron': 143,
    '6-iron': 137,
    '8-iron': 122,
    '9-iron': 108,
  } as const
  const found = carries(CARRYING_CLUBS, [
    { club: 'driver', carryYards: 204 },
    { club: '7-iron', carryYards: 132 },
    { club: 'pw', carryYards: 90 },
  ])
  expect(found).toMatchObject({
    '3-wood': 187,
    '4-iron': 153,
    '5-iron': 146,
    '6-iron': 139,
    '8-iron': 118,
    '9-iron': 104,
  })
  for (const club of ['3-wood', '4-iron', '5-iron', '6-iron', '8-iron', '9-iron'] as const) {
    expect(Math.abs((found[club] ?? 0) - published[club])).toBeLessThanOrEqual(9)
  }
})

it('gives the 95 mph table back from its own driver and lob wedge', () => {
  const found = carries(CARRYING_CLUBS, [
    { club: 'driver', carryYards: 250 },
    { club: 'lw', carryYards: 70 },
  ])
  const { putter: _putter, ...table } = STANDARD_CARRY_YARDS
  expect(found).toEqual(table)
})

it('lets a reference count even when its club is not asked for', () => {
  expect(carries(['8-iron'], [{ club: '7-iron', carryYards: 150 }])).toEqual({ '8-iron': 138 })
})

it('leaves the putter out, asked for or given', () => {
  expect(carries(['putter', 'pw'], [{ club: 'pw', carryYards: 100 }])).toEqual({ pw: 100 })
  expect(carries(['pw'], [{ club: 'putter', carryYards: 10 }])).toEqual({})
})

it('has nothing to say without a reference', () => {
  expect(estimateClassic(CLUB_TYPES, [])).toEqual({ carries: [] })
})

it('CAL-24 calculates nothing from references that contradict each other and names them', () => {
  const references = [
    { club: 'driver', carryYards: 140 },
    { club: '7-iron', carryYards: 230 },
  ] as const
  expect(estimateClassic(CLUB_TYPES, references)).toEqual({ contradiction: ['driver', '7-iron'] })
})

it('CAL-23 gives whole yards of at least 1 that never rise down the bag', () => {
  fc.assert(
    fc.property(someClubs, agreeingReferences, (clubs, references) => {
      const estimate = estimateClassic(clubs, references)
      if ('contradiction' in estimate) throw new Error('the references agree')
      let aboveYards = Infinity
      expect(estimate.carries.map(({ club }) => club)).toEqual(CARRYING_CLUBS.filter((club) => clubs.includes(club)))
      for (const { carryYards } of estimate.carries) {
        expect(isCarryYards(carryYards)).toBe(true)
        expect(carryYards).toBeLessThanOrEqual(aboveYards)
        aboveYards = carryYards
      }
    }),
    { numRuns: 300 },
  )
})

it('never moves a reference', () => {
  fc.assert(
    fc.property(agreeingReferences, (references) => {
      const found = carries(CLUB_TYPES, references)
      for (const { club, carryYards } of references) expect(found[club]).toBe(carryYards)
    }),
    { numRuns: 300 },
  )
})

it('says the same whatever the order of clubs and references', () => {
  fc.assert(
    fc.property(
      someClubs,
      agreeingReferences.chain((references) =>
        fc.tuple(fc.constant(references), fc.shuffledSubarray([...references], { minLength: references.length })),
      ),
      (clubs, [references, shuffled]) => {
        expect(estimateClassic(clubs.toReversed(), shuffled)).toEqual(estimateClassic(clubs, references))
      },
    ),
    { numRuns: 200 },
  )
})
