import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLUB_TYPES } from '../club.ts'
import { STANDARD_BAG } from '../distances/standard-carry.ts'
import { findGaps } from './find-gaps.ts'
import { idealGap, sevenIronYards, swingVerdict } from './ideal-gap.ts'

/** Average carry of two neighbours over the 7-iron's: wedges, 5- and 6-iron, hybrids, fairway woods, driver. */
const RATIOS = { wedges: 0.7, longIrons: 1.1, hybrids: 1.2, fiveWood: 1.35, threeWood: 1.42, driver: 1.55 } as const

function idealAt(carryRatio: number, sevenIronCarryYards: number) {
  const carryYards = carryRatio * sevenIronCarryYards
  return idealGap({ longerCarryYards: carryYards, shorterCarryYards: carryYards, sevenIronCarryYards })
}

describe('the ideal gap', () => {
  it('GAP-30 between wedges is 7 yards at a 90-yard 7-iron, 11 at 145 and 12 to 13 at 176', () => {
    const [slow, average, tour] = [90, 145, 176].map((yards) => idealAt(RATIOS.wedges, yards).idealYards)
    expect(Math.round(slow ?? 0)).toBe(7)
    expect(Math.round(average ?? 0)).toBe(11)
    expect(tour).toBeGreaterThanOrEqual(12)
    expect(tour).toBeLessThanOrEqual(13)
  })

  it.each([
    [90, [7, 7.5, 8, 9.5, 10, 11.6]],
    [145, [11, 11.5, 12.5, 14.7, 16, 18]],
    [176, [12, 14, 15, 17.8, 19.5, 21.8]],
  ])('GAP-30 widens towards the driver at a 7-iron of %d yards', (sevenIronYards, published) => {
    const ideals = Object.values(RATIOS).map((ratio) => idealAt(ratio, sevenIronYards).idealYards)
    for (const [index, ideal] of ideals.entries()) {
      expect(Math.abs(ideal - (published[index] ?? 0))).toBeLessThanOrEqual(0.6)
    }
    expect(ideals).toEqual(ideals.toSorted((a, b) => a - b))
  })

  it('never falls with a carry or with the swing, has no step, and stays between 7 and 25 yards', () => {
    const ratio = fc.double({ min: 0.2, max: 2, noNaN: true })
    const carry = fc.double({ min: 40, max: 200, noNaN: true })
    fc.assert(
      fc.property(ratio, ratio, carry, carry, (oneRatio, otherRatio, oneYards, otherYards) => {
        const [low, high] = [Math.min(oneRatio, otherRatio), Math.max(oneRatio, otherRatio)]
        const [slow, fast] = [Math.min(oneYards, otherYards), Math.max(oneYards, otherYards)]
        const at = idealAt(low, slow).idealYards
        expect(at).toBeGreaterThanOrEqual(7)
        expect(idealAt(high, fast).idealYards).toBeLessThanOrEqual(25)
        expect(idealAt(high, slow).idealYards).toBeGreaterThanOrEqual(at - 1e-9)
        expect(idealAt(low, fast).idealYards).toBeGreaterThanOrEqual(at - 1e-9)
        expect(Math.abs(idealAt(low + 1e-6, slow).idealYards - at)).toBeLessThan(1e-3)
      }),
    )
  })
})

describe('the second reading of a gap', () => {
  const verdicts = (sevenIronYardsNow: number, scale: number) =>
    findGaps(
      STANDARD_BAG.map(({ club, carryYards }) => ({
        club,
        carryYards: Math.round(carryYards * scale),
        isEstimated: false,
      })),
    ).map((gap) => swingVerdict(gap, sevenIronYardsNow).verdict)

  it('finds nothing too wide in the standard bag, though the driver stands 25 yards from the 3-wood', () => {
    expect(verdicts(145, 1)).not.toContain('too-large')
  })

  it('calls the same yards wide for a slow swing that suit a fast one', () => {
    const gap = findGaps([
      { club: 'pw', carryYards: 90, isEstimated: false },
      { club: 'sw', carryYards: 75, isEstimated: false },
    ])[0]
    if (!gap) throw new Error('Two clubs have a gap')
    expect([90, 145, 176].map((yards) => swingVerdict(gap, yards).verdict)).toEqual(['too-large', 'good', 'good'])
    expect(swingVerdict({ ...gap, gapYards: 5 }, 176).verdict).toBe('too-close')
  })
})

describe('the swing it goes by', () => {
  it("is the 7-iron's distance, wherever it comes from", () => {
    expect(sevenIronYards({ '7-iron': { distance: 138, source: 'estimated' } })).toBe(138)
  })

  it('is estimated from the clubs next to the 7-iron when that has none', () => {
    expect(
      sevenIronYards({
        '6-iron': { distance: 150, source: 'manual' },
        '9-iron': { distance: 120, source: 'measured' },
      }),
    ).toBe(140)
    expect(sevenIronYards({ driver: { distance: 241, source: 'manual' } })).toBe(145)
    expect(sevenIronYards({})).toBeUndefined()
    expect(sevenIronYards({ putter: { distance: 10, source: 'manual' } })).toBeUndefined()
  })

  it('is a number for every club', () => {
    for (const club of CLUB_TYPES.filter((type) => type !== 'putter')) {
      expect(sevenIronYards({ [club]: { distance: 100, source: 'measured' } })).toBeGreaterThan(0)
    }
  })
})
