import { describe, expect, it } from 'vitest'
import fc from 'fast-check'
import { CLUB_TYPES } from '@bagwise/golf/club'
import type { GapClub } from '@bagwise/golf/gapping/find-gaps'
import { ladderGeometry } from './ladder-geometry.ts'
import { edgesAt, groundOutline } from '#charts/ladder-ground.ts'

const LABEL_SPACING_PX = 27
const ROUNDING_PX = 1e-6
const clubsWithCarry = CLUB_TYPES.filter((club) => club !== 'putter')

const bags: fc.Arbitrary<readonly GapClub[]> = fc
  .subarray(clubsWithCarry, { minLength: 1 })
  .chain((clubs) =>
    fc.tuple(
      ...clubs.map((club) =>
        fc.record({ club: fc.constant(club), carryYards: fc.integer({ min: 1, max: 400 }), isEstimated: fc.boolean() }),
      ),
    ),
  )
const widthsPx = fc.integer({ min: 270, max: 560 })

const bag = (...carriesYards: readonly number[]): readonly GapClub[] =>
  carriesYards.map((carryYards, index) => ({ club: clubsWithCarry[index] ?? 'lw', carryYards, isEstimated: false }))

describe('the yardage ladder', () => {
  it('draws every arc at its true distance', () => {
    fc.assert(
      fc.property(bags, widthsPx, (clubs, widthPx) => {
        const { arcs } = ladderGeometry(clubs, widthPx)
        const [longest] = arcs
        const shortest = arcs.at(-1)
        if (!longest || !shortest) throw new Error('A bag has clubs')
        const spanYards = longest.club.carryYards - shortest.club.carryYards
        const spanPx = shortest.yPx - longest.yPx
        for (const arc of arcs) {
          const share = spanYards === 0 ? 0 : (longest.club.carryYards - arc.club.carryYards) / spanYards
          expect(arc.yPx - longest.yPx).toBeCloseTo(share * spanPx, 6)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('keeps labels in order, readable apart and inside the drawing', () => {
    fc.assert(
      fc.property(bags, widthsPx, (clubs, widthPx) => {
        const { arcs, heightPx } = ladderGeometry(clubs, widthPx)
        const labelsPx = arcs.map(({ labelYPx }) => labelYPx)
        labelsPx.slice(1).forEach((labelPx, index) => {
          expect(labelPx - (labelsPx[index] ?? 0)).toBeGreaterThanOrEqual(LABEL_SPACING_PX - ROUNDING_PX)
        })
        for (const { labelYPx, yPx } of arcs) {
          expect(Math.min(labelYPx, yPx)).toBeGreaterThan(0)
          expect(Math.max(labelYPx, yPx)).toBeLessThan(heightPx)
        }
      }),
      { numRuns: 150 },
    )
  })

  it('keeps names, fairway, yardages and marks side by side', () => {
    fc.assert(
      fc.property(bags, widthsPx, (clubs, widthPx) => {
        const { arcs, nameFontPx, nameEndPx, yardagePx, bracketPx, markPx, scale } = ladderGeometry(clubs, widthPx)
        expect(nameEndPx - nameFontPx * 6.5).toBeGreaterThanOrEqual(-ROUNDING_PX)
        for (const { leftPx, rightPx } of arcs) {
          expect(leftPx).toBeGreaterThan(nameEndPx)
          expect(rightPx).toBeLessThan(yardagePx)
          expect(rightPx - leftPx).toBeGreaterThan(30)
        }
        expect(bracketPx - yardagePx).toBeGreaterThan(34 * scale)
        expect(markPx + 16 * scale).toBeLessThanOrEqual(widthPx)
      }),
      { numRuns: 100 },
    )
  })

  it('writes into a hole only where the words have room, and gives every mark room for itself', () => {
    fc.assert(
      fc.property(bags, widthsPx, (clubs, widthPx) => {
        const { holes, gaps } = ladderGeometry(clubs, widthPx)
        for (const { topPx, bottomPx, hasWords } of holes) {
          expect(bottomPx - topPx).toBeGreaterThan(hasWords ? 20 : -1)
        }
        const sizesPx = { good: 25, 'too-close': 22, 'too-large': 31 } as const
        gaps.slice(1).forEach((gap, index) => {
          const above = gaps[index]
          if (!above) return
          const apartPx = (gap.topPx + gap.bottomPx - above.topPx - above.bottomPx) / 2
          expect(apartPx).toBeGreaterThanOrEqual((sizesPx[gap.gap.verdict] + sizesPx[above.gap.verdict]) / 2)
        })
      }),
      { numRuns: 150 },
    )
  })

  it('hatches exactly the gaps that are too large', () => {
    const { holes, gaps } = ladderGeometry(bag(230, 210, 186, 183), 358)
    expect(gaps.map(({ gap }) => gap.verdict)).toEqual(['good', 'too-large', 'too-close'])
    expect(holes.map(({ gap }) => gap.gapYards)).toEqual([24])
  })

  it('gives the same drawing every time', () => {
    const clubs = bag(230, 210, 186, 183)
    expect(ladderGeometry(clubs, 358)).toEqual(ladderGeometry(clubs, 358))
    const ground = { topPx: 8, bottomPx: 600, centrePx: 180, halfWidthPx: 60 }
    expect(groundOutline(ground)).toBe(groundOutline(ground))
    expect(groundOutline(ground, 13)).not.toBe(groundOutline(ground))
  })

  it('wobbles the outline by less than two pixels and the arcs not at all', () => {
    const ground = { topPx: 0, bottomPx: 600, centrePx: 180, halfWidthPx: 60 }
    const [, second] = /C[-\d. ]+ ([-\d.]+) ([-\d.]+)C/.exec(groundOutline(ground))?.slice(1).map(Number) ?? []
    const stepPx = 600 / 20
    expect(Math.abs((second ?? NaN) - stepPx)).toBeLessThan(2)
    expect(edgesAt(300, ground)).toEqual(edgesAt(300, ground))
  })

  it('grows with the labels of nineteen clubs and stays small for one', () => {
    expect(ladderGeometry(bag(...clubsWithCarry.map(() => 150)), 358).heightPx).toBeGreaterThan(18 * LABEL_SPACING_PX)
    expect(ladderGeometry(bag(150), 358).heightPx).toBeLessThan(200)
  })

  it('stays within a few screens however far two clubs lie apart', () => {
    expect(ladderGeometry(bag(400, 1), 358).heightPx).toBeLessThan(400)
    expect(ladderGeometry(bag(400, 379, 1), 358).heightPx).toBeLessThan(1200)
  })
})
