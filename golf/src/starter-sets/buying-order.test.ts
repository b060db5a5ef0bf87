import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measuredGolfer } from '../../reference/planned-golfers.ts'
import { CLUB_TYPES } from '../club.ts'
import type { ClubType } from '../club.ts'
import { estimateBag } from '../distances/estimate-bag.ts'
import { golferSpeed } from '../golfer-speed.ts'
import { strokesOfHole } from '../one-bag/hole-strokes.ts'
import { FIRST_CLUB_COUNT, buyingOrder, golferWithSet } from './buying-order.ts'

const NOTHING_KNOWN = { references: [], known: {} } as const
const NINE_CLUBS = {
  driver: 250,
  '3-wood': 225,
  '5-hybrid': 180,
  '6-iron': 155,
  '7-iron': 145,
  '8-iron': 135,
  '9-iron': 125,
  pw: 115,
  sw: 85,
} as const
const golferOf = (carries: Readonly<Partial<Record<ClubType, number>>>) => measuredGolfer(carries, { speedMph: 95 })

describe('the order of buying', () => {
  it('begins with the longest, the trusted and the shortest club, and adds what saves most strokes', () => {
    const { start, next } = buyingOrder(golferOf(NINE_CLUBS), ['putter'])
    expect(start).toEqual(['driver', '3-wood', '5-hybrid', '7-iron', 'pw', 'sw', 'putter'])
    expect(next.map(({ club, longer, shorter }) => [club, longer.type, shorter.type])).toEqual([
      ['6-iron', '5-hybrid', '7-iron'],
      ['9-iron', '7-iron', 'pw'],
      ['8-iron', '7-iron', '9-iron'],
    ])
  })

  it('has nothing to add to a set that is small enough', () => {
    expect(buyingOrder(golferOf({ driver: 250, '7-iron': 145, sw: 85 }), ['putter'])).toEqual({
      start: ['driver', '7-iron', 'sw', 'putter'],
      next: [],
    })
    expect(buyingOrder(golferOf({}))).toEqual({ start: [], next: [] })
  })

  const someCarries = fc
    .subarray<ClubType>(CLUB_TYPES.filter((club) => club !== 'putter'))
    .chain((types) =>
      fc
        .tuple(
          ...types.map((club) => fc.integer({ min: 1, max: 400 }).map((carryYards) => [club, carryYards] as const)),
        )
        .map((carries): Partial<Record<ClubType, number>> => Object.fromEntries(carries)),
    )

  it('names every club once, seven at the start at the most', () => {
    fc.assert(
      fc.property(someCarries, (carries) => {
        const types = Object.keys(carries)
        const { start, next } = buyingOrder(golferOf(carries), ['putter'])
        const added = next.map(({ club }) => club)
        expect([...start, ...added].toSorted()).toEqual([...types, 'putter'].toSorted())
        expect(start.length).toBeLessThanOrEqual(FIRST_CLUB_COUNT)
        expect(next.length > 0 && start.length < FIRST_CLUB_COUNT).toBe(false)
      }),
    )
  })

  it('adds the club that saves most strokes, as the plan for the bag counts them', () => {
    fc.assert(
      fc.property(someCarries, (carries) => {
        const golfer = golferOf(carries)
        const yardsOf = (club: ClubType) => carries[club] ?? 0
        const yardstick = { ...golfer, longestYards: Math.max(0, ...Object.values(carries)) }
        const { start, next } = buyingOrder(golfer)
        let bought = start
        for (const { club, strokes } of next) {
          const after = costOf([...bought, club])
          expect(strokes).toBeCloseTo(costOf(bought) - after)
          const others = next.map((step) => step.club).filter((one) => !bought.includes(one))
          expect(after).toBeCloseTo(Math.min(...others.map((one) => costOf([...bought, one]))))
          bought = [...bought, club]
        }

        function costOf(clubs: readonly ClubType[]): number {
          const sorted = clubs.map(yardsOf).toSorted((a, b) => b - a)
          return sorted.slice(1).reduce((sum, shorterYards, index) => {
            const longerYards = sorted[index] ?? shorterYards
            return sum + strokesOfHole({ longerYards, shorterYards }, yardstick)
          }, 0)
        }
      }),
    )
  })
})

describe('a set in the golfer’s hands', () => {
  const SET = [{ type: 'driver' }, { type: '7-iron', loft: 30 }, { type: 'sw', loft: 56 }, { type: 'putter' }] as const
  const carriesOf = (golfer: ReturnType<typeof golferWithSet>) =>
    golfer.clubs.map(({ type, carry }) => [type, carry?.carryYards, carry?.isEstimated])

  it('carries what Like me expects at the one speed, own numbers as they are, and nothing by the table', () => {
    const own = { references: [{ club: '7-iron', carryYards: 95 }], known: {} } as const
    const stored = { '7-iron': { distance: 95, source: 'measured' } } as const
    const golfer = golferWithSet(SET, { evidence: own, stored })
    const estimate = estimateBag([{ club: 'driver' }, { club: '7-iron', loftDeg: 30 }], own.references)
    const driver = 'carries' in estimate ? estimate.carries[0]?.carryYards : undefined
    expect(carriesOf(golfer)).toMatchObject([
      ['driver', driver, true],
      ['7-iron', 95, false],
      ['sw', expect.any(Number), true],
    ])
    expect(golfer.speedMph).toBe(golferSpeed(own).mph)
  })

  it('keeps every carry that is stored for a club of its type, as the bag will when the set joins it', () => {
    const stored = {
      driver: { distance: 170, source: 'estimated' },
      '7-iron': { distance: 95, source: 'measured' },
    } as const
    const evidence = { references: [{ club: '7-iron', carryYards: 95 }], known: {} } as const
    expect(carriesOf(golferWithSet(SET, { evidence, stored })).slice(0, 2)).toEqual([
      ['driver', 170, true],
      ['7-iron', 95, false],
    ])
  })

  it('is the average golfer’s where nothing is known', () => {
    expect(
      carriesOf(golferWithSet([{ type: 'driver' }, { type: '7-iron' }], { evidence: NOTHING_KNOWN, stored: {} })),
    ).toEqual([
      ['driver', 201, true],
      ['7-iron', 125, true],
    ])
  })
})
