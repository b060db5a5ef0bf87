import { describe, expect, it } from 'vitest'
import { TYPICAL_PATTERN } from '@bagwise/golf/memory/club-pattern'
import type { LearnedClub } from '@bagwise/golf/memory/learned-club'
import { metresFromYards } from '@bagwise/golf/units'
import { MOST_DOTS, patternGeometry } from './pattern-geometry.ts'
import type { DrawnShot } from './pattern-geometry.ts'

const shares = { own: 0.8, otherClubs: 0.1, typical: 0.1 }
const LEARNED: LearnedClub = {
  club: '7-iron',
  shotCount: 20,
  weight: 18,
  carryYards: 148,
  carrySdYards: 2,
  pattern: { ...TYPICAL_PATTERN, tilt: 0.3 },
  mishitShare: 0.1,
  biasYards: 6,
  biasSdYards: 2,
  acrossYards: 8,
  alongYards: 9,
  degrees: 30,
  shares: { carry: shares, across: shares, along: shares, bias: shares },
}
const at = (carryYards: number, sideYards: number | undefined, kind: DrawnShot['kind'] = 'counts'): DrawnShot => ({
  carryYards,
  sideYards,
  kind,
})
const drawn = (shots: readonly DrawnShot[], units: 'yards' | 'metres' = 'yards', learned = LEARNED) =>
  patternGeometry({ learned, shots, widthPx: 326, units })

describe('the pattern from above', () => {
  it('has long shots at the top, right ones at the right, and one scale for both', () => {
    const { dots, aimPx, middle } = drawn([at(148, 6), at(158, 6), at(148, 16)])
    const [centre, long, right] = dots
    expect(centre).toMatchObject(middle)
    expect(long?.yPx).toBeLessThan(centre?.yPx ?? 0)
    expect((right?.xPx ?? 0) - (centre?.xPx ?? 0)).toBeCloseTo((centre?.yPx ?? 0) - (long?.yPx ?? 0), 9)
    expect(middle.xPx).toBeGreaterThan(aimPx)
  })

  it('turns its ovals as the shots do', () => {
    expect(drawn([]).outer.turnDeg).toBeGreaterThan(0)
    expect(drawn([]).outer.longPx).toBeGreaterThan(drawn([]).inner.longPx)
  })

  it('holds both ovals, whatever the shots', () => {
    for (const acrossYards of [2, 8, 40]) {
      const { middle, outer, heightPx, leftPx, widthPx } = drawn([], 'yards', { ...LEARNED, acrossYards })
      const turn = (outer.turnDeg * Math.PI) / 180
      const alongPx = Math.hypot(outer.longPx * Math.cos(turn), outer.shortPx * Math.sin(turn))
      const acrossPx = Math.hypot(outer.longPx * Math.sin(turn), outer.shortPx * Math.cos(turn))
      expect(middle.yPx - alongPx).toBeGreaterThan(0)
      expect(middle.yPx + alongPx).toBeLessThan(heightPx)
      expect(middle.xPx - acrossPx).toBeGreaterThan(leftPx)
      expect(middle.xPx + acrossPx).toBeLessThan(widthPx)
    }
  })

  it('counts shots that are too far off for the picture, and draws those without a direction by length', () => {
    const { dots, ticks, beyondCount } = drawn([
      at(148, 6),
      at(60, 0, 'mishit'),
      at(390, 90, 'odd'),
      at(150, undefined),
    ])
    expect(dots).toHaveLength(1)
    expect(ticks).toHaveLength(1)
    expect(beyondCount).toBe(2)
  })

  it('MEM-37 (drawing) draws the newest 200 of ten thousand as dots and the others as density', () => {
    const shots = Array.from({ length: 10_000 }, (_, index) => at(140 + (index % 17), (index % 13) - 2))
    const { dots, density, densityCount } = drawn(shots)
    expect(dots).toHaveLength(MOST_DOTS)
    expect(densityCount).toBe(9_800)
    expect(density.length).toBeGreaterThan(0)
    expect(density.length).toBeLessThanOrEqual(4)
    expect(density.at(-1)?.share).toBe(1)
    expect(drawn(shots.slice(0, MOST_DOTS)).density).toEqual([])
  })

  it('has guides at round numbers of the golfer’s units, each at its own length', () => {
    const shots = [at(150, 0)]
    for (const units of ['yards', 'metres'] as const) {
      const { guides, dots } = drawn(shots, units)
      expect(guides.length).toBeGreaterThan(0)
      expect(guides.length).toBeLessThanOrEqual(4)
      expect(guides.every(({ shown }) => shown % 5 === 0)).toBe(true)
      const [first, second] = guides
      if (!first || !second) throw new Error('There are at least two')
      const pxPerShown = (first.yPx - second.yPx) / (second.shown - first.shown)
      const shownOfDot = units === 'yards' ? 150 : metresFromYards(150)
      expect(dots[0]?.yPx).toBeCloseTo(first.yPx - (shownOfDot - first.shown) * pxPerShown, 6)
    }
  })
})
