import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BAG, loftOf } from '@bagwise/golf/bag'
import { CLUB_TYPES, CLUBS } from '@bagwise/golf/club'
import { clubsWithCarry } from '@bagwise/golf/distances/order'
import { standardCarryYards } from '@bagwise/golf/distances/standard-carry'
import { UNITS } from '@bagwise/golf/golfer'
import { LABEL_FROM_DOT_PX, labelWidthPx, pictureGeometry } from './picture-geometry.ts'
import { carryText } from '#profile-parts/carry-numeral/carry-text.ts'
import type { PictureClub } from './picture-geometry.ts'

const PHONE = { widthPx: 326, units: 'yards' } as const

/** With the widest ± that is not a range. */
const labelled = (club: PictureClub, units: (typeof UNITS)[number] = 'yards') => ({
  ...club,
  carry: carryText(
    club.carryYards,
    club.isEstimated ? { isOwn: false, plusMinusYards: club.carryYards / 5 } : { isOwn: true },
    units,
  ),
})

const DEFAULT_CLUBS = DEFAULT_BAG.map((club) => ({
  club: club.type,
  carryYards: standardCarryYards({ club: club.type, swingSpeedMph: 95 }),
  isEstimated: true,
  loftDeg: loftOf(club),
})).map((club) => labelled(club))

const anyClubs = fc.uniqueArray(
  fc.record({
    club: fc.constantFrom(...clubsWithCarry(CLUB_TYPES)),
    carryYards: fc.integer({ min: 1, max: 400 }),
    isEstimated: fc.boolean(),
    loftDeg: fc.integer({ min: 1, max: 180 }).map((half) => half / 2),
  }),
  { selector: ({ club }) => club, minLength: 1 },
)

describe('the picture of the bag', () => {
  it('stands low lofts left and long carries up', () => {
    const { dots } = pictureGeometry(DEFAULT_CLUBS, PHONE)
    expect(dots.map(({ club }) => club.club)).toEqual(DEFAULT_BAG.map(({ type }) => type))
    for (const [index, dot] of dots.entries()) {
      const next = dots[index + 1]
      if (!next) continue
      expect(next.xPx).toBeGreaterThan(dot.xPx)
      expect(next.yPx).toBeGreaterThan(dot.yPx)
    }
  })

  it('hatches the yards that no club carries between two neighbours', () => {
    const { holes, dots } = pictureGeometry(DEFAULT_CLUBS, PHONE)
    expect(holes.map(({ gap }) => [gap.longer.club, gap.shorter.club])).toEqual([['driver', '3-wood']])
    const [driver, wood] = dots
    const [hole] = holes
    expect(hole?.topPx).toBeGreaterThan(driver?.yPx ?? Infinity)
    expect((hole?.topPx ?? 0) + (hole?.heightPx ?? 0)).toBeLessThan(wood?.yPx ?? 0)
    expect(hole?.hasWords).toBe(true)
  })

  it('marks the loft every ten degrees and three round carries at most, in either units', () => {
    expect(
      pictureGeometry(DEFAULT_CLUBS, { widthPx: 600, units: 'yards' }).loftTicks.map(({ shown }) => shown),
    ).toEqual([20, 30, 40, 50, 60])
    const carriesIn = (units: (typeof UNITS)[number]) =>
      pictureGeometry(DEFAULT_CLUBS, { widthPx: 326, units }).carryTicks.map(({ shown }) => shown)
    expect(UNITS.map(carriesIn)).toEqual([
      [100, 200],
      [100, 150, 200],
    ])
  })

  it('draws a single club', () => {
    const clubs = [{ club: '7-iron', carryYards: 150, isEstimated: false, loftDeg: CLUBS['7-iron'].loftDeg }] as const
    const { dots, holes, heightPx } = pictureGeometry(
      clubs.map((club) => labelled(club)),
      PHONE,
    )
    expect(dots).toHaveLength(1)
    expect(holes).toEqual([])
    expect(dots[0]?.yPx).toBeLessThan(heightPx)
  })

  it('keeps every dot and label inside the frame and no label above another, whatever the bag', () => {
    fc.assert(
      fc.property(anyClubs, fc.integer({ min: 280, max: 640 }), fc.constantFrom(...UNITS), (clubs, widthPx, units) => {
        const { dots, bottomPx, leftPx, heightPx } = pictureGeometry(
          clubs.map((club) => labelled(club, units)),
          { widthPx, units },
        )
        expect(dots).toHaveLength(clubs.length)
        expect(Number.isFinite(heightPx)).toBe(true)
        for (const [index, { club, xPx, yPx, labelYPx }] of dots.entries()) {
          expect(xPx).toBeGreaterThan(leftPx)
          expect(xPx + LABEL_FROM_DOT_PX + labelWidthPx(club)).toBeLessThanOrEqual(widthPx + 1)
          expect(yPx).toBeLessThanOrEqual(bottomPx)
          expect(labelYPx).toBeLessThanOrEqual(yPx)
          expect(labelYPx).toBeGreaterThan(30)
          expect((dots[index + 1]?.labelYPx ?? Infinity) - labelYPx).toBeGreaterThan(15.9)
        }
      }),
      { numRuns: 200, seed: 20 },
    )
  })
})
