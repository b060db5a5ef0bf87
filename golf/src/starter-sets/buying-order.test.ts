import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLUB_TYPES } from '../club.ts'
import type { ClubType } from '../club.ts'
import { estimatorOf } from '../distances/estimate-method.ts'
import { STANDARD_CARRY_YARDS } from '../distances/standard-carry.ts'
import { FIRST_CLUB_COUNT, buyingOrder, expectedCarries } from './buying-order.ts'

const UNKNOWN_SWING = { swingSpeed: null, swingSpeedRange: null }
const NINE_CLUBS: readonly ClubType[] = [
  'driver',
  '3-wood',
  '5-hybrid',
  '6-iron',
  '7-iron',
  '8-iron',
  '9-iron',
  'pw',
  'sw',
]

const carries = (types: readonly ClubType[]) => types.map((club) => ({ club, carryYards: STANDARD_CARRY_YARDS[club] }))

describe('the order of buying', () => {
  it('begins with the longest, the trusted and the shortest club and fills the largest holes between them', () => {
    const { start, next } = buyingOrder(carries(NINE_CLUBS), ['putter'])
    expect(start).toEqual(['driver', '3-wood', '5-hybrid', '7-iron', 'pw', 'sw', 'putter'])
    // 8-iron and 9-iron split the first hole equally well: the shorter one is easier to hit.
    expect(next).toEqual([
      { club: '9-iron', longer: '7-iron', shorter: 'pw', holeYards: 30 },
      { club: '6-iron', longer: '5-hybrid', shorter: '7-iron', holeYards: 25 },
      { club: '8-iron', longer: '7-iron', shorter: '9-iron', holeYards: 20 },
    ])
  })

  it('has nothing to add to a set that is small enough', () => {
    expect(buyingOrder(carries(['driver', '7-iron', 'sw']), ['putter'])).toEqual({
      start: ['driver', '7-iron', 'sw', 'putter'],
      next: [],
    })
    expect(buyingOrder([])).toEqual({ start: [], next: [] })
  })

  const someCarries = fc
    .subarray<ClubType>(CLUB_TYPES.filter((club) => club !== 'putter'))
    .chain((types) =>
      fc.tuple(...types.map((club) => fc.integer({ min: 1, max: 400 }).map((carryYards) => ({ club, carryYards })))),
    )

  it('names every club once, seven at the start at the most, and holes that never grow', () => {
    fc.assert(
      fc.property(someCarries, (clubs) => {
        const { start, next } = buyingOrder(clubs, ['putter'])
        const added = next.map(({ club }) => club)
        expect([...start, ...added].toSorted()).toEqual([...clubs.map(({ club }) => club), 'putter'].toSorted())
        expect(start).toHaveLength(Math.min(FIRST_CLUB_COUNT, clubs.length + 1))
        const holes = next.map(({ holeYards }) => holeYards)
        expect(holes).toEqual(holes.toSorted((a, b) => b - a))
      }),
    )
  })

  it('is the largest hole left that a club of the set stands in', () => {
    fc.assert(
      fc.property(someCarries, (clubs) => {
        const { start, next } = buyingOrder(clubs)
        const yards = new Map(clubs.map(({ club, carryYards }) => [club, carryYards]))
        const bought = start.map((club) => yards.get(club) ?? 0)
        for (const { club, holeYards } of next) {
          const open = [...yards.values()].filter((carry) => !bought.includes(carry))
          const sorted = bought.toSorted((a, b) => b - a)
          const widths = sorted.slice(1).flatMap((shorter, index) => {
            const longer = sorted[index] ?? shorter
            return open.some((carry) => carry < longer && carry > shorter) ? [longer - shorter] : []
          })
          expect(holeYards).toBeGreaterThanOrEqual(Math.max(0, ...widths))
          bought.push(yards.get(club) ?? 0)
        }
      }),
    )
  })
})

describe('the carries it goes by', () => {
  it("are fitted to the golfer's own numbers, never to estimates", () => {
    const own = {
      '7-iron': { distance: 120, source: 'measured' },
      driver: { distance: 300, source: 'estimated' },
    } as const
    expect(expectedCarries(['7-iron', '8-iron', 'putter'], { ...UNKNOWN_SWING, distances: own })).toEqual([
      { club: '7-iron', carryYards: 120 },
      { club: '8-iron', carryYards: 108 },
    ])
  })

  it('are standard for the swing speed when there are none, or when they contradict each other', () => {
    const standard = [
      { club: 'driver', carryYards: 210 },
      { club: '7-iron', carryYards: 120 },
    ]
    const slow = { swingSpeed: 80, swingSpeedRange: null }
    expect(expectedCarries(['driver', '7-iron'], { ...slow, distances: {} })).toEqual(standard)
    const wrong = {
      driver: { distance: 100, source: 'manual' },
      '7-iron': { distance: 140, source: 'manual' },
    } as const
    expect(expectedCarries(['driver', '7-iron'], { ...slow, distances: wrong })).toEqual(standard)
  })

  it('follow another estimate where one is chosen', () => {
    const own = { '7-iron': { distance: 95, source: 'measured' } } as const
    const likeMe = estimatorOf('like-me', { ...UNKNOWN_SWING, handicap: null, golfBag: [] })
    expect(expectedCarries(['driver', '7-iron', 'sw'], { ...UNKNOWN_SWING, distances: own }, likeMe)).toMatchObject([
      { club: 'driver', carryYards: 157 },
      { club: '7-iron', carryYards: 95 },
      { club: 'sw', carryYards: 53 },
    ])
  })
})
