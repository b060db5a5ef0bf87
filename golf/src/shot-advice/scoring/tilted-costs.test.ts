import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../../reference/advised-bag.ts'
import { TYPICAL_PATTERN } from '../../memory/club-pattern.ts'
import { REFERENCE_FLIGHT_AIR } from '../../flight/physics/air.ts'
import { holeMap } from '../hole/hole-map.ts'
import { holeOf } from '../hole/hole.ts'
import type { Shot } from '../shot.ts'
import { flyClubs } from '../swings/flown-clubs.ts'
import type { Scatter, Swing } from '../swings/swing.ts'
import { swingsFor } from '../swings/swings.ts'
import { cellWeights } from './normal.ts'
import { scoreSwings } from './score-swings.ts'
import { swingCosts } from './swing-costs.ts'

const HANDICAP = 15
const SHOT: Shot = {
  distanceYards: 150,
  lie: 'fairway',
  slope: 'flat',
  pin: 'middle',
  hazards: [
    { kind: 'water', side: 'right' },
    { kind: 'bunker', side: 'front' },
  ],
}
const HOLE = holeOf(SHOT)

function swingsWith(pattern: Partial<typeof TYPICAL_PATTERN>, shot = SHOT): readonly Swing[] {
  const bag = ADVISED_BAG.map((club) => ({ ...club, pattern: { ...TYPICAL_PATTERN, ...pattern } }))
  const flown = flyClubs(bag, { shot, air: REFERENCE_FLIGHT_AIR, trajectory: undefined, isLeftHanded: false })
  if ('problem' in flown) throw new Error(flown.problem)
  return swingsFor(flown, { shot, handicap: HANDICAP, windMph: 0 })
}

describe('the strokes of a tilted scatter', () => {
  const [any] = swingsWith({})
  const map = holeMap({ hole: HOLE, handicap: HANDICAP, cellYards: 1, sideYards: 150 })
  const costOf = (scatter: Scatter, aimYards: number) => {
    if (!any) throw new Error('A bag has a swing')
    const maps = { solidMap: map, mishitMap: map, aimsYards: [aimYards] }
    return swingCosts({ ...any, scatters: [scatter] }, maps)(aimYards)
  }

  it.each([1, -1, 2])('are those of its balls of each length, each %s yards right for a yard long', (rightPerLong) => {
    const scatter: Scatter = { share: 1, landingYards: 145, rollYards: 5, distanceSdYards: 8, lateralSdYards: 6 }
    const { firstCell, weights } = cellWeights({ meanYards: 150, sdYards: scatter.distanceSdYards, cellYards: 1 })
    let strokes = 0
    for (const [index, weight] of weights.entries()) {
      const longYards = firstCell + index - 150
      const sliceOf = { ...scatter, landingYards: scatter.landingYards + longYards, distanceSdYards: 0.01 }
      strokes += weight * costOf(sliceOf, 3 + rightPerLong * longYards)
    }
    expect(costOf({ ...scatter, rightPerLong }, 3)).toBeCloseTo(strokes, 9)
  })

  it('lie between those of whole cells', () => {
    const scatter: Scatter = { share: 1, landingYards: 145, rollYards: 5, distanceSdYards: 8, lateralSdYards: 6 }
    const at = (rightPerLong: number) => costOf({ ...scatter, rightPerLong }, 3)
    const none = costOf(scatter, 3)
    expect(at(1e-9)).toBeCloseTo(none, 6)
    expect(at(0.5)).toBeGreaterThan(Math.min(none, at(1)))
    expect(at(0.5)).toBeLessThan(Math.max(none, at(1)))
  })
})

describe('the map', () => {
  it.each([
    { name: 'a long right tilt', pattern: { tilt: 0.8, acrossRatio: 2 } },
    { name: 'a long left tilt', pattern: { tilt: -0.8, acrossRatio: 2 } },
    { name: 'a wide spread that is hardly long', pattern: { tilt: 0.8, acrossRatio: 4, alongRatio: 0.15 } },
  ])('reaches every ball: $name', ({ pattern }) => {
    const wide = holeMap({ hole: HOLE, handicap: HANDICAP, cellYards: 1, sideYards: 400 })
    const scored = scoreSwings(swingsWith(pattern), { hole: HOLE, handicap: HANDICAP }).slice(0, 8)
    expect(scored).not.toEqual([])
    for (const { swing, aimYards, expectedStrokes } of scored) {
      const exact = swingCosts(swing, { solidMap: wide, mishitMap: wide, aimsYards: [aimYards] })(aimYards)
      expect(Math.abs(expectedStrokes - exact)).toBeLessThan(0.01)
    }
  })
})
