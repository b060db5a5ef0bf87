import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../../reference/advised-bag.ts'
import { REFERENCE_FLIGHT_AIR } from '../../flight/physics/air.ts'
import { holeMap } from '../hole/hole-map.ts'
import { holeOf } from '../hole/hole.ts'
import type { Hazard, Shot } from '../shot.ts'
import { expectedPutts } from '../strokes.ts'
import { flyClubs } from '../swings/flown-clubs.ts'
import type { Swing } from '../swings/swing.ts'
import { swingsFor } from '../swings/swings.ts'
import { scoreSwings } from './score-swings.ts'
import { swingCosts } from './swing-costs.ts'

const HANDICAP = 15
const FAIRWAY: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }

function swings(shot: Shot, handicap = HANDICAP): readonly Swing[] {
  const flown = flyClubs(ADVISED_BAG, { shot, air: REFERENCE_FLIGHT_AIR, trajectory: undefined, isLeftHanded: false })
  if ('problem' in flown) throw new Error(flown.problem)
  return swingsFor(flown, { shot, handicap, windMph: 0 })
}

describe('the strokes of a swing', () => {
  const ALL_AROUND: readonly Hazard[] = [
    { kind: 'water', side: 'front' },
    { kind: 'bunker', side: 'left' },
    { kind: 'ob', side: 'right' },
  ]

  it.each([
    { name: 'an approach', shot: FAIRWAY },
    { name: 'an approach among hazards', shot: { ...FAIRWAY, hazards: ALL_AROUND } },
    { name: 'a pitch', shot: { ...FAIRWAY, distanceYards: 45 } },
    { name: 'a bunker shot', shot: { ...FAIRWAY, lie: 'bunker' as const, distanceYards: 30 } },
    {
      name: 'a short bunker shot with many a mishit',
      shot: {
        ...FAIRWAY,
        lie: 'bunker' as const,
        distanceYards: 16,
        hazards: [{ kind: 'ob' as const, side: 'back' as const }],
      },
      handicap: 36,
    },
  ])('are within a hundredth of those on cells of half a yard: $name', ({ shot, handicap = HANDICAP }) => {
    const hole = holeOf(shot)
    const map = holeMap({ hole, handicap, cellYards: 0.5, sideYards: 130 })
    const scored = scoreSwings(swings(shot, handicap), { hole, handicap }).slice(0, 12)
    expect(scored).not.toEqual([])
    for (const { swing, aimYards, expectedStrokes } of scored) {
      const exact = swingCosts(swing, { solidMap: map, mishitMap: map, aimsYards: [aimYards] })(aimYards)
      expect(Math.abs(expectedStrokes - exact)).toBeLessThan(0.01)
    }
  })

  it('are those of the first putt for a ball that always stops in one place on the green', () => {
    const hole = holeOf(FAIRWAY)
    const solid = { share: 1, landingYards: 140, rollYards: 5, distanceSdYards: 0.01, lateralSdYards: 0.01 }
    const [any] = swings(FAIRWAY)
    if (!any) throw new Error('A bag has a swing')
    const map = holeMap({ hole, handicap: HANDICAP, cellYards: 1, sideYards: 40 })
    const costs = swingCosts({ ...any, scatters: [solid] }, { solidMap: map, mishitMap: map, aimsYards: [0, 3] })
    expect(costs(0)).toBeCloseTo(1 + expectedPutts({ handicap: HANDICAP, distanceFeet: 15 }), 6)
    expect(costs(3)).toBeCloseTo(1 + expectedPutts({ handicap: HANDICAP, distanceFeet: 3 * Math.hypot(3, 5) }), 6)
  })

  it('never fall as a ball that always stops in one place on the green stops farther from the pin', () => {
    const hole = holeOf(FAIRWAY)
    const map = holeMap({ hole, handicap: HANDICAP, cellYards: 1, sideYards: 40 })
    const [any] = swings(FAIRWAY)
    if (!any) throw new Error('A bag has a swing')
    const strokes = [0, 2, 4, 6, 8, 10].map((shortYards) => {
      const solid = {
        share: 1,
        landingYards: 150 - shortYards,
        rollYards: 0,
        distanceSdYards: 0.01,
        lateralSdYards: 0.01,
      }
      return swingCosts({ ...any, scatters: [solid] }, { solidMap: map, mishitMap: map, aimsYards: [0] })(0)
    })
    expect(strokes).toEqual(strokes.toSorted((a, b) => a - b))
  })

  it('count a ball out of bounds as played again, with a stroke more', () => {
    const shot: Shot = { ...FAIRWAY, hazards: [{ kind: 'ob', side: 'right' }] }
    const hole = holeOf(shot)
    const map = holeMap({ hole, handicap: HANDICAP, cellYards: 1, sideYards: 60 })
    const [any] = swings(shot)
    if (!any) throw new Error('A bag has a swing')
    const scatter = { landingYards: 150, rollYards: 0, distanceSdYards: 0.01, lateralSdYards: 0.01 }
    const inside = { ...scatter, share: 0.75 }
    const outside = { ...scatter, share: 0.25, lateralSdYards: 0.01 }
    const costOf = (scatters: Swing['scatters'], aimYards: number) =>
      swingCosts({ ...any, scatters }, { solidMap: map, mishitMap: map, aimsYards: [aimYards] })(aimYards)

    const strokesIn = costOf([{ ...inside, share: 1 }], 0) - 1
    // All out of bounds: nine in ten count as such, or the shot would never end.
    expect(costOf([{ ...outside, share: 1 }], 30)).toBeCloseTo((1 + 0 + 0.9) / 0.1, 6)
    expect(costOf([inside], 0)).toBeCloseTo(1 + 0.75 * strokesIn, 6)
  })
})

describe('the swings that are looked at closely', () => {
  it('are never aimed into water or out of bounds', () => {
    const shot: Shot = {
      ...FAIRWAY,
      hazards: [
        { kind: 'water', side: 'front' },
        { kind: 'ob', side: 'right' },
      ],
    }
    const hole = holeOf(shot)
    for (const { swing, aimYards } of scoreSwings(swings(shot), { hole, handicap: HANDICAP })) {
      expect(aimYards).toBeLessThanOrEqual(15)
      // The water extends from 107 to 132 yards.
      expect(swing.finishYards <= 107 || swing.finishYards >= 132).toBe(true)
    }
  })

  it('leave out a swing that is meant for water, however few strokes it would cost', () => {
    const shot: Shot = { ...FAIRWAY, hazards: [{ kind: 'water', side: 'front' }] }
    const all = swings(shot)
    const [any] = all
    if (!any) throw new Error('A bag has a swing')
    const onPin = { share: 1, landingYards: 150, rollYards: 0, distanceSdYards: 1, lateralSdYards: 1 }
    const wet: Swing = { ...any, club: 'putter', finishYards: 120, scatters: [onPin] }
    const clubsOf = (looked: readonly Swing[]) =>
      scoreSwings(looked, { hole: holeOf(shot), handicap: HANDICAP }).map(({ swing }) => swing.club)
    expect(clubsOf([...all, { ...wet, finishYards: 150 }])).toContain('putter')
    expect(clubsOf([...all, wet])).not.toContain('putter')
    expect(clubsOf([wet])).toContain('putter')
  })

  it('are the same ones, and cost as much, as when what lies ahead is worked out for every swing', () => {
    for (const distanceYards of [90, 180, 330]) {
      const shot = { ...FAIRWAY, distanceYards }
      const hole = holeOf(shot)
      const all = swings(shot)
      for (const perYard of [0, 0.0004, 0.004]) {
        const aheadStrokes = (leftYards: number) => Math.max(0, leftYards) * perYard
        const scored = scoreSwings(all, { hole, handicap: HANDICAP, aheadStrokes })
        const fewest = Math.min(...scored.map(({ expectedStrokes }) => expectedStrokes))
        const alone = all.flatMap((swing) => scoreSwings([swing], { hole, handicap: HANDICAP, aheadStrokes }))
        // Coarse cells may be slightly off.
        expect(Math.min(...alone.map(({ expectedStrokes }) => expectedStrokes))).toBeGreaterThan(fewest - 0.02)
        for (const { swing, aimYards, expectedStrokes } of scored) {
          const same = alone.find((other) => other.swing === swing && other.aimYards === aimYards)
          expect(same?.expectedStrokes).toBeCloseTo(expectedStrokes, 9)
        }
      }
    }
  })

  it('are not asked what lies ahead of them when they are out of the running anyway', () => {
    const asked: number[] = []
    const shot: Shot = { ...FAIRWAY, distanceYards: 150 }
    const aheadStrokes = (leftYards: number) => {
      asked.push(leftYards)
      return 0
    }
    scoreSwings(swings(shot), { hole: holeOf(shot), handicap: HANDICAP, aheadStrokes })
    expect(Math.max(...asked)).toBeLessThan(60)
  })

  it('belong to five clubs at most', () => {
    const scored = scoreSwings(swings(FAIRWAY), { hole: holeOf(FAIRWAY), handicap: HANDICAP })
    expect(new Set(scored.map(({ swing }) => swing.club)).size).toBeLessThanOrEqual(5)
  })
})
