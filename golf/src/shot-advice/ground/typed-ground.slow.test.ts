import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../../reference/advised-bag.ts'
import { compareTypedHazards } from './compare-typed-hazards.ts'
import { HAZARD_KINDS, HAZARD_SIDES, PINS } from '../shot.ts'
import type { Hazard, Shot } from '../shot.ts'

const HANDICAPS = [5, 15, 28]

function situations(): readonly { readonly shot: Shot; readonly handicap: number }[] {
  const beside = (kind: Hazard['kind']): readonly Hazard[][] => [
    [
      { kind, side: 'left' },
      { kind, side: 'front' },
    ],
    [
      { kind, side: 'right' },
      { kind: 'bunker', side: 'left' },
    ],
  ]
  const hazardSets: readonly (readonly Hazard[])[] = [
    [],
    ...HAZARD_KINDS.flatMap((kind) => HAZARD_SIDES.map((side) => [{ kind, side }])),
    ...HAZARD_KINDS.flatMap(beside),
  ]
  const shots = [
    [95, 'fairway'],
    [150, 'fairway'],
    [165, 'rough'],
    [205, 'fairway'],
    [400, 'tee'],
  ] as const
  return hazardSets.flatMap((hazards) =>
    shots.flatMap(([distanceYards, lie]) =>
      (distanceYards === 150 ? PINS : (['middle'] as const)).flatMap((pin) =>
        HANDICAPS.map((handicap) => ({ shot: { distanceYards, lie, slope: 'flat', pin, hazards } as const, handicap })),
      ),
    ),
  )
}

describe('typed hazards as polygons', () => {
  it('HOL-23 give the same club in all 399 situations, and each swing within 0.01 strokes', () => {
    const all = situations()
    expect(all).toHaveLength(399)
    let [worst, worstCost] = [0, 0]
    for (const { shot, handicap } of all) {
      const { worstStrokes, isSameClub, costStrokes } = compareTypedHazards(ADVISED_BAG, { shot, handicap })
      worst = Math.max(worst, worstStrokes)
      worstCost = Math.max(worstCost, costStrokes)
      expect(isSameClub, JSON.stringify({ shot, handicap })).toBe(true)
      expect(worstStrokes, JSON.stringify({ shot, handicap })).toBeLessThanOrEqual(0.01)
    }
    expect(worst).toBeGreaterThan(0)
    expect(worstCost).toBeLessThanOrEqual(0.01)
  })
})
