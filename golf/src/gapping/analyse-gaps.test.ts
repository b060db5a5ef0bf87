import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ClubType } from '../club.ts'
import { CLUB_TYPES } from '../club.ts'
import type { ClubDistance, ClubDistances, DistanceSource } from '../distances/club-distance.ts'
import { DISTANCE_SOURCES } from '../distances/club-distance.ts'
import { STANDARD_CARRY_YARDS } from '../distances/standard-carry.ts'
import { analyseGaps } from './analyse-gaps.ts'
import { findGaps, gapClubs } from './find-gaps.ts'

type Carries = Readonly<Partial<Record<ClubType, number>>>

/** Measured carries of the clubs in the bag; `estimated` names those that are not measured. */
function analyse(carries: Carries, more: { estimated?: ClubType[]; unknown?: ClubType[]; shelved?: Carries } = {}) {
  const { estimated = [], unknown = [], shelved = {} } = more
  const inBag = [...typesOf(carries), ...unknown]
  const bag = CLUB_TYPES.filter((type) => inBag.includes(type) || Object.hasOwn(shelved, type)).map((type) => ({
    type,
    isInBag: inBag.includes(type),
  }))
  const distances = Object.fromEntries(
    Object.entries({ ...carries, ...shelved }).map(([type, distance]): [string, ClubDistance] => {
      const source: DistanceSource = estimated.some((club) => club === type) ? 'estimated' : 'measured'
      return [type, { distance, source }]
    }),
  )
  return analyseGaps({ bag, distances })
}

function typesOf(carries: Carries): readonly ClubType[] {
  return CLUB_TYPES.filter((type) => carries[type] !== undefined)
}

function standard(...types: readonly ClubType[]): Carries {
  return Object.fromEntries(types.map((type) => [type, STANDARD_CARRY_YARDS[type]]))
}

const SHORT_END = standard('6-iron', '7-iron', '8-iron', '9-iron', 'pw', 'gw', 'sw', 'lw')

it('GAP-26 has overlaps, gaps, a score and recommendations', () => {
  const analysis = analyse({ driver: 230, '3-wood': 200, '5-wood': 197, '3-hybrid': 180, '5-iron': 160 })
  expect(analysis.overlaps).toEqual([{ club1: '3-wood', club2: '5-wood', gap: 3 }])
  expect(analysis.gaps).toEqual([{ beforeClub: 'driver', afterClub: '3-wood', gap: 30 }])
  expect(analysis.gappingScore).toBe(60)
  expect(analysis.recommendations.map(({ kind }) => kind)).toEqual(['adjust-loft', 'too-close', 'more-clubs'])
})

it('GAP-08 does not count the putter', () => {
  const carries = { driver: 230, '3-wood': 200, '5-wood': 180, '5-iron': 160, '7-iron': 140 }
  expect(analyse({ ...SHORT_END, ...carries, putter: 5 })).toEqual(analyse({ ...SHORT_END, ...carries }))
})

it('advises the missing club of a measured hole with its loft, shaft and expected carry', () => {
  const { recommendations } = analyse({ ...SHORT_END, '5-wood': 182 })
  expect(recommendations[0]).toMatchObject({
    kind: 'add-club',
    priority: 'high',
    filler: '5-hybrid',
    loft: { fromDeg: 25, toDeg: 27 },
    shaft: 'graphite',
    expectedCarryYards: 162,
    leaveOut: [],
  })
})

it('expects a club to buy where the standard table has it in the hole, whatever an earlier one of its type did', () => {
  const bag = [{ type: '5-wood', isInBag: true } as const, { type: '6-iron', isInBag: true } as const]
  const measured = (distance: number) => ({ distance, source: 'measured' }) as const
  const distances = { '5-wood': measured(182), '6-iron': measured(155), '5-hybrid': measured(150) }
  const { recommendations } = analyseGaps({ bag, distances })
  expect(recommendations[0]).toMatchObject({ kind: 'add-club', filler: '5-hybrid', expectedCarryYards: 162 })
})

it('never promises a beginner with two clubs a 6-iron far beyond the 7-iron', () => {
  const { recommendations } = analyse({ driver: 190, '7-iron': 120 })
  expect(recommendations[0]).toMatchObject({ kind: 'add-club', filler: '6-iron', expectedCarryYards: 127 })
})

it('says of a gap no club fits whether it is fine for the swing', () => {
  const loftOf = (carries: Carries) => analyse(carries).recommendations.find(({ kind }) => kind === 'adjust-loft')
  expect(loftOf({ driver: 282, '3-wood': 255, '7-iron': 176 })).toMatchObject({
    kind: 'adjust-loft',
    isFineForSwing: true,
  })
  expect(loftOf({ driver: 150, '3-wood': 128, '7-iron': 90 })).toMatchObject({ isFineForSwing: false })
})

it('ranks a gap over 25 yards high and one of 21 to 25 medium', () => {
  const { recommendations } = analyse({ '7-iron': 146, '9-iron': 120, sw: 95, lw: 75 })
  expect(recommendations.map((each) => ('priority' in each ? [each.gap.gapYards, each.priority] : each.kind))).toEqual([
    [26, 'high'],
    [25, 'medium'],
    'more-clubs',
  ])
})

it('GAP-27 shows and counts a gap between two estimated clubs, and says measure first', () => {
  const estimated: ClubType[] = ['5-wood', '6-iron']
  const { gaps, gappingScore, recommendations } = analyse({ ...SHORT_END, '5-wood': 185 }, { estimated })
  expect(gaps).toEqual([{ beforeClub: '5-wood', afterClub: '6-iron', gap: 30 }])
  expect(gappingScore).toBe(80)
  expect(recommendations[0]).toMatchObject({ kind: 'measure-first', priority: 'high', clubs: ['5-wood', '6-iron'] })
  expect(recommendations.filter(({ kind }) => kind === 'add-club')).toEqual([])
})

it('measures a club in the bag that stands in the hole before anything is bought', () => {
  const { recommendations } = analyse({ ...SHORT_END, '5-wood': 185 }, { unknown: ['4-hybrid'] })
  expect(recommendations[0]).toMatchObject({ kind: 'measure-first', clubs: ['4-hybrid'] })
})

it('GAP-28 never buys a club that is owned: one from the shelf goes back into the bag', () => {
  const { recommendations } = analyse({ ...SHORT_END, '5-wood': 185 }, { shelved: { '5-iron': 168 } })
  expect(recommendations[0]).toMatchObject({
    kind: 'put-back',
    club: '5-iron',
    expectedCarryYards: 168,
    leaveOut: [],
  })
})

it('GAP-28 leaves a club on the shelf that is known to go as far as a neighbour', () => {
  const { recommendations } = analyse({ ...SHORT_END, '5-wood': 185 }, { shelved: { '5-iron': 157 } })
  expect(recommendations[0]).toMatchObject({ kind: 'add-club', filler: '5-hybrid' })
})

it('GAP-28 advises a loft or a partial swing where no club fits between', () => {
  const { recommendations } = analyse({ driver: 250, '3-wood': 225 })
  expect(recommendations[0]).toMatchObject({ kind: 'adjust-loft', priority: 'medium' })
})

it('GAP-29 says which club to leave out of a full bag, the one in the smallest gap', () => {
  const carries = {
    ...standard('driver', '3-wood', '5-wood', '5-iron', '6-iron', '7-iron', '8-iron', '9-iron', 'pw', 'gw', 'sw', 'lw'),
    '6-iron': 159,
    '4-iron': 171,
    putter: 3,
  }
  const { gaps, recommendations } = analyse(carries)
  expect(gaps.at(-1)).toEqual({ beforeClub: '5-wood', afterClub: '4-iron', gap: 39 })
  expect(recommendations[0]).toMatchObject({ kind: 'add-club', filler: '3-hybrid', leaveOut: ['5-iron'] })
})

it('GAP-29 makes room for the putter too when fourteen other clubs are in the bag', () => {
  const { recommendations } = analyse({
    ...standard('driver', '3-wood', '5-wood', '5-hybrid', '5-iron', ...typesOf(SHORT_END)),
    '4-iron': 172,
  })
  const fill = recommendations.find(({ kind }) => kind === 'add-club')
  expect(fill).toMatchObject({ filler: '3-hybrid', leaveOut: ['5-hybrid', '5-iron'] })
})

it('measures estimated clubs first before one of two that are too close goes', () => {
  const { recommendations } = analyse({ '8-iron': 130, '9-iron': 127 }, { estimated: ['9-iron'] })
  expect(recommendations[0]).toMatchObject({ kind: 'too-close', priority: 'medium', measureFirst: ['9-iron'] })
  const measured = analyse({ '8-iron': 130, '9-iron': 127 }).recommendations
  expect(measured[0]).toMatchObject({ kind: 'too-close', measureFirst: [] })
})

it('GAP-24 advises more clubs below ten besides the putter', () => {
  const nine = standard('5-iron', ...typesOf(SHORT_END))
  const kinds = (carries: Carries, unknown: ClubType[] = []) =>
    analyse(carries, { unknown }).recommendations.map(({ kind }) => kind)
  expect(kinds({ ...nine, putter: 3 })).toContain('more-clubs')
  expect(kinds({ ...nine, '3-iron': 185 })).not.toContain('more-clubs')
  expect(kinds(nine, ['driver'])).not.toContain('more-clubs')
})

it('GAP-25 praises a bag without overlaps and gaps', () => {
  const kinds = (carries: Carries) => analyse(carries).recommendations.map(({ kind }) => kind)
  expect(kinds(standard('4-hybrid', '5-hybrid', ...typesOf(SHORT_END)))).toEqual(['well-spaced'])
  expect(kinds({ '7-iron': 145, '8-iron': 142, '9-iron': 130 })).not.toContain('well-spaced')
  expect(kinds({ '7-iron': 145 })).toEqual(['more-clubs'])
})

const anyBag = fc.uniqueArray(
  fc.record({
    type: fc.constantFrom(...CLUB_TYPES),
    isInBag: fc.boolean(),
    distance: fc.option(
      fc.record({ distance: fc.integer({ min: 30, max: 280 }), source: fc.constantFrom(...DISTANCE_SOURCES) }),
      { nil: undefined, freq: 6 },
    ),
  }),
  { selector: ({ type }) => type, maxLength: 20 },
)

function distancesOf(bag: readonly { type: ClubType; distance: ClubDistance | undefined }[]): ClubDistances {
  return Object.fromEntries(bag.flatMap(({ type, distance }) => (distance ? [[type, distance]] : [])))
}

it('never advises an owned club nor more than fourteen, however many recommendations are followed', () => {
  fc.assert(
    fc.property(anyBag, (bag) => {
      const { recommendations } = analyseGaps({ bag, distances: distancesOf(bag) })
      const owned = new Set(bag.map(({ type }) => type))
      const carried = new Set(bag.filter(({ isInBag }) => isInBag).map(({ type }) => type))
      carried.delete('putter')
      for (const advice of recommendations) {
        if (advice.kind !== 'add-club' && advice.kind !== 'put-back') continue
        const addedClub = advice.kind === 'add-club' ? advice.filler : advice.club
        expect(owned.has(addedClub)).toBe(advice.kind === 'put-back')
        expect(carried.has(addedClub)).toBe(false)
        for (const leaving of advice.leaveOut) {
          expect(['driver', 'putter']).not.toContain(leaving)
          expect(carried.delete(leaving)).toBe(true)
        }
        owned.add(addedClub)
        carried.add(addedClub)
        expect(carried.size).toBeLessThanOrEqual(13)
      }
    }),
    { numRuns: 300 },
  )
})

it('says something about every overlap and every hole, and never buys on estimates alone', () => {
  fc.assert(
    fc.property(anyBag, (bag) => {
      const distances = distancesOf(bag)
      const { overlaps, gaps, gappingScore, recommendations } = analyseGaps({ bag, distances })
      expect(gappingScore).toBeGreaterThanOrEqual(0)
      expect(gappingScore).toBeLessThanOrEqual(100)
      const aboutPairs = recommendations.filter((each) => 'gap' in each)
      expect(aboutPairs).toHaveLength(overlaps.length + gaps.length)
      expect(findGaps(gapClubs({ bag, distances }))).toEqual(expect.arrayContaining(aboutPairs.map(({ gap }) => gap)))
      const ofUnmeasuredHoles = aboutPairs.filter(
        ({ gap }) => gap.verdict === 'too-large' && gap.longer.isEstimated && gap.shorter.isEstimated,
      )
      expect(ofUnmeasuredHoles.filter(({ kind }) => kind !== 'measure-first')).toEqual([])
    }),
    { numRuns: 200 },
  )
})

it('says the same whatever the order of the clubs', () => {
  fc.assert(
    fc.property(anyBag, (bag) => {
      const distances = distancesOf(bag)
      expect(analyseGaps({ bag: bag.toReversed(), distances })).toEqual(analyseGaps({ bag, distances }))
    }),
    { numRuns: 100 },
  )
})
