import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLUB_TYPES } from '../club.ts'
import type { ClubType } from '../club.ts'
import { findGaps } from './find-gaps.ts'
import { homeAnalysis, homeGapLimitYards } from './home-analysis.ts'

const club = (type: ClubType, carryYards: number) => ({ club: type, carryYards, isEstimated: false })
const limitsOf = (types: readonly ClubType[]) => types.map((type) => homeGapLimitYards(type))

describe('the home analysis', () => {
  it('HOM-13 lets 28 yards pass below the driver, 23 below woods and hybrids, 20 below irons and 18 below the rest', () => {
    expect(limitsOf(['driver'])).toEqual([28])
    expect(limitsOf(['3-wood', '5-wood', '7-wood', '2-hybrid', '3-hybrid', '4-hybrid', '5-hybrid'])).toEqual(
      Array.from({ length: 7 }, () => 23),
    )
    expect(limitsOf(['3-iron', '4-iron', '5-iron', '6-iron', '7-iron', '8-iron', '9-iron'])).toEqual(
      Array.from({ length: 7 }, () => 20),
    )
    expect(limitsOf(['pw', 'gw', 'sw', 'lw', 'putter'])).toEqual([18, 18, 18, 18, 18])

    for (const longer of CLUB_TYPES.filter((type) => type !== 'putter' && type !== 'lw')) {
      const limitYards = homeGapLimitYards(longer)
      const gapOf = (gapYards: number) => homeAnalysis(findGaps([club(longer, 200), club('lw', 200 - gapYards)]))
      expect(gapOf(limitYards), longer).toEqual([])
      expect(gapOf(limitYards + 1), longer).toMatchObject([{ longer: { club: longer }, limitYards }])
    }
  })

  it('names the gap farthest beyond its own limit first, not the widest', () => {
    const bag = [club('driver', 250), club('3-wood', 219), club('7-iron', 150), club('pw', 125)]
    const [first, second, third] = homeAnalysis(findGaps(bag))
    expect(first).toMatchObject({ longer: { club: '3-wood' }, gapYards: 69, limitYards: 23 })
    expect(second).toMatchObject({ longer: { club: '7-iron' }, gapYards: 25, limitYards: 20 })
    expect(third).toMatchObject({ longer: { club: 'driver' }, gapYards: 31, limitYards: 28 })
  })

  it('answers gaps of the bag only, each beyond the limit of its longer club', () => {
    const bags = fc.uniqueArray(
      fc.record({
        club: fc.constantFrom(...CLUB_TYPES),
        carryYards: fc.integer({ min: 1, max: 400 }),
        isEstimated: fc.boolean(),
      }),
      { selector: (each) => each.club },
    )
    fc.assert(
      fc.property(bags, (bag) => {
        const gaps = findGaps(bag)
        const large = homeAnalysis(gaps)
        expect(large.length).toBe(gaps.filter((gap) => gap.gapYards > homeGapLimitYards(gap.longer.club)).length)
        for (const gap of large) expect(gap.gapYards).toBeGreaterThan(gap.limitYards)
      }),
    )
  })
})
